/** The words the page speaks in. Another language is fetched first; until it is there, and if it never comes, the old one stays. */
import type { Language } from './languages'
import type { Part } from './texts'
import { Words } from './words'

/** What became of a wish for a language. `overtaken`: another was wished for meanwhile, and this one no longer counts. */
export type Outcome = 'spoken' | 'missing' | 'overtaken'

export class Voice {
  words: Words = new Words('en', '')
  /** The language last wished for could not be fetched. */
  isMissing = false
  #wish = 0
  #wished: Language = 'en'
  #parts: readonly Part[] = []

  constructor(private readonly textsOf: (language: Language, parts: readonly Part[]) => Promise<string>) {}

  /** From now on with these texts too. False, and all is as before, if they cannot be fetched. */
  async also(part: Part): Promise<boolean> {
    if (this.#parts.includes(part)) return true
    this.#parts = [...this.#parts, part]
    const outcome = await this.speak(this.#wished)
    if (outcome !== 'missing') return true
    this.#parts = this.#parts.filter((other) => other !== part)
    this.isMissing = false
    return false
  }

  async speak(language: Language): Promise<Outcome> {
    const wish = ++this.#wish
    this.#wished = language
    this.isMissing = false
    let texts: string
    try {
      texts = await this.textsOf(language, this.#parts)
    } catch {
      if (wish !== this.#wish) return 'overtaken'
      this.isMissing = true
      return 'missing'
    }
    if (wish !== this.#wish) return 'overtaken'
    this.words = new Words(language, texts)
    return 'spoken'
  }
}
