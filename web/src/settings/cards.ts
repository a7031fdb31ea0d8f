/** Settings of the cards: design, letters, colours, back. */
import { html } from 'lit'
import type { TemplateResult } from 'lit'
import type { App } from '../app'
import { DESIGNS, PLAIN, faceUrl, lettersOf } from '../deck/deck'
import type { IndexSet } from '../deck/deck'
import { LETTER_CHOICES } from '../game/settings'
import { indexSet } from '../language/languages'
import { backsTemplate } from './backs'
import { listTemplate, picturesTemplate, sectionTemplate, switchTemplate } from './parts'

export function cardsSection(app: App): TemplateResult {
  const { words, settings } = app
  const own = indexSet(words.language)
  const set = settings.letters === 'language' ? own : settings.letters
  const designs = DESIGNS.map((design) => ({
    value: design,
    text: words.say(`deck-${design}`),
    picture: faceUrl('Kh', set, 'full', { ...PLAIN, ...settings, design }),
  }))
  const letters = LETTER_CHOICES.map((value) => ({
    value,
    text: value === 'language' ? words.say('settings-letters-language', { letters: lettersOf(own) }) : lettersName(value),
  }))
  return sectionTemplate(
    'cards',
    words.say('settings-cards'),
    html`${picturesTemplate('design', words.say('settings-design'), designs, settings.design, (design) => app.change({ design }))}
      ${backsTemplate(app)}
      ${listTemplate('letters', words.say('settings-letters'), letters, settings.letters, (chosen) => app.change({ letters: chosen }))}
      ${switchTemplate('four-colours', words.say('settings-four-colours'), settings.fourColours, (fourColours) => app.change({ fourColours }))}
      ${switchTemplate('large-indices', words.say('settings-large-indices'), settings.largeIndices, (largeIndices) => app.change({ largeIndices }))}`,
  )
}

/** `V D R A · français`: with the language's own name for itself. */
function lettersName(set: IndexSet): string {
  return `${lettersOf(set)} · ${new Intl.DisplayNames([set], { type: 'language' }).of(set) ?? set}`
}
