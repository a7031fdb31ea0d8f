/** The proof of a finished game's deal, for people: what was promised, what was added, whether it fits. */
import { html, nothing } from 'lit'
import type { TemplateResult } from 'lit'
import type { Words } from '../language/words'
import { Failed, gameRecord } from '../link/api'
import { pledgeOf } from '../link/pledges'
import { icon } from '../look/icons'
import { verify } from './verify'
import type { Finding } from './verify'

type Copied = 'no' | 'yes' | 'failed'

export class FairPanel {
  #line: string | null = null
  #failure: Failed | null = null
  #copied: Copied = 'no'
  /** A record that the person has pasted; null before. */
  #other: string | null = null

  /** `table`: null for a game that was not played in this browser. `record`: where it comes from, if not from the table. */
  constructor(
    private readonly table: string | null,
    private readonly changed: () => void,
    record: Promise<string> = table === null ? Promise.reject(new Failed('unreachable', {})) : gameRecord(table),
  ) {
    record
      .then((line) => (this.#line = line))
      .catch((error: unknown) => (this.#failure = error instanceof Failed ? error : new Failed('unreachable', {})))
      .finally(changed)
  }

  template(words: Words): TemplateResult {
    if (this.#failure !== null) {
      const { id, args } = words.refusal(this.#failure)
      return html`<p role="alert">${words.say(id, args)}</p>`
    }
    if (this.#line === null) return html`<p class="quiet" role="status">${words.say('fair-loading')}</p>`
    const noted = this.table === null ? null : pledgeOf(this.table)
    const findings = verify(this.#line, noted?.commitment)
    return html`<div class="fair">
      ${verdict(words, findings, noted !== null)}
      ${hasNoProof(findings) ? nothing : html`<p>${words.say(noted === null && !isAdded(this.#line) ? 'fair-how-alone' : 'fair-how')}</p>`}
      ${this.#parts(words, this.#line)}
      ${this.#record(words, this.#line)}
      ${this.#check(words)}
      <p class="quiet small">${words.say('fair-terminal')}</p>
    </div>`
  }

  #parts(words: Words, line: string): TemplateResult {
    const rows = (['commitment', 'nonces', 'seed'] as const).flatMap((key) => {
      const value = new RegExp(` x-${key}=(\\S+)`).exec(line)?.[1]
      const name = key === 'commitment' && !isAdded(line) ? 'fingerprint' : key
      return value === undefined ? [] : [html`<div><dt>${words.say(`fair-${name}`)}</dt><dd><code>${value}</code></dd></div>`]
    })
    return html`<dl class="proof">${rows}</dl>`
  }

  #record(words: Words, line: string): TemplateResult {
    const copy = async (): Promise<void> => {
      try {
        await navigator.clipboard.writeText(line)
        this.#copied = 'yes'
      } catch {
        this.#copied = 'failed' // not allowed, or not over a safe connection
      }
      this.changed()
    }
    const said = { no: '', yes: 'fair-copied', failed: 'fair-copy-failed' }[this.#copied]
    return html`<details>
      <summary>${words.say('fair-record')}</summary>
      <textarea readonly rows="4" data-testid="fair-record" aria-label=${words.say('fair-record')} .value=${line}></textarea>
      <div class="keys">
        <span class="quiet" role="status">${said === '' ? '' : words.say(said)}</span>
        <button type="button" class="key" @click=${() => void copy()}><span>${words.say('fair-copy')}</span></button>
      </div>
    </details>`
  }

  #check(words: Words): TemplateResult {
    const check = (event: Event): void => {
      event.preventDefault()
      const field = (event.target as HTMLFormElement).elements.namedItem('record') as HTMLTextAreaElement
      this.#other = field.value.trim()
      this.changed()
    }
    return html`<details>
      <summary>${words.say('fair-other')}</summary>
      <form @submit=${check}>
        <textarea name="record" rows="4" required spellcheck="false" data-testid="fair-other" aria-label=${words.say('fair-other')}></textarea>
        <div class="keys"><button type="submit" class="key" data-testid="fair-check"><span>${words.say('fair-check')}</span></button></div>
        <div role="status">${this.#other === null ? nothing : verdict(words, verify(this.#other), false)}</div>
      </form>
    </details>`
  }
}

/** Whether a person's page has added to the deal. */
function isAdded(line: string): boolean {
  return / x-nonces=\S/.test(line)
}

/** Dealt before deals could be proved. */
function hasNoProof(findings: readonly Finding[]): boolean {
  return findings.length === 4 && findings.every(({ code }) => code === 'lacks')
}

function verdict(words: Words, findings: readonly Finding[], isNoted: boolean): TemplateResult {
  if (findings.length === 0) {
    return html`<p class="verdict-line" data-testid="fair-verdict" data-fair="yes">${icon('out')}<b>${words.say(isNoted ? 'fair-proved' : 'fair-proved-unnoted')}</b></p>`
  }
  if (hasNoProof(findings)) return html`<p data-testid="fair-verdict" data-fair="none">${words.say('fair-none')}</p>`
  return html`<p class="verdict-line" data-testid="fair-verdict" data-fair="no">${icon('close')}<b>${words.say('fair-unproved')}</b></p>
    <ul class="found">${findings.map(({ code, facts }) => html`<li>${words.say(`fair-found-${code}`, factsOf(facts))}</li>`)}</ul>`
}

/** A card that is not there is `none`: Fluent has no empty case. */
function factsOf(facts: Finding['facts']): Record<string, string | number> {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, value === '' ? 'none' : value]))
}
