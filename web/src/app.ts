/** The page: language, settings, which screen is shown. */
import { html, render } from 'lit'
import type { TemplateResult } from 'lit'
import { isOpen, loadEarned, saveEarned } from './game/earned'
import type { Earned } from './game/earned'
import { loadSettings, saveSettings } from './game/settings'
import type { Settings } from './game/settings'
import { PLAIN } from './deck/deck'
import { Pack } from './deck/pack'
import { pickLanguage } from './language/languages'
import { textsOf } from './language/texts'
import { Voice } from './language/voice'
import type { Outcome } from './language/voice'
import type { Words } from './language/words'
import { GAMES_PATH, PROFILE_PATH, codeIn, learnPath, reviewPath, routeOf, tablePath } from './link/address'
import type { Route } from './link/address'
import { askAhead } from './link/api'
import { Entrance } from './entrance/entrance'
import { layGround } from './look/ground'
import { KeysEditor } from './look/keys-editor'
import { Later } from './look/later'
import { noTextsTemplate } from './look/no-texts'
import { onSystemChange, showTheme } from './look/theme'
import { Sounds } from './sound/sounds'
import { fetchSettings } from './settings/door'
import { SettingsScreen } from './settings/screen'

/** One screen of the page, alive between `enter` and `leave`. */
export interface Screen {
  enter(): void
  leave(): void
  title(): string
  template(): TemplateResult
  /** After the template is in the document. */
  rendered(): void
}

/** The table is fetched for itself: the way in is shown sooner, and brings it while the person looks around. */
const tableScreen = (): Promise<typeof import('./table/screen')> => import('./table/screen')

function fetchWhenIdle(): void {
  const fetched = (): void => void tableScreen().catch(() => undefined)
  if ('requestIdleCallback' in window) requestIdleCallback(fetched)
  else addEventListener('load', fetched, { once: true })
}

/** What the first screen will want, while the page's words are on their way. */
function fetchAhead(route: Route): void {
  if (route.screen === 'entrance') askAhead()
  if (route.screen === 'table') tableScreen().catch(() => undefined) // told when it is shown
}

export class App {
  settings: Settings = loadSettings()
  earned: Earned = loadEarned()
  readonly voice = new Voice(textsOf)
  readonly pack = new Pack()
  readonly keys = new KeysEditor(this)
  readonly sounds = new Sounds(() => this.settings)
  #screen: Screen | null = null
  #isDrawing = false
  #isStale = false

  constructor(private readonly root: HTMLElement) {}

  async start(): Promise<void> {
    fetchAhead(routeOf(location.pathname))
    if ((await this.#speak(this.settings.language)) === 'missing') return this.#tellNoTexts()
    addEventListener('popstate', () => this.#route())
    addEventListener('resize', () => this.render())
    onSystemChange(() => this.render())
    void document.fonts.ready.then(() => this.render())
    this.#route()
    fetchSettings()
  }

  get words(): Words {
    return this.voice.words
  }

  change(part: Partial<Settings>): void {
    const { language } = this.settings
    this.settings = { ...this.settings, ...part }
    saveSettings(this.settings)
    if (part.language === undefined) this.render()
    else void this.#speak(language).then(() => this.render())
  }

  /** What the player has earned, as far as is known now. A back that is not open is quietly the usual one again. */
  learn(earned: Earned): void {
    this.earned = earned
    saveEarned(earned)
    this.change(isOpen(earned, this.settings.back) ? {} : { back: PLAIN.back })
  }

  goToTable(table: string): void {
    this.#go(tablePath(table))
  }

  goHome(): void {
    this.#go('/')
  }

  goToProfile(): void {
    this.#go(PROFILE_PATH)
  }

  /** To a lesson, or to the list of them. */
  goToLesson(lesson: string | null): void {
    this.#go(learnPath(lesson))
  }

  /** To one's finished games. */
  goToGames(): void {
    this.#go(GAMES_PATH)
  }

  /** To a finished game, move by move; `fragment`: of a record, in place of a table. */
  goToReview(table: string | null, fragment = ''): void {
    this.#go(reviewPath(table) + (fragment === '' ? '' : `#${fragment}`))
  }

  /** The same address again, as if one had just come. */
  comeAgain(): void {
    history.replaceState(null, '', location.href)
    this.#route()
  }

  /** Draws the screen. Asked for again while it draws (a focus that moves tells so), it draws once more afterwards. */
  render(): void {
    if (this.#isDrawing) {
      this.#isStale = true
      return
    }
    this.#isDrawing = true
    do {
      this.#isStale = false
      this.#draw()
    } while (this.#isStale)
    this.#isDrawing = false
  }

  #draw(): void {
    if (this.#screen === null) return
    document.title = this.#screen.title()
    showTheme(this.settings)
    layGround(this.root, this.settings)
    this.pack.wear(this.settings, this.words.language, document.documentElement.dataset['theme'] === 'contrast')
    this.words.showLetters(this.pack.set)
    render(this.#screen.template(), this.root)
    this.#screen.rendered()
  }

  #go(path: string): void {
    history.pushState(null, '', path)
    this.#route()
  }

  #route(): void {
    this.#screen?.leave()
    render(html``, this.root)
    const route = routeOf(location.pathname)
    const screen = this.#screenOf(route)
    this.#screen = screen
    screen.enter()
    this.render()
  }

  #screenOf(route: Route): Screen {
    switch (route.screen) {
      case 'table':
        return new Later(this, async () => new (await tableScreen()).TableScreen(this, route.table))
      case 'learn':
        return new Later(this, async () => {
          const [{ learnScreen }, hasWords] = await Promise.all([import('./learn/learn'), this.voice.also('learn')])
          return hasWords ? learnScreen(this, route.lesson) : null
        })
      case 'review':
      case 'games':
        return new Later(this, async () => {
          const [{ pastScreen }, hasWords] = await Promise.all([import('./review/review'), this.voice.also('review')])
          return hasWords ? pastScreen(this, route) : null
        })
      case 'profile': {
        const code = takeCode()
        return new Later(this, async () => {
          const [{ ProfileScreen }, hasWords] = await Promise.all([import('./profile/screen'), this.voice.also('profile')])
          return hasWords ? new ProfileScreen(this, code) : null
        })
      }
      case 'settings':
        return new SettingsScreen(this)
      case 'entrance':
        fetchWhenIdle()
        return new Entrance(this)
    }
  }

  /** Nothing is lost by loading anew, and it takes a newer page's texts too; a failed import may stay failed. */
  #tellNoTexts(): void {
    const first = pickLanguage(this.settings.language, navigator.languages)
    document.documentElement.lang = first
    showTheme(this.settings)
    render(noTextsTemplate(first, () => location.reload()), this.root)
  }

  /** `former`: the setting that comes back when the language cannot be fetched. */
  async #speak(former: string | null): Promise<Outcome> {
    const outcome = await this.voice.speak(pickLanguage(this.settings.language, navigator.languages))
    if (outcome === 'spoken') document.documentElement.lang = this.words.language
    if (outcome === 'missing') {
      this.settings = { ...this.settings, language: former }
      saveSettings(this.settings)
    }
    return outcome
  }
}

/** A code in the address is taken out of it at once: it opens a profile, and addresses are remembered and shown around. */
function takeCode(): string | null {
  const code = codeIn(location.hash)
  if (location.hash !== '') history.replaceState(null, '', PROFILE_PATH)
  return code
}
