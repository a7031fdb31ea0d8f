/** What the panels of the profile need of the screen around them. */
import type { App } from '../app'
import type { Profile } from '../wire'

export interface Host {
  readonly app: App
  /** As it is known now. */
  readonly profile: Profile
  /** The server told it anew. */
  learned(profile: Profile): void
  /** Closes the panel; `told`: the message that is then said. */
  close(told?: string): void
  changed(): void
}

/** Where a panel goes on, so does the focus: what had it is gone. */
export function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(`dialog[open] ${selector}`)?.focus()
}

/** A question over the profile. */
export interface Panel {
  readonly name: string
  readonly title: string
  template(): unknown
  closed(): void
}
