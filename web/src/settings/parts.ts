/** What settings are made of: sections, switches, sliders, choices by picture. */
import './settings.css'
import { html, nothing } from 'lit'
import type { TemplateResult } from 'lit'
import { live } from 'lit/directives/live.js'
import { icon } from '../look/icons'

export function sectionTemplate(name: string, title: string, inside: unknown): TemplateResult {
  return html`<section class="setting-part part-${name}" aria-labelledby="part-${name}">
    <h3 id="part-${name}">${title}</h3>
    ${inside}
  </section>`
}

export function switchTemplate(name: string, text: string, isOn: boolean, change: (isOn: boolean) => void): TemplateResult {
  return html`<label class="check">
    <input type="checkbox" data-testid=${name} .checked=${live(isOn)} @change=${(event: Event) => change((event.target as HTMLInputElement).checked)} />
    <span>${text}</span>
  </label>`
}

export interface Slider {
  readonly name: string
  readonly text: string
  /** 0 to 100. */
  readonly value: number
  /** What the value is called, for eyes and ears. */
  readonly said: string
  /** The words at the ends, if they have any. */
  readonly ends?: readonly [string, string]
  readonly change: (value: number) => void
  /** When it is let go. */
  readonly changed?: () => void
}

export function sliderTemplate({ name, text, value, said, ends, change, changed }: Slider): TemplateResult {
  const slid = (event: Event): void => change((event.target as HTMLInputElement).valueAsNumber)
  return html`<div class="slider">
    <label for="slider-${name}">${text}</label>
    <b aria-hidden="true">${said}</b>
    <input type="range" id="slider-${name}" data-testid="slider-${name}" min="0" max="100" step="1" .value=${live(String(value))}
      aria-valuetext=${said} @input=${slid} @change=${changed ?? nothing} />
    ${ends === undefined ? nothing : html`<p class="ends" aria-hidden="true"><span>${ends[0]}</span><span>${ends[1]}</span></p>`}
  </div>`
}

export interface Pictured<T extends string> {
  readonly value: T
  readonly text: string
  readonly picture: string
  /** Why it cannot be chosen yet. It can be gone to all the same; then that is said. */
  readonly locked?: string | undefined
}

/**
 * Radio buttons that are pictures; the chosen one is named above and framed. A locked one stays unchosen: `refused` says
 * which one was wished for.
 */
export function picturesTemplate<T extends string>(
  name: string,
  legend: string,
  options: readonly Pictured<T>[],
  chosen: T,
  choose: (value: T) => void,
  refused: ((value: T) => void) | null = null,
): TemplateResult {
  return html`<fieldset class="pictures pictures-${name}" data-testid="pick-${name}">
    <legend>${legend}: <b>${options.find(({ value }) => value === chosen)?.text ?? ''}</b></legend>
    <div>
      ${options.map(
        ({ value, text, picture, locked }) => html`<label class=${locked === undefined ? '' : 'locked'} title=${locked === undefined ? text : `${text}: ${locked}`}>
          <input type="radio" name=${name} value=${value} aria-label=${text} aria-description=${locked ?? nothing} aria-disabled=${locked === undefined ? nothing : 'true'}
            .checked=${live(value === chosen)} @change=${() => (locked === undefined ? choose(value) : refused?.(value))} />
          <img src=${picture} alt="" width="48" height="72" draggable="false" />${locked === undefined ? nothing : html`<span class="lock">${icon('lock')}</span>`}
        </label>`,
      )}
    </div>
  </fieldset>`
}

export interface Listed<T extends string> {
  readonly value: T
  readonly text: string
}

export function listTemplate<T extends string>(
  name: string,
  text: string,
  options: readonly Listed<T>[],
  chosen: T,
  choose: (value: T) => void,
): TemplateResult {
  const change = (event: Event): void => {
    const picked = options.find(({ value }) => value === (event.target as HTMLSelectElement).value)
    if (picked !== undefined) choose(picked.value)
  }
  return html`<div class="listed">
    <label for="list-${name}">${text}</label>
    <select id="list-${name}" data-testid="list-${name}" @change=${change}>
      ${options.map((option) => html`<option value=${option.value} .selected=${live(option.value === chosen)}>${option.text}</option>`)}
    </select>
  </div>`
}
