import type { Token } from '../../currency.ts'
import { RankSet } from './rankSet.ts'
import type { TokenIndex } from './tokenIndex.ts'
import { rankingBalance } from './tokenOrder.ts'
import { intAt, numberAt } from '../../arrayAt.ts'

/** `↓`, or `↑` for the reverse order. */
export type Direction = 'down' | 'up'

/** The search result. Rows are only built when they come on screen, and later changes to the index do not affect it. */
export type FoundTokens = {
  readonly count: number
  /** The rows from one place of the list up to, not including, another; without places, all. */
  readonly rows: (from?: number, to?: number) => readonly Token[]
}

type Ranks = { readonly size: number; readonly slice: (from: number, to: number) => ArrayLike<number> }

/** Part after part; each of them can be turned round by itself. */
function inOrder({ entries, order }: TokenIndex, parts: readonly Ranks[], direction: Direction): FoundTokens {
  const sizes = parts.map(({ size }) => size)
  const count = sizes.reduce((sum, size) => sum + size, 0)
  const rows = (from = 0, to = count) => {
    const tokens: Token[] = []
    let before = 0
    for (const [at, part] of parts.entries()) {
      const size = numberAt(sizes, at)
      const [start, end] = [Math.max(0, from - before), Math.min(size, to - before)]
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

/** Those with exactly the symbol, then the others. */
export const foundTokens = (
  index: TokenIndex,
  exact: readonly number[],
  others: RankSet,
  direction: Direction,
): FoundTokens =>
  inOrder(index, [{ size: exact.length, slice: (from, to) => exact.slice(from, to) }, others], direction)

const range = (from: number, to: number): Ranks => ({
  size: to - from,
  slice: (start, end) => Int32Array.from({ length: end - start }, (_, at) => from + start + at),
})

/** How many tokens the account holds something of: they come first in the order. */
function heldCount({ entries, order }: TokenIndex): number {
  let [low, high] = [0, order.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const entry = entries[intAt(order, middle)]
    if (entry && rankingBalance(entry) > 0n) low = middle + 1
    else high = middle
  }
  return low
}

/** Every token that there is: what the account holds, then the tokens of artists, then the rest (spec: token-select.artists-first). */
export function allTokens(index: TokenIndex, artists: RankSet, direction: Direction): FoundTokens {
  const count = index.order.length
  const held = heldCount(index)
  const [raised, rest] = [new RankSet(count), new RankSet(count)]
  for (let rank = held; rank < count; rank++) (artists.has(rank) ? raised : rest).add(rank)
  const parts = [range(0, held), raised, rest]
  return inOrder(index, direction === 'down' ? parts : parts.toReversed(), direction)
}
