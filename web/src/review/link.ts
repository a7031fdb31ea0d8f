/** A record as the fragment of an address: compressed, in letters that no address changes. A browser sends no fragment to any server. */
import { Failed } from '../link/api'

/** The largest record that is read or made: what the server takes. */
export const MOST_LETTERS = 60_000

export async function fragmentOf(record: string): Promise<string> {
  const packed = await bytesOf(new Blob([record]).stream().pipeThrough(new CompressionStream('deflate-raw')), MOST_LETTERS)
  const letters = Array.from(packed, (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The record of a fragment. Failed `bad_link` for what is none, `record_too_large` for what would become too large: it is not unpacked any further. */
export async function recordOf(fragment: string): Promise<string> {
  if (fragment.length > MOST_LETTERS) throw new Failed('record_too_large', {})
  const packed = unlettered(fragment)
  if (packed === null) throw new Failed('bad_link', {})
  let bytes: Uint8Array
  try {
    bytes = await bytesOf(new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')), MOST_LETTERS)
  } catch (error) {
    throw error instanceof Failed ? error : new Failed('bad_link', {})
  }
  const record = new TextDecoder().decode(bytes)
  if (!/^[ -~]+$/.test(record)) throw new Failed('bad_link', {})
  return record
}

function unlettered(fragment: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9_-]+$/.test(fragment)) return null
  try {
    return Uint8Array.from(atob(fragment.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
  } catch {
    return null // a length that no bytes have
  }
}

/** All that a stream gives. Failed `record_too_large` as soon as it has given more than `most` bytes; the rest is never asked for. */
async function bytesOf(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const reader = stream.getReader()
  const parts: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > most) {
      await reader.cancel().catch(() => undefined)
      throw new Failed('record_too_large', {})
    }
    parts.push(value)
  }
  const all = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
