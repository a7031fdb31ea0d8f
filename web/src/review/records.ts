/** What can be read off a record without the rules: for lists and names of files. Pure. */

/** A file larger than this is not read. */
export const MOST_FILE = 8_000_000
/** So many games of a file are listed. */
export const MOST_RECORDS = 500

export interface Brief {
  readonly preset: string
  readonly seats: number
  /** As 2026-11-30; null where the record says nothing. */
  readonly date: string | null
  readonly result: string
}

/** The lines of a text that are not empty. */
export function recordsIn(text: string): string[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Whether a line begins as a record does. Whether it is one, the server says. */
export const isRecord = (line: string): boolean => line.startsWith('dpn1 ')

/** Null for what does not look like a record. Whether it is one, the server says. */
export function briefOf(record: string): Brief | null {
  const [, rules] = / rules=([a-z]+)(?:\+\S*)? /.exec(record) ?? []
  const [, seats] = / seats=([2-6]) /.exec(record) ?? []
  const [, result] = / result=(#\S+)/.exec(record) ?? []
  if (!isRecord(record) || rules === undefined || seats === undefined || result === undefined) return null
  return { preset: rules, seats: Number(seats), date: / x-date=(\d{4}-\d\d-\d\d)(?: |$)/.exec(record)?.[1] ?? null, result }
}

/** A name for a file of one game. */
export function fileName(record: string): string {
  const brief = briefOf(record)
  return brief === null ? 'kozyr.dpn' : `kozyr-${brief.date === null ? '' : `${brief.date}-`}${brief.preset}.dpn`
}
