/** The keys of a game that is looked at again. */
import type { Tape } from './tape'

/** True if the key meant something here. */
export function runKey(event: KeyboardEvent, tape: Tape, open: () => void): boolean {
  const target = event.target instanceof Element ? event.target : null
  if (event.ctrlKey || event.metaKey || event.altKey || target?.closest('select, textarea, dialog, input:not([type="range"])') != null) return false
  switch (event.code) {
    case 'ArrowRight':
    case 'ArrowUp':
      // On the slider both mean more; elsewhere up and down scroll the page.
      return event.code === 'ArrowUp' && !isSlider(target) ? false : did(() => tape.forward())
    case 'ArrowLeft':
    case 'ArrowDown':
      return event.code === 'ArrowDown' && !isSlider(target) ? false : did(() => tape.back())
    case 'Home':
      return did(() => tape.seek(0))
    case 'End':
      return did(() => tape.seek(tape.last))
    case 'PageDown':
      return did(() => tape.boutForward())
    case 'PageUp':
      return did(() => tape.boutBack())
    case 'Space':
      // Buttons and links answer by themselves.
      return target?.closest('button, a, summary') != null || event.repeat ? false : did(() => tape.toggle())
    case 'KeyO':
      return event.repeat ? false : did(open)
    default:
      return false
  }
}

function isSlider(target: Element | null): boolean {
  return target?.matches('input[type="range"]') === true
}

function did(run: () => void): boolean {
  run()
  return true
}
