/** The words the page speaks in. Another language is fetched first; until it is there, and if it never comes, the old one stays. */
import type { Language } from './languages'
import { Words } from './words'

/** What became of a wish for a language. `overtaken`: another was wished for meanwhile, and this one no longer counts. */
export type Outcome = 'spoken' | 'missing' | 'overtaken'

export class Voice {
  words: Words = new Words('en', '')
  /** The language last wished for could not be fetched. */
  isMissing = false
  #wish = 0

  constructor(private readonly textsOf: (language: Language) => Promise<string>) {}

  async speak(language: Language): Promise<Outcome> {
    const wish = ++this.#wish
    this.isMissing = false
    let texts: string
    try {
      texts = await this.textsOf(language)
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
