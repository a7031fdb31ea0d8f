/** What the page says when its texts did not come: the only sentences outside the locales, for they are what is missing. */
import { html } from 'lit'
import type { TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { FALLBACK } from '../language/languages'
import type { Language } from '../language/languages'
import { mark } from './icons'

const WORDS: Record<Language, { readonly title: string; readonly sentence: string; readonly again: string }> = {
  en: { title: 'Durak', sentence: 'The texts of this page did not come.', again: 'Try again' },
  ru: { title: 'Дурак', sentence: 'Тексты этой страницы не загрузились.', again: 'Ещё раз' },
  uk: { title: 'Дурень', sentence: 'Тексти цієї сторінки не завантажилися.', again: 'Ще раз' },
  pl: { title: 'Dureń', sentence: 'Teksty tej strony się nie wczytały.', again: 'Jeszcze raz' },
  cs: { title: 'Durak', sentence: 'Texty této stránky se nenačetly.', again: 'Zkusit znovu' },
  de: { title: 'Durak', sentence: 'Die Texte dieser Seite sind nicht angekommen.', again: 'Noch einmal' },
  fr: { title: 'Durak', sentence: 'Les textes de cette page ne sont pas arrivés.', again: 'Réessayer' },
  it: { title: 'Durak', sentence: 'I testi di questa pagina non sono arrivati.', again: 'Riprova' },
  es: { title: 'Durak', sentence: 'Los textos de esta página no han llegado.', again: 'Reintentar' },
  id: { title: 'Durak', sentence: 'Teks halaman ini tidak termuat.', again: 'Coba lagi' },
}

/** The reader's language (`first`), and English for who reads over the shoulder. */
export function noTextsTemplate(first: Language, again: () => void): TemplateResult {
  const languages = [...new Set<Language>([first, FALLBACK])]
  const each = (word: 'title' | 'sentence' | 'again', tag: (language: Language, text: string) => TemplateResult): unknown =>
    repeat(languages, (language) => language, (language) => tag(language, WORDS[language][word]))
  const titles = each('title', (lang, text) => html`<span lang=${lang}>${text}</span>`)
  return html`<div class="room table">
    <header class="bar">
      <h1 class="vh">${titles}</h1>
      <div class="mark" aria-hidden="true">${mark()}${titles}</div>
    </header>
    <main class="tbl">
      <div class="rim"></div>
      <div class="baize"></div>
      <div class="woven"></div>
      <div class="scr s-note">
        <div role="alert" data-testid="no-texts">${each('sentence', (lang, text) => html`<p lang=${lang}>${text}</p>`)}</div>
        <div class="keys">
          ${each('again', (lang, text) => html`<button type="button" class="key again" lang=${lang} data-testid="reload-${lang}" @click=${again}><span>${text}</span></button>`)}
        </div>
      </div>
    </main>
  </div>`
}
