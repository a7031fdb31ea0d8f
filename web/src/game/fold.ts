/** How each message and each step of the page changes the game. Pure: the same in gives the same out. */
import type { Ack, Event, Frame, Kept, Problem, Refused, Sight, Welcome } from '../wire'
import type { Game, Line, Out } from './game'
import { isLessonOver } from './lesson'

const LOG_LENGTH = 400
/** Kinds that nobody reads back in a log: they are seen on the table. */
const UNLOGGED: ReadonlySet<Event['kind']> = new Set(['deal', 'draw', 'bout'])

/** The server answered hello: a whole sight, or only the standing facts when missing frames follow. */
export function greeted(game: Game, welcome: Welcome): Game {
  const { type: _type, protocol: _protocol, version, sight, lesson, undo, outs, kept = true, ...table } = welcome
  const known: Game = { ...game, table, lesson: lesson ?? null, link: 'open', kept, problem: null }
  if (sight === null) return known
  const isNews = version !== game.shown || game.sight === null
  return {
    ...known,
    received: version,
    shown: version,
    sight,
    undo,
    discards: isNews ? null : game.discards,
    queue: [],
    // What was not kept may be gone with the server that knew it: the table is older then than what was shown.
    refusal: version < game.shown ? { code: 'moves_lost', facts: {} } : game.refusal,
    settled: Math.min(game.settled, version),
    pending: game.pending !== null && game.pending.base > version ? null : game.pending,
    // A snapshot jumps over events: what was logged before stays, what was missed is not invented.
    log: version < game.shown ? game.log.filter((line) => line.number <= version) : game.log,
    outs,
  }
}

const stillOut = (outs: readonly Out[], sight: Sight): readonly Out[] => outs.filter(({ seat }) => sight.hands[seat]?.out)

/** True if an event between the last received one and this frame is missing: only a new hello mends that. */
export function leavesGap(game: Game, frame: Frame): boolean {
  return frame.number > game.received + 1
}

/** A frame came. Known numbers change nothing; gaps are refused by `leavesGap` before. */
export function framed(game: Game, frame: Frame): Game {
  if (frame.number <= game.received || leavesGap(game, frame)) return game
  return { ...game, received: frame.number, queue: [...game.queue, frame] }
}

/** The oldest waiting frame becomes what is shown. */
export function presented(game: Game): Game {
  const [frame, ...queue] = game.queue
  if (frame === undefined) return game
  const { event, sight, number, undo } = frame
  const before = event.kind === 'undo' ? takenBack(game, event.to, sight) : game
  const line: Line = { number, bout: sight.bout, event, lead: event.kind === 'attack' && sight.table.length === 1 }
  const isLogged = !UNLOGGED.has(event.kind)
  return {
    ...before,
    queue,
    shown: number,
    sight,
    undo,
    refusal: null,
    log: isLogged ? [...before.log, line].slice(-LOG_LENGTH) : before.log,
    outs: event.kind === 'out' ? [...before.outs, { seat: event.seat, bout: sight.bout }] : before.outs,
  }
}

/** What happened after event `to` is as if it had not: it leaves the log, and who left the game sits there again. */
function takenBack(game: Game, to: number, sight: Sight): Game {
  return {
    ...game,
    discards: null,
    log: game.log.filter((line) => line.number <= to),
    outs: stillOut(game.outs, sight),
  }
}

/** May the player decide now? Not before everything received is shown and the last action is answered. */
export function mayAct(game: Game): boolean {
  return (
    game.link === 'open' &&
    game.pending === null &&
    game.queue.length === 0 &&
    game.shown >= game.settled &&
    game.sight !== null &&
    game.sight.result === null &&
    !isLessonOver(game)
  )
}

/** The player decided. Nothing happens while another action is unanswered. */
export function decided(game: Game, action: string, id: string): Game {
  if (!mayAct(game)) return game
  return { ...game, pending: { id, base: game.shown, action }, refusal: null }
}

/** May the player take the last decision back? Also while others are to act. */
export function mayUndo(game: Game): boolean {
  return game.link === 'open' && game.pending === null && game.undo && game.sight?.result === null
}

/** The player takes the last decision back, whatever of the answers to it is shown yet. */
export function undone(game: Game, id: string): Game {
  if (!mayUndo(game)) return game
  return { ...game, pending: { id, base: game.received, action: null }, refusal: null }
}

export function acknowledged(game: Game, ack: Ack): Game {
  if (game.pending?.id !== ack.id) return game
  return { ...game, pending: null, settled: Math.max(game.settled, ack.version), taken: game.pending.action }
}

/** The action that the player sees on its way: decided, and neither refused nor on the table yet. */
export function sentAction(game: Game): string | null {
  return game.pending?.action ?? (game.shown < game.settled ? game.taken : null)
}

/** The disk of the server fails, or works again. */
export function heldOrKept(game: Game, { kept }: Kept): Game {
  return { ...game, kept }
}

/** What a hello says was received. Of what is not kept another server may know nothing, or something else: all is asked for. */
export function lastKnown(game: Game): number {
  return game.kept ? game.received : 0
}

/** The action was not taken. A stale one is shown as nothing: the table had moved on, as the player can see. */
export function refused(game: Game, message: Refused): Game {
  if (game.pending?.id !== message.id) return game
  const refusal = message.code === 'stale' ? null : { code: message.code, facts: message.facts }
  return { ...game, pending: null, refusal }
}

export function troubled(game: Game, problem: Problem): Game {
  return problem.fatal ? { ...game, problem } : { ...game, refusal: { code: problem.code, facts: problem.facts } }
}

export function dropped(game: Game): Game {
  if (game.link === 'lost') return game
  // An answer on its way is lost with the connection; one that was given holds.
  return { ...game, link: 'lost', hint: game.hint?.given == null ? null : game.hint }
}
