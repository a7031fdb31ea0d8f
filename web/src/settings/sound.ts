/** Settings of what is heard and felt. */
import { html, nothing } from 'lit'
import type { TemplateResult } from 'lit'
import type { App } from '../app'
import { canVibrate } from '../sound/sounds'
import { sectionTemplate, sliderTemplate, switchTemplate } from './parts'

export function soundSection(app: App): TemplateResult {
  const { words, settings } = app
  const hear = (): void => {
    app.sounds.wake()
    app.sounds.playOnce('beat')
  }
  const volume = sliderTemplate({
    name: 'volume',
    text: words.say('settings-volume'),
    value: settings.volume,
    said: words.say('percent', { value: settings.volume }),
    change: (value) => app.change({ volume: value }),
    changed: hear,
  })
  const turn = (sounds: boolean): void => {
    app.change({ sounds })
    hear()
  }
  const vibrate = (vibration: boolean): void => {
    app.change({ vibration })
    app.sounds.vibrate()
  }
  return sectionTemplate(
    'sound',
    words.say('settings-sound'),
    html`${switchTemplate('sounds', words.say('settings-sounds'), settings.sounds, turn)} ${settings.sounds ? volume : nothing}
      ${canVibrate() ? switchTemplate('vibration', words.say('settings-vibration'), settings.vibration, vibrate) : nothing}`,
  )
}
