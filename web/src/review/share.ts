/** Handing a game on: a link that holds the record and nothing else, a file. */
import { reviewPath } from '../link/address'
import { fragmentOf } from './link'

/** `failed`: neither shared nor copied; the address has to be copied by hand. */
export type Shared = 'shared' | 'copied' | 'failed'

export async function linkOf(record: string): Promise<string> {
  return `${location.origin}${reviewPath()}#${await fragmentOf(record)}`
}

/** Through the system's own sheet where there is one, else to the clipboard. Null: the person thought better of it. */
export async function shareLink(url: string, title: string): Promise<Shared | null> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ url, title })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return null
      // Not allowed here: then copied.
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'failed' // not allowed, or not over a safe connection
  }
}

/** Lets the browser save records, a line each. */
export function saveRecords(records: readonly string[], name: string): void {
  const url = URL.createObjectURL(new Blob([`${records.join('\n')}\n`], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
