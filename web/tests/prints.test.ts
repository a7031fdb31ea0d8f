import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AS_DRAWN } from '../src/deck/finish'
import type { CardFinish } from '../src/deck/finish'
import { Prints } from '../src/deck/prints'

/** As much of an image as is needed. What it showed, one after the other. */
class FakeImage {
  readonly showed: string[] = []
  complete = true
  naturalWidth = 240
  isConnected = true

  set src(address: string) {
    this.showed.push(address)
  }

  getAttribute(): string | null {
    return this.showed.at(-1) ?? null
  }

  decode(): Promise<void> {
    return Promise.resolve()
  }
}

const finish = (part: Partial<CardFinish>): CardFinish => ({ ...AS_DRAWN, isStark: false, ...part })
const warm = finish({ temperature: 80 })

let printed: string[]
let isOffline: boolean
let held: (() => void)[] | null
const living = new Set<string>()

function prints(): Prints {
  return new Prints(async () => async (url, width, { contrast, temperature }) => {
    if (held !== null) await new Promise<void>((go) => held?.push(go))
    if (isOffline) return null
    const text = `${url} ${width} ${contrast} ${temperature}`
    printed.push(text)
    return new Blob([text])
  })
}

function hung(all: Prints, url: string, width: number): FakeImage {
  const image = new FakeImage()
  all.hang(image as unknown as HTMLImageElement, url, width)
  return image
}

const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 5))

beforeEach(() => {
  printed = []
  isOffline = false
  held = null
  living.clear()
  let count = 0
  vi.stubGlobal('Image', FakeImage)
  vi.stubGlobal('devicePixelRatio', 2)
  vi.stubGlobal('URL', {
    createObjectURL: () => {
      const address = `blob:${++count}`
      living.add(address)
      return address
    },
    revokeObjectURL: (address: string) => living.delete(address),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('pictures of the deck', () => {
  it('are the files while nothing is finished otherwise', async () => {
    const all = prints()
    const image = hung(all, 'q.svg', 60)
    all.prepare(['k.svg'], 60)
    await settle()
    expect(image.showed).toEqual(['q.svg'])
    expect(printed).toEqual([])
  })

  it('are printed once for their size in dots, and shown wherever they hang', async () => {
    const all = prints()
    all.finish = warm
    const one = hung(all, 'q.svg', 60)
    const other = hung(all, 'q.svg', 60)
    await settle()
    hung(all, 'q.svg', 60)
    await settle()
    expect(printed).toEqual(['q.svg 120 50 80'])
    expect(one.showed).toEqual(['q.svg', 'blob:1'])
    expect(other.showed).toEqual(['q.svg', 'blob:1'])
  })

  it('of another size show the nearest print until theirs is there', async () => {
    const all = prints()
    all.finish = warm
    hung(all, 'q.svg', 60)
    await settle()
    const larger = hung(all, 'q.svg', 90)
    expect(larger.showed).toEqual(['blob:1'])
    await settle()
    expect(larger.showed).toEqual(['blob:1', 'blob:2'])
  })

  it('keep what they show until the next finish is printed, and what it leaves behind is let go', async () => {
    const all = prints()
    all.finish = warm
    const image = hung(all, 'q.svg', 60)
    await settle()
    all.finish = finish({ temperature: 90 })
    expect(image.showed).toEqual(['q.svg', 'blob:1'])
    await settle()
    expect(image.showed).toEqual(['q.svg', 'blob:1', 'blob:2'])
    expect([...living]).toEqual(['blob:2'])
  })

  it('are not printed for finishes that a slider has passed', async () => {
    const all = prints()
    held = []
    all.finish = warm
    const images = ['a.svg', 'b.svg', 'c.svg'].map((url) => hung(all, url, 60))
    await settle()
    for (const temperature of [81, 82, 83, 84]) all.finish = finish({ temperature })
    for (const go of held.splice(0)) go()
    held = null
    await settle()
    const counts = new Map<string, number>()
    for (const text of printed) counts.set(text.slice(-2), (counts.get(text.slice(-2)) ?? 0) + 1)
    expect(counts.get('84')).toBe(3)
    expect(counts.get('81') ?? 0).toBe(0)
    expect(counts.get('82') ?? 0).toBe(0)
    expect(images.every((image) => living.has(image.showed.at(-1) ?? ''))).toBe(true)
  })

  it('are the files again when all is as drawn, and no print is kept', async () => {
    const all = prints()
    all.finish = warm
    const image = hung(all, 'q.svg', 60)
    await settle()
    all.finish = finish({})
    expect(image.showed.at(-1)).toBe('q.svg')
    expect([...living]).toEqual([])
  })

  it('are prepared after what is seen', async () => {
    const all = prints()
    all.finish = warm
    all.prepare(['a.svg', 'b.svg'], 60)
    hung(all, 'seen.svg', 60)
    await settle()
    expect(printed.map((text) => text.slice(0, 4))).toEqual(['seen', 'a.sv', 'b.sv'])
  })

  it('that cannot be printed stay files, and are asked for again', async () => {
    const all = prints()
    isOffline = true
    all.finish = warm
    const image = hung(all, 'q.svg', 60)
    await settle()
    expect(image.showed).toEqual(['q.svg'])
    isOffline = false
    all.hang(image as unknown as HTMLImageElement, 'q.svg', 60)
    await settle()
    expect(image.showed).toEqual(['q.svg', 'blob:1'])
  })

  it('are stark with high contrast, also at 50', async () => {
    const all = prints()
    all.finish = finish({ isStark: true })
    const image = hung(all, 'q.svg', 60)
    await settle()
    expect(image.showed.at(-1)).toBe('blob:1')
  })

  it('keep a bounded number of prints', async () => {
    const all = prints()
    all.finish = warm
    const image = hung(all, '0.svg', 200)
    all.prepare(Array.from({ length: 80 }, (_, i) => `${i}.svg`), 200)
    await settle()
    await vi.waitFor(() => expect(printed.length).toBe(80))
    await settle()
    expect(living.size).toBeLessThan(60)
    expect(living.has(image.showed.at(-1) ?? '')).toBe(true)
  })
})
