// Bakes the textures of cloth and wood into small grey tiles that repeat without a seam:
//   node dev/tiles.mjs      writes src/look/nap.png, grain.png (along) and grain-upright.png
// Tiles instead of live filters: the browser paints them once and moves cards over them for nothing.
import { writeFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'

function random(seed) {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Smooth noise that repeats: a lattice of `across` by `down` random values over the tile. */
function lattice(across, down, seed) {
  const next = random(seed)
  const values = Array.from({ length: across * down }, next)
  const at = (x, y) => values[(((y % down) + down) % down) * across + (((x % across) + across) % across)]
  const ease = (t) => t * t * (3 - 2 * t)
  return (u, v) => {
    const x = u * across
    const y = v * down
    const [i, j] = [Math.floor(x), Math.floor(y)]
    const [s, t] = [ease(x - i), ease(y - j)]
    const upper = at(i, j) * (1 - s) + at(i + 1, j) * s
    const lower = at(i, j + 1) * (1 - s) + at(i + 1, j + 1) * s
    return upper * (1 - t) + lower * t
  }
}

function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const out = Buffer.alloc(body.length + 8)
  out.writeUInt32BE(data.length, 0)
  body.copy(out, 4)
  out.writeUInt32BE(crc(body), body.length + 4)
  return out
}

function crc(bytes) {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let k = 0; k < 8; k++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return (value ^ 0xffffffff) >>> 0
}

/** A grey picture of 16 levels. `shade(u, v)` gives 0 (black) to 1 (white). */
function png(width, height, shade) {
  const rows = []
  for (let y = 0; y < height; y++) {
    const row = Buffer.alloc(1 + width / 2)
    for (let x = 0; x < width; x++) {
      const level = Math.max(0, Math.min(15, Math.round(shade(x / width, y / height) * 15)))
      row[1 + (x >> 1)] |= x % 2 === 0 ? level << 4 : level
    }
    rows.push(row)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([4, 0, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const target = new URL('../src/look/', import.meta.url)

const coarse = lattice(70, 110, 4)
const fine = lattice(160, 160, 9)
writeFileSync(new URL('nap.png', target), png(160, 160, (u, v) => 0.5 + (coarse(u, v) - 0.5) * 0.5 + (fine(u, v) - 0.5) * 0.6))

// Long fibres, few rings: stretched noise through a wave.
const rings = lattice(3, 9, 11)
const fibres = lattice(10, 48, 5)
const pores = lattice(60, 64, 3)
const wood = (u, v) => {
  const wave = 0.5 + 0.5 * Math.sin((rings(u, v) * 5 + v * 4) * Math.PI * 2)
  return 1 - (0.42 * wave + 0.5 * fibres(u, v) + (pores(u, v) > 0.86 ? 0.25 : 0)) * 0.9
}
writeFileSync(new URL('grain.png', target), png(720, 64, wood))
writeFileSync(new URL('grain-upright.png', target), png(64, 720, (u, v) => wood(v, u)))
