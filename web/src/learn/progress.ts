/** Which lessons a person has been through, kept on this device. */
const PLACE = 'kozyr.lessons'

/** Stored text of any age or none; what does not fit is nothing. */
export function progressOf(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter((name): name is string => typeof name === 'string') : []
  } catch {
    return []
  }
}

export function loadProgress(): readonly string[] {
  try {
    return progressOf(localStorage.getItem(PLACE))
  } catch {
    return []
  }
}

/** A browser that stores nothing teaches all the same. */
export function saveDone(lesson: string): void {
  const done = loadProgress()
  if (done.includes(lesson)) return
  try {
    localStorage.setItem(PLACE, JSON.stringify([...done, lesson]))
  } catch {
    // Private windows may refuse; the list then shows nothing as done.
  }
}

/** The lesson to go on with: the first that is not done; null when all are. */
export function nextOf(lessons: readonly string[], done: readonly string[]): string | null {
  return lessons.find((lesson) => !done.includes(lesson)) ?? null
}

/** The neighbours of a lesson in the list; null at its ends. */
export function neighboursOf(lessons: readonly string[], lesson: string): { before: string | null; after: string | null } {
  const at = lessons.indexOf(lesson)
  return { before: lessons[at - 1] ?? null, after: at < 0 ? null : (lessons[at + 1] ?? null) }
}

export function forgetLessons(): void {
  try {
    localStorage.removeItem(PLACE)
  } catch {
    // Nothing was kept where nothing can be.
  }
}
