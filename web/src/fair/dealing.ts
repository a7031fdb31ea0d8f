/**
 * The deal that seeds make, computed a second time in the reader's own browser: deck, dealer, first seat. Nothing here is asked of
 * the server, whose word it checks; so it knows the few rules that a deal depends on.
 */
import { Chance } from './chance'

const RANKS: Readonly<Record<string, string>> = { '24': '9TJQKA', '36': '6789TJQKA', '52': '23456789TJQKA' }
const SUITS = 'cdhs'
const HAND = 6

export interface FairDeal {
  readonly deck: readonly string[]
  readonly dealer: number
  readonly first: number
}

/** Null for rules or seats of which there is no deal. `rules`: as DPN writes them. */
export function fairDeal(rules: string, seats: number, secret: Uint8Array, nonces: string): FairDeal | null {
  const options = new Map(rules.split('+').map((part) => [part.split('=')[0] ?? '', part.split('=')[1] ?? ''] as const))
  const ranks = RANKS[options.get('deck') ?? '36']
  if (ranks === undefined || !(seats >= 2 && seats * HAND <= SUITS.length * ranks.length)) return null
  const chance = new Chance(secret, `kozyr-deal-1|${rules}|${seats}|${nonces}`)
  const deck = [...SUITS].flatMap((suit) => [...ranks].map((rank) => rank + suit))
  for (let last = deck.length - 1; last > 0; last--) {
    const other = chance.below(last + 1)
    const [one = '', two = ''] = [deck[last], deck[other]]
    deck[last] = two
    deck[other] = one
  }
  const dealer = chance.below(seats)
  const lowest = lowestTrump(deck, ranks, seats, dealer)
  if (lowest !== null) return { deck, dealer, first: lowest }
  const isFixed = (options.get('no_trump_starts') ?? (rules.startsWith('atlasnye') ? 'seat0' : 'random')) === 'seat0'
  return { deck, dealer, first: isFixed ? 0 : chance.below(seats) }
}

/** The seat with the lowest trump; null if nobody was dealt one. One card at a time from the dealer's left. */
function lowestTrump(deck: readonly string[], ranks: string, seats: number, dealer: number): number | null {
  const dealt = seats * HAND
  const trump = (deck[dealt] ?? deck[dealt - 1] ?? '').charAt(1)
  const held = deck
    .slice(0, dealt)
    .map((card, i) => ({ rank: ranks.indexOf(card.charAt(0)), isTrump: card.charAt(1) === trump, seat: (dealer + 1 + i) % seats }))
    .filter(({ isTrump }) => isTrump)
    .sort((one, other) => one.rank - other.rank)
  return held[0]?.seat ?? null
}
