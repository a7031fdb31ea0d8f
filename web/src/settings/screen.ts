/** The settings as a page of their own. */
import { html, nothing } from 'lit'
import type { TemplateResult } from 'lit'
import type { App, Screen } from '../app'
import { frameTemplate } from '../table/frame'
import { settingsTemplate } from './door'

export class SettingsScreen implements Screen {
  constructor(private readonly app: App) {}

  enter(): void {}

  leave(): void {}

  title(): string {
    const { words } = this.app
    return words.say('title-settings')
  }

  template(): TemplateResult {
    const { words } = this.app
    return frameTemplate({
      words,
      screen: 'settings',
      meta: '',
      tools: [],
      goHome: (event) => {
        event.preventDefault()
        this.app.goHome()
      },
      inside: html`<div class="scr s-settings">
        <h1>${words.say('tool-settings')}</h1>
        ${settingsTemplate(this.app)}
        <div class="keys">
          <button type="button" class="key again" data-testid="settings-done" @click=${() => this.app.goHome()}><span>${words.say('home')}</span></button>
        </div>
      </div>`,
      beside: nothing,
    })
  }

  rendered(): void {}
}
