/** What has become of sharing, and the link and the record themselves, for those who want to see them. */
import { html } from 'lit'
import type { TemplateResult } from 'lit'
import type { Words } from '../language/words'
import type { Shared } from './share'

export interface Sharing {
  readonly link: string
  readonly record: string
  readonly how: Shared
}

export function shareTemplate(words: Words, { link, record, how }: Sharing): TemplateResult {
  const all = (event: Event): void => (event.target as HTMLInputElement).select()
  return html`<div class="sharing">
    <p role="status" data-testid="shared" data-how=${how}>${words.say(`share-${how}`)}</p>
    <label>${words.say('share-link')}<input readonly data-testid="share-link" .value=${link} @focus=${all} /></label>
    <label>${words.say('share-record')}<textarea readonly rows="4" spellcheck="false" data-testid="share-record" .value=${record} @focus=${all}></textarea></label>
    <p class="quiet small">${words.say('share-about')}</p>
  </div>`
}
