/** A game that has just ended, handed on. What is needed for it is fetched when it is asked for. */
import { Failed, gameRecord } from '../link/api'

export interface Shared {
  readonly link: string
  readonly how: 'shared' | 'copied' | 'failed'
}

/** Null: the person thought better of it. Failed if the record could not be had. */
export async function shareGame(table: string, title: string): Promise<Shared | null> {
  const [record, { linkOf, shareLink }] = await Promise.all([gameRecord(table), import('../review/share')]).catch((error: unknown) => {
    throw error instanceof Failed ? error : new Failed('unreachable', {})
  })
  const link = await linkOf(record)
  const how = await shareLink(link, title)
  return how === null ? null : { link, how }
}
