/** The player's own order of the hand at one table, kept as long as the tab lives. */
const PLACE = 'kozyr.order.'

export function loadOrder(table: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PLACE + table) ?? '[]')
    return Array.isArray(stored) ? stored.filter((card) => typeof card === 'string') : []
  } catch {
    return []
  }
}

export function saveOrder(table: string, order: readonly string[]): void {
  try {
    sessionStorage.setItem(PLACE + table, JSON.stringify(order))
  } catch {
    // A browser that stores nothing keeps the order as long as the page.
  }
}

export function forgetOrders(): void {
  try {
    for (const place of Object.keys(sessionStorage)) if (place.startsWith(PLACE)) sessionStorage.removeItem(place)
  } catch {
    // Nothing was kept where nothing can be.
  }
}
