/** Signs drawn by this project: 20×20, one stroke, coloured by the text around them. */
import { svg, html } from 'lit'
import type { TemplateResult } from 'lit'

const SHAPES = {
  attack: svg`<path class="bold" d="M2.5 10H12"/><path class="filled" d="M10 4l7.500 6L10 16z"/>`,
  defend: svg`<path class="filled" d="M10 2l7 2.400v5.200c0 4.200-3 7-7 8.600c-4-1.600-7-4.400-7-8.600V4.400z"/>`,
  hint: svg`<path d="M7.200 14.200c0-2-2.700-3.200-2.700-6.500a5.500 5.500 0 0 1 11 0c0 3.300-2.700 4.500-2.700 6.500zM7.500 17h5"/>`,
  take: svg`<path d="M10 3v9M6 8.500l4 4l4-4M3.500 16.500h13"/>`,
  own: svg`<circle cx="10" cy="10" r="4.200"/><path d="M7.300 2.500h5.400M7.300 17.500h5.400M2.500 7.300v5.400M17.500 7.300v5.400"/>`,
  rules: svg`<path d="M10 5c-2-1.600-4.600-1.800-7-1.500v12c2.400-.3 5-.1 7 1.500c2-1.600 4.600-1.800 7-1.500v-12C14.600 3.200 12 3.400 10 5zM10 5v12"/>`,
  settings: svg`<path d="M2.500 5.500h7M14 5.500h3.500M2.500 14.500H6M10.500 14.500h7"/><circle cx="11.700" cy="5.500" r="2.200"/><circle cx="8.200" cy="14.500" r="2.200"/>`,
  log: svg`<path d="M4 4.500h12M4 10h12M4 15.500h8"/>`,
  keys: svg`<rect x="1.800" y="5" width="16.400" height="10.500" rx="1.600"/><path d="M5 8.300h.01M8.300 8.300h.01M11.700 8.300h.01M15 8.300h.01M6.500 12.200h7"/>`,
  resign: svg`<path d="M5 18V2.500M5 3.500c3-1.600 5 1.400 10.500 0l-1.800 3.600l1.800 3.700c-5.500 1.400-7.500-1.600-10.500 0"/>`,
  out: svg`<path d="M4 10.500l4 4l8-9"/>`,
  durak: svg`<path d="M4.200 15.500c0-4-.4-6.500-2.200-8.700c4-.7 6.600.9 8 4.300c1.400-3.400 4-5 8-4.300c-1.800 2.200-2.200 4.700-2.200 8.700z"/><path d="M10 11.100v4.400M4.200 17.800h11.600"/><circle class="filled" cx="1.800" cy="5.300" r="1.300"/><circle class="filled" cx="18.200" cy="5.300" r="1.300"/>`,
  aids: svg`<path d="M2 10c2-3.600 4.700-5.400 8-5.400s6 1.800 8 5.400c-2 3.600-4.700 5.400-8 5.400s-6-1.800-8-5.400z"/><circle cx="10" cy="10" r="2.600"/>`,
  undo: svg`<path d="M7.500 3.500L3.500 7.500l4 4M3.500 7.500h8a4.500 4.500 0 0 1 0 9H7"/>`,
  resume: svg`<path d="M4 10a6 6 0 1 1 2 4.500M4 15.500v-3.800h3.800"/>`,
  fair: svg`<path d="M10 3v13.500M6 16.500h8M3 6c2.500 0 4.500-1.500 7-1.500S14.500 6 17 6M3 6l-1.500 5.500a2.600 2.600 0 0 0 4.600 0zM17 6l-2.600 5.500a2.600 2.600 0 0 0 4.600 0z"/>`,
  back: svg`<path d="M12.500 4L6.500 10l6 6"/>`,
  next: svg`<path d="M5 4l6 6l-6 6M14.500 4v12"/>`,
  lock: svg`<path d="M6.200 9V6.300a3.800 3.800 0 0 1 7.600 0V9"/><rect class="filled" x="4.500" y="9" width="11" height="8.500" rx="1.600"/>`,
  person: svg`<circle cx="10" cy="7" r="3.600"/><path d="M3.500 17.500c0-4 2.800-6.200 6.500-6.200s6.500 2.200 6.500 6.200"/>`,
  sound: svg`<path class="filled" d="M3 7.500h3.200L10.500 4v12L6.200 12.500H3z"/><path d="M13 7.300a4 4 0 0 1 0 5.400M15.300 5a7.200 7.200 0 0 1 0 10"/>`,
  silence: svg`<path class="filled" d="M3 7.500h3.200L10.500 4v12L6.200 12.500H3z"/><path d="M13.300 7.700l4.600 4.600M17.900 7.700l-4.600 4.600"/>`,
  forward: svg`<path d="M7.500 4L13.500 10l-6 6"/>`,
  first: svg`<path d="M15 4L9 10l6 6M5.500 4v12"/>`,
  bout: svg`<path d="M4.500 4l6 6l-6 6M10.500 4l6 6l-6 6"/>`,
  play: svg`<path class="filled" d="M6 3.500l10.500 6.500L6 16.500z"/>`,
  pause: svg`<path class="bold" d="M7 4v12M13 4v12"/>`,
  share: svg`<path d="M10 12.500V2.800M6.300 6.200L10 2.500l3.700 3.700M4 10.500v6.500h12v-6.500"/>`,
  save: svg`<path d="M10 2.800v9.700M6.300 9L10 12.700L13.700 9M3.500 16.800h13"/>`,
  open: svg`<rect x="2.500" y="5" width="7" height="11" rx="1"/><path d="M9.500 7.500l2-4.300l6 2.700l-4.600 10l-3.400-1.500"/>`,
  close: svg`<path d="M5 5l10 10M15 5L5 15"/>`,
}

export type IconName = keyof typeof SHAPES

export function icon(name: IconName): TemplateResult {
  return html`<svg class="ic" viewBox="0 0 20 20" aria-hidden="true">${SHAPES[name]}</svg>`
}

/** A small card with a number in it: the order of throwing in. */
export function orderIcon(order: number): TemplateResult {
  return html`<svg class="ic num" viewBox="0 0 20 20" aria-hidden="true">
    <rect x="4" y="1.500" width="12" height="17" rx="1.800" /><text x="10" y="14.500">${order}</text>
  </svg>`
}

const SUITS: Readonly<Record<string, string>> = {
  c: 'M50 50C51 74 56 87 66 95H34C44 87 49 74 50 50ZM50 7a20 20 0 0 1 13 35a20 20 0 1 1-9 28a9 9 0 0 1-8 0a20 20 0 1 1-9-28a20 20 0 0 1 13-35Z',
  d: 'M50 3C58 21 69 36 84 50C69 64 58 79 50 97C42 79 31 64 16 50C31 36 42 21 50 3Z',
  h: 'M50 93C42 78 9 60 9 33C9 18 20 8 32 8C42 8 48 15 50 24C52 15 58 8 68 8C80 8 91 18 91 33C91 60 58 78 50 93Z',
  s: 'M50 5C56 20 91 40 91 63C91 76 81 84 70 84C61 84 55 79 52 72C53 82 57 90 66 96H34C43 90 47 82 48 72C45 79 39 84 30 84C19 84 9 76 9 63C9 40 44 20 50 5Z',
}

export function isRed(dpn: string): boolean {
  const suit = dpn.charAt(dpn.length - 1)
  return suit === 'h' || suit === 'd'
}

export function suitIcon(dpn: string): TemplateResult {
  const suit = dpn.charAt(dpn.length - 1)
  return html`<svg class="pip" viewBox="0 0 100 100" aria-hidden="true"><path d=${SUITS[suit] ?? ''} /></svg>`
}

/** The mark of the house: a card with a lozenge. */
export function mark(): TemplateResult {
  return html`<svg class="mark-card" viewBox="0 0 20 30" aria-hidden="true">
    <rect x="1.500" y="1.500" width="17" height="27" rx="2.500" fill="none" stroke="currentColor" stroke-width="1.500" />
    <path d="M10 8.500l4 6.500l-4 6.500l-4-6.500z" fill="currentColor" />
  </svg>`
}

export function ornament(): TemplateResult {
  return html`<p class="orn" aria-hidden="true">${['c', 'd', 'h', 's'].map(suitIcon)}</p>`
}
