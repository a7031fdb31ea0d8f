/** The pictures a player can be shown as: drawn by this project, engraved in the deck's inks. 64×64; what each letter of a class
 * means stands in avatars.css: ink, red, yellow, blue, green, nut, grey, paper. */
import { html, nothing, svg } from 'lit'
import type { SVGTemplateResult, TemplateResult } from 'lit'
import './avatars.css'

const SUITS: Readonly<Record<string, string>> = {
  club: 'M32 32C33 45 36 52 42 57H22C28 52 31 45 32 32ZM32 8a11 11 0 0 1 7.500 19a11 11 0 1 1-5.500 15.500a5 5 0 0 1-4 0a11 11 0 1 1-5.500-15.500A11 11 0 0 1 32 8Z',
  diamond: 'M32 6C37 17 43 25 52 32C43 39 37 47 32 58C27 47 21 39 12 32C21 25 27 17 32 6Z',
  heart: 'M32 56C27 47 9 38 9 23C9 15 15 10 21.500 10C27 10 30.500 14 32 19C33.500 14 37 10 42.500 10C49 10 55 15 55 23C55 38 37 47 32 56Z',
  spade: 'M32 7C36 16 55 26 55 38C55 45 49.500 50 43.500 50C38.500 50 35 47 33.500 43C34 50 36.500 54 41 58H23C27.500 54 30 50 30.500 43C29 47 25.500 50 20.500 50C14.500 50 9 45 9 38C9 26 28 16 32 7Z',
}

/** A pip with a paper line inside its edge, as on the aces. */
function pip(suit: keyof typeof SUITS & string): SVGTemplateResult {
  const ink = suit === 'heart' || suit === 'diamond' ? 'r' : 'k'
  const path = SUITS[suit] ?? ''
  return svg`<path class=${ink} d=${path}/><g transform="translate(32 33) scale(.74) translate(-32 -33)"><path class="line" d=${path}/></g>
    <path class="line" d="M26 30h12M27.500 33.500h9M29 37h6"/>`
}

const DRAWN: Readonly<Record<string, SVGTemplateResult>> = {
  spade: pip('spade'),
  heart: pip('heart'),
  diamond: pip('diamond'),
  club: pip('club'),
  crown: svg`<path class="y" d="M14 44L10 22L22.500 33L32 15L41.500 33L54 22L50 44Z"/>
    <path class="hatch" d="M18 41l-2.500-11M22 41V36M26 41v-8M30 41V26M34 41V26M38 41v-8M42 41V36M46 41l2.500-11"/>
    <path class="r" d="M13 44H51V51H13Z"/><path class="y" d="M20 44.800l3 2.700l-3 2.700l-3-2.700zM32 44.800l3 2.700l-3 2.700l-3-2.700zM44 44.800l3 2.700l-3 2.700l-3-2.700z"/>
    <circle class="r" cx="10" cy="20" r="3"/><circle class="b" cx="32" cy="13" r="3.600"/><circle class="r" cx="54" cy="20" r="3"/>`,
  'fools-cap': svg`<path class="y" d="M24 44C21 31 25 19 32 11C39 19 43 31 40 44Z"/><path class="hatch" d="M28 40V27M32 40V20M36 40V27"/>
    <path class="r" d="M14 46C15 33 13 26 6 20C19 15 30 24 32 45Z"/><path class="b" d="M50 46C49 33 51 26 58 20C45 15 34 24 32 45Z"/>
    <path class="hatch" d="M17 40c0-7-.5-12-4-16M22 40c0-7-1-13-4-17M42 40c0-7 1-13 4-17M47 40c0-7 .5-12 4-16"/>
    <circle class="y" cx="6.500" cy="23" r="3.400"/><circle class="y" cx="57.500" cy="23" r="3.400"/><circle class="y" cx="32" cy="10" r="3.400"/>
    <path class="p" d="M12 44H52L49 54L43 48.500L38 56L32 49L26 56L21 48.500L15 54Z"/><path class="hatch" d="M17 47h30"/>`,
  samovar: svg`<path class="b" d="M25.500 16C24.500 10 28 7.500 32 7.500C36 7.500 39.500 10 38.500 16Z"/><path class="thick" d="M38.500 11.500l4.500-3M25.500 10c-4.500-1-5 4.500-.5 4.500"/><circle class="b" cx="32" cy="6" r="1.800"/>
    <path class="y" d="M22 16H42V19.500H22Z"/><path class="y" d="M24 19.500H40L43 24H21Z"/>
    <path class="thick" d="M19 27.500c-6.500-1-7 8 0 8.500M45 27.500c6.500-1 7 8 0 8.500"/>
    <path class="y" d="M18 24H46C48 34 42 41 38 46H26C22 41 16 34 18 24Z"/><path class="hatch" d="M22 26c-.5 8 2.500 13 6 18M26 26c0 8 1 13 3.500 18M38 26c0 8-1 13-3.500 18M42 26c.5 8-2.500 13-6 18M24.500 21.800h15"/>
    <path class="n" d="M29.500 33.500H34.500V37.500H29.500ZM32 37.500V44M29 40.500h6M32 33.500V29.500M29.500 29.500h5"/>
    <path class="y" d="M27 46H37L39 50H25Z"/><path class="y" d="M20 50H44V54H20Z"/><path class="k" d="M20 54h5l-1.500 4h-4zM44 54h-5l1.500 4h4z"/>`,
  bagel: svg`<path class="n-light" fill-rule="evenodd" d="M32 10a22 22 0 1 1 0 44a22 22 0 1 1 0-44ZM32 25a7 7 0 1 0 0 14a7 7 0 1 0 0-14Z"/>
    <path class="hatch" d="M14 28a19 19 0 0 0 3 15M17.500 26a15.500 15.500 0 0 0 2.500 13.500M19 46a19 19 0 0 0 26 0M22 43.500a15.500 15.500 0 0 0 20 0"/>
    <path class="seed" d="M24 18l1.600 1.600M32 15.500v2.200M40 18l-1.600 1.600M45.500 24l-2 1M47.500 32h-2.200M20 26l2 1M28 20.500l.8 2M37 21l-.8 2"/>`,
  fox: svg`<path class="r" d="M10 9L23 20C28.500 17.500 35.500 17.500 41 20L54 9C57 22 55 35 48 43L32 57L16 43C9 35 7 22 10 9Z"/>
    <path class="k" d="M12.500 15L19.500 21.500L13.500 27C12 22 12 18 12.500 15ZM51.500 15L44.500 21.500L50.500 27C52 22 52 18 51.500 15Z"/>
    <path class="p" d="M11 34C19 31 28 35 32 47C36 35 45 31 53 34C52 38 50 41 48 43L32 57L16 43C14 41 12 38 11 34Z"/>
    <path class="hatch" d="M15 39l4 1.500M18 43l4 .5M49 39l-4 1.500M46 43l-4 .5M29 22l3 6l3-6M27 25l3 6M37 25l-3 6"/>
    <path class="k" d="M21 29.500c3-2 5.500-1 6.500 2c-3 1-5.500.5-6.500-2ZM43 29.500c-3-2-5.500-1-6.500 2c3 1 5.500.5 6.500-2Z"/><path class="k" d="M28 51H36L32 56.500Z"/>`,
  bear: svg`<circle class="n" cx="14.500" cy="18" r="8"/><circle class="n" cx="49.500" cy="18" r="8"/><circle class="n-light" cx="14.500" cy="18" r="3.600"/><circle class="n-light" cx="49.500" cy="18" r="3.600"/>
    <path class="n" d="M32 11C47 11 56 22 56 35C56 48 45 56 32 56C19 56 8 48 8 35C8 22 17 11 32 11Z"/>
    <path class="hatch" d="M27 15l-1 6M32 14v6M37 15l1 6M12 34l5 1M12 39l5 0M14 44l5-1M52 34l-5 1M52 39l-5 0M50 44l-5-1"/>
    <ellipse class="p" cx="32" cy="43" rx="12.500" ry="10"/><path class="k" d="M26 36.500H38C38 41 35 43.500 32 43.500C29 43.500 26 41 26 36.500Z"/>
    <path d="M32 43.500V47M25.500 47.500C28 50.500 36 50.500 38.500 47.500"/><circle class="k" cx="22" cy="29" r="2.600"/><circle class="k" cx="42" cy="29" r="2.600"/>`,
  hare: svg`<path class="g" d="M26 31C17 22 14 8 19 4C27 5 32 18 31 30ZM38 31C47 22 50 8 45 4C37 5 32 18 33 30Z"/>
    <path class="r" d="M26 25C21 19 19 12 20.500 8.500C25 11 28 18 28 25ZM38 25C43 19 45 12 43.500 8.500C39 11 36 18 36 25Z"/>
    <path class="g" d="M32 26C44 26 49 34 49 43C49 52 41 59 32 59C23 59 15 52 15 43C15 34 20 26 32 26Z"/>
    <path class="p" d="M32 44C38 42 44 46 43 51C41 56 37 59 32 59C27 59 23 56 21 51C20 46 26 42 32 44Z"/>
    <path class="r" d="M28.500 43.500H35.500L32 47.500Z"/><path d="M32 47.500V50.500"/><path class="p" d="M29.500 50.500H34.500V55.500H29.500ZM32 50.500V55.500"/>
    <path class="hatch" d="M24 47.500L13 45M24 50L13 51M40 47.500L51 45M40 50L51 51M29 29v4M32 28.500v5M35 29v4"/>
    <ellipse class="k" cx="24" cy="38" rx="2.500" ry="3.200"/><ellipse class="k" cx="40" cy="38" rx="2.500" ry="3.200"/>`,
  owl: svg`<path class="n" d="M11 8C17 15 24 15.500 32 15.500C40 15.500 47 15 53 8C57 24 57 44 49 53C42 59 22 59 15 53C7 44 7 24 11 8Z"/>
    <path class="n-light" d="M32 40C40 40 46 43 46 49C44 56 38 57.500 32 57.500C26 57.500 20 56 18 49C18 43 24 40 32 40Z"/>
    <path class="hatch" d="M22 46q2.500 3 5 0q2.500 3 5 0q2.500 3 5 0q2.500 3 5 0M24.500 51q2.500 3 5 0q2.500 3 5 0q2.500 3 5 0M11 38q1 8 5 12M53 38q-1 8-5 12"/>
    <circle class="p" cx="22" cy="29" r="10"/><circle class="p" cx="42" cy="29" r="10"/><circle class="y" cx="22" cy="29" r="6.500"/><circle class="y" cx="42" cy="29" r="6.500"/>
    <circle class="k" cx="22" cy="29" r="3.500"/><circle class="k" cx="42" cy="29" r="3.500"/><path class="y" d="M32 31L36 37L32 44L28 37Z"/>`,
  cat: svg`<path class="k" d="M11 7L25 18.500C29.500 17 34.500 17 39 18.500L53 7C57 21 58 33 54 42C50 52 41 57 32 57C23 57 14 52 10 42C6 33 7 21 11 7Z"/>
    <path class="line" d="M14 14l1.500 9M17.500 17l1 6M50 14l-1.500 9M46.500 17l-1 6M29 21v5M32 20.500v6.500M35 21v5"/>
    <path class="y" d="M15.500 33C19 26.500 26 27 28.500 34C24 37.500 18.500 37 15.500 33ZM48.500 33C45 26.500 38 27 35.500 34C40 37.500 45.500 37 48.500 33Z"/>
    <path class="k" d="M22.300 28.800C24 32 24 34 22.300 36.400C20.600 34 20.600 32 22.300 28.800ZM41.700 28.800C43.400 32 43.400 34 41.700 36.400C40 34 40 32 41.700 28.800Z"/>
    <path class="r" d="M28.500 41.500H35.500L32 45.500Z"/><path class="line" d="M32 45.500v2.500M26 49c2.500 2.500 5 1.500 6-1c1 2.500 3.500 3.500 6 1M23 44L11 42M23 47L12 49M41 44L53 42M41 47L52 49"/>`,
  rooster: svg`<path class="r" d="M25 21C18 15 22 7 28 11C28 3 37 3 37 10C42 5 48 9 45 16C50 16 50 22 45 24Z"/>
    <path class="y" d="M25 20C32 15 44 17 46 27C47 33 46 36 50 43C53 48 54 53 54 58H15C16 49 24 45 24 36Z"/>
    <path class="b" d="M15 58C16 51 21 47.500 23 43C26 49 30 52 34 49C37 53 42 53 45 49C48 52 51 51 52 48C53.500 51 54 55 54 58Z"/>
    <path class="hatch" d="M29 38c0 4-1 6-3 8M33 37c.5 4 0 7-1.500 10M38 36c.5 5 .5 8 0 11M42.500 35c.5 5 1.500 8 2.500 11"/>
    <path class="n-light" d="M25 23L11 28.500L24.500 33Z"/><path class="hatch" d="M13 28.500h10"/><path class="r" d="M23 33.500C16 35 16 45 21 46.500C26 46 27 38 25 33.500Z"/>
    <circle class="p" cx="33" cy="25.500" r="3.600"/><circle class="k" cx="32.500" cy="25.500" r="1.800"/>`,
  fir: svg`<path class="n" d="M28.500 51H35.500V59H28.500Z"/><path class="e" d="M32 5L42.500 21H38L48 36H42.500L54 52H10L21.500 36H16L26 21H21.500Z"/>
    <path class="line" d="M32 11v36M28 20l4-3.500l4 3.500M24 34l8-6.500l8 6.500M18 49.500l14-10l14 10"/>`,
  mushroom: svg`<path class="p" d="M25 35C27 44 26 51 21 57C28 60 36 60 43 57C38 51 37 44 39 35Z"/><path class="hatch" d="M27.500 47c0 4-1 6-3 9M30.500 48v9M36.500 47c0 4 1 6 3 9M33.500 48v9"/>
    <path class="r" d="M7 34C8 17 20 7 32 7C44 7 56 17 57 34C49 40 15 40 7 34Z"/><path class="p" d="M23 39C26 44 38 44 41 39C44 46 40 48 32 47C24 48 20 46 23 39Z"/>
    <circle class="p" cx="32" cy="14" r="3.600"/><ellipse class="p" cx="19.500" cy="21" rx="3.600" ry="3"/><ellipse class="p" cx="44" cy="20.500" rx="4" ry="3.200"/><ellipse class="p" cx="31" cy="27" rx="4.600" ry="3.400"/><ellipse class="p" cx="15" cy="31.500" rx="2.600" ry="2"/><ellipse class="p" cx="48.500" cy="31.500" rx="3" ry="2.200"/>`,
}

/** Whom nobody has given a picture: a card with a lozenge, the sign of the house. */
const UNKNOWN = svg`<path class="p" d="M21 9H43Q46 9 46 12V52Q46 55 43 55H21Q18 55 18 52V12Q18 9 21 9Z"/><path class="r" d="M32 20L40 32L32 44L24 32Z"/><path class="line" d="M32 26L36 32L32 38L28 32Z"/>`

/** A medallion. `label`: what it shows, where that is not said beside it. */
export function avatarTemplate(name: string | null, label = ''): TemplateResult {
  return html`<span class="avatar" role=${label === '' ? nothing : 'img'} aria-label=${label === '' ? nothing : label} aria-hidden=${label === '' ? 'true' : nothing}>
    <svg viewBox="0 0 64 64">${(name === null ? undefined : DRAWN[name]) ?? UNKNOWN}</svg>
  </span>`
}
