/** Even numbers from a secret and a message: HMAC-SHA-256 in counter mode (docs/fair-deals.md). */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

const WORD = 2 ** 32

export class Chance {
  #block = 0
  #words: number[] = []

  constructor(
    private readonly secret: Uint8Array,
    private readonly message: string,
  ) {}

  /** A number from 0 to `count` - 1, each as likely as any other. */
  below(count: number): number {
    const most = WORD - (WORD % count)
    for (;;) {
      const word = this.#next()
      if (word < most) return word % count
    }
  }

  #next(): number {
    if (this.#words.length === 0) {
      const digest = hmac(sha256, this.secret, utf8ToBytes(`${this.message}|${this.#block++}`))
      const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength)
      this.#words = Array.from({ length: 8 }, (_, i) => view.getUint32(4 * i))
    }
    return this.#words.shift() ?? 0
  }
}

export const commitmentOf = (secret: Uint8Array): string => bytesToHex(sha256(secret))

export const sealOf = (core: string, secret: Uint8Array): string =>
  bytesToHex(hmac(sha256, secret, utf8ToBytes(`kozyr-record-1|${core}`)))
