/** The room around every screen: the bar, the walnut rim, the cloth, the ground the cards lie on. */
import { html, nothing } from 'lit'
import type { TemplateResult } from 'lit'
import type { Words } from '../language/words'
import { icon, mark } from '../look/icons'
import type { IconName } from '../look/icons'

export interface Tool {
  readonly name: string
  readonly icon: IconName
  readonly run: () => void
}

interface Frame {
  readonly words: Words
  readonly screen: 'start' | 'table' | 'end' | 'settings' | 'profile'
  readonly meta: unknown
  readonly tools: readonly Tool[]
  readonly goHome: (event: Event) => void
  /** After the house's mark: who plays. */
  readonly who?: unknown
  /** Before the tools. */
  readonly before?: unknown
  readonly inside: unknown
  readonly beside: unknown
  /** Between bar and table: the words of a lesson. */
  readonly slip?: TemplateResult | null
  /** What the slip is there for. */
  readonly manner?: 'learning' | 'reviewing'
}

export function frameTemplate({ words, screen, meta, tools, goHome, who, before, inside, beside, slip = null, manner = 'learning' }: Frame): TemplateResult {
  return html`<div class="room ${screen} ${slip === null ? '' : manner}">
    <header class="bar">
      <a class="mark" href="/" aria-label=${words.say('title')} @click=${goHome}>${mark()}<span>${words.say('title')}</span></a>
      ${who ?? nothing} ${meta === '' ? nothing : html`<span class="meta">${meta}</span>`}
      <nav aria-label=${words.say('title')}>
        ${before ?? nothing}
        ${tools.map(
          (tool) => html`<button type="button" class="tool tool-${tool.name}" data-testid="tool-${tool.name}" aria-label=${words.say(`tool-${tool.name}`)} @click=${tool.run}>
            ${icon(tool.icon)}<span>${words.say(`tool-${tool.name}`)}</span>
          </button>`,
        )}
      </nav>
    </header>
    ${slip ?? nothing}
    <main class="tbl">
      <div class="rim"></div>
      <div class="baize"></div>
      <div class="woven"></div>
      <div class="ground" aria-hidden="true"></div>
      ${inside}
    </main>
    ${beside}
  </div>`
}
