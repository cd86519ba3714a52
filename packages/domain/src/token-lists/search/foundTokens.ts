import type { Token } from '../../currency.ts'
import { RankSet } from './rankSet.ts'
import type { TokenIndex } from './tokenIndex.ts'
import { rankingBalance } from './tokenOrder.ts'
import { intAt, numberAt } from '../../arrayAt.ts'

export type Direction = 'down' | 'up'

/** A search result. Rows are built on demand, and later changes to the index do not affect it. */
export type FoundTokens = {
  readonly count: number
  /** Rows from position `from` up to, not including, `to`; all by default. */
  readonly rows: (from?: number, to?: number) => readonly Token[]
}

type Ranks = { readonly size: number; readonly slice: (from: number, to: number) => ArrayLike<number> }

/** Joins parts in order; reversing reverses each part by itself. */
function joinParts({ entries, order }: TokenIndex, parts: readonly Ranks[], direction: Direction): FoundTokens {
  const sizes = parts.map(({ size }) => size)
  const count = sizes.reduce((sum, size) => sum + size, 0)
  const rows = (from = 0, to = count) => {
    const tokens: Token[] = []
    let before = 0
    for (const [at, part] of parts.entries()) {
      const size = numberAt(sizes, at)
      const start = Math.max(0, from - before)
      const end = Math.min(size, to - before)
      before += size
      if (start >= end) continue
      const ranks = Array.from(direction === 'down' ? part.slice(start, end) : part.slice(size - end, size - start))
      for (const rank of direction === 'down' ? ranks : ranks.toReversed()) {
        const token = entries[intAt(order, rank)]?.token
        if (token) tokens.push(token)
      }
    }
    return tokens
  }
  return { count, rows }
}

/** Exact symbol matches first, then the others. */
export const foundTokens = (
  index: TokenIndex,
  exact: readonly number[],
  others: RankSet,
  direction: Direction,
): FoundTokens =>
  joinParts(index, [{ size: exact.length, slice: (from, to) => exact.slice(from, to) }, others], direction)

/** Number of tokens with a balance; they come first. */
function heldCount({ entries, order }: TokenIndex): number {
  let low = 0
  let high = order.length
  while (low < high) {
    const middle = (low + high) >> 1
    const entry = entries[intAt(order, middle)]
    if (entry && rankingBalance(entry) > 0n) low = middle + 1
    else high = middle
  }
  return low
}

/** Dollars of a balance; null without a price. */
export type WorthOfBalance = (token: Token, balance: bigint) => number | null

/** Ranks of tokens the account holds, by balance or by worth; those without a price come last. */
function heldRanks({ entries, order }: TokenIndex, count: number, worthOf: WorthOfBalance | null): number[] {
  const ranks = Array.from({ length: count }, (_, rank) => rank)
  if (worthOf === null) return ranks
  const worths = ranks.map((rank) => {
    const entry = entries[intAt(order, rank)]
    return entry ? (worthOf(entry.token, rankingBalance(entry)) ?? -1) : -1
  })
  return ranks.toSorted((one, other) => numberAt(worths, other) - numberAt(worths, one))
}

type Order = { readonly raised: RankSet; readonly last: RankSet; readonly worthOf: WorthOfBalance | null }

/** All tokens: held ones, then those of artists, then the rest, and test tokens last (spec: token-select.artists-first). */
export function allTokens(index: TokenIndex, { raised, last, worthOf }: Order, direction: Direction): FoundTokens {
  const count = index.order.length
  const heldTokens = heldCount(index)
  const heldTokenRanks = heldRanks(index, heldTokens, worthOf).filter((rank) => !last.has(rank))
  const artists = new RankSet(count)
  const rest = new RankSet(count)
  for (let rank = heldTokens; rank < count; rank++) if (!last.has(rank)) (raised.has(rank) ? artists : rest).add(rank)
  const parts = [
    { size: heldTokenRanks.length, slice: (from: number, to: number) => heldTokenRanks.slice(from, to) },
    artists,
    rest,
    last,
  ]
  return joinParts(index, direction === 'down' ? parts : parts.toReversed(), direction)
}
