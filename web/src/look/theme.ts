/** Tells the style sheets what the person chose: the light, and the hand. */
import type { Settings } from '../game/settings'

const CONTRAST = '(prefers-contrast: more)'
/** What the system may change while the page is open. */
const QUERIES = [CONTRAST, '(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)']

/** High contrast is a theme of its own; left to the system it comes when the system asks for it. */
export function showTheme({ theme, leftHanded, fourColours }: Settings): void {
  const { dataset } = document.documentElement
  dataset['theme'] = theme === 'auto' && matchMedia(CONTRAST).matches ? 'contrast' : theme
  dataset['colours'] = fourColours ? 'four' : 'two'
  dataset['handed'] = leftHanded ? 'left' : 'right'
}

export function onSystemChange(changed: () => void): void {
  for (const query of QUERIES) matchMedia(query).addEventListener('change', changed)
}
