import type { Address } from '../../address.ts'
import type { Token } from '../../currency.ts'
import { breakEvery, runToEnd } from '../slices.ts'
import type { Ranked, Standing } from './tokenOrder.ts'
import { type Entries, mergeOrders, sortedByAll, sortedBySymbol, removeRanks } from './tokenRanks.ts'
import { type WordIndex, wordIndexSteps } from './wordIndex.ts'
import { intAt } from '../../arrayAt.ts'

export type SearchedToken = { readonly token: Token; readonly standing: Standing }

/** The word indexes of some of the tokens. */
type Part = { readonly places: readonly number[]; readonly symbols: WordIndex; readonly names: WordIndex }

/**
 * All tokens that can be picked. Each has a fixed place and a rank that depends on its balance. Plain data, so that a worker can
 * build it for the page.
 */
export type TokenIndex = {
  /** Entries by place; null for a removed token. */
  readonly entries: (Ranked | null)[]
  readonly placeOf: Map<Address, number>
  /** Largest first; each is at most half as large as the previous one, so that adding stays cheap. */
  parts: readonly Part[]
  /** Places by rank. */
  order: Int32Array
  /** Ranks by place; -1 for a removed token. */
  rankOf: Int32Array
}

/** Tokens per slice, which take some milliseconds. */
const SLICE = 10_000

const emptyIndex = (): TokenIndex => ({
  entries: [],
  placeOf: new Map(),
  parts: [],
  order: new Int32Array(),
  rankOf: new Int32Array(),
})

/** Yields places with their lower-cased texts. */
function* texts(entries: Entries, places: readonly number[], textOf: (entry: Ranked) => string) {
  for (const place of places) {
    const entry = entries[place]
    if (entry) yield [place, textOf(entry)] as const
  }
}

function* partSteps(entries: Entries, places: readonly number[]): Generator<void, Part, void> {
  const symbols = yield* wordIndexSteps(texts(entries, places, ({ lowerSymbol }) => lowerSymbol))
  const names = yield* wordIndexSteps(texts(entries, places, ({ token }) => token.name.toLowerCase()))
  return { places, symbols, names }
}

function setOrder(index: TokenIndex, order: Int32Array): void {
  const rankOf = new Int32Array(index.entries.length).fill(-1)
  for (let rank = 0; rank < order.length; rank++) rankOf[intAt(order, rank)] = rank
  index.order = order
  index.rankOf = rankOf
}

/** Leaves out places without a rank: tokens that are still being added. */
const rankedOf = ({ rankOf }: TokenIndex, places: Iterable<number>): Int32Array =>
  Int32Array.from(places).filter((place) => (rankOf[place] ?? -1) >= 0)

/** The order without these places. */
function withoutPlaces({ order, rankOf }: TokenIndex, places: Int32Array): Int32Array {
  return removeRanks(order, places.map((place) => intAt(rankOf, place)).sort())
}

/** Skips tokens whose address is already in the index, because the first source is the better one. */
function* admitTokens(
  { entries, placeOf }: TokenIndex,
  tokens: Iterable<SearchedToken>,
): Generator<void, readonly number[], void> {
  const places: number[] = []
  const isBreak = breakEvery(SLICE)
  for (const { token, standing } of tokens) {
    if (placeOf.has(token.address)) continue
    const place = entries.length
    entries.push({ token, standing, lowerSymbol: token.symbol.toLowerCase(), balance: 0n })
    placeOf.set(token.address, place)
    places.push(place)
    if (isBreak()) yield
  }
  return places
}

/** Adds tokens in slices; the search finds them after the last slice. */
export function* addTokenSteps(index: TokenIndex, tokens: Iterable<SearchedToken>): Generator<void, void, void> {
  const added = yield* admitTokens(index, tokens)
  if (added.length === 0) return
  const sorted = yield* sortedBySymbol(index.entries, added)
  const small: Part[] = []
  let places = added
  for (const part of index.parts.toReversed()) {
    if (part.places.length > 2 * places.length) break
    places = [...part.places.filter((place) => index.entries[place]), ...places]
    small.push(part)
  }
  const merged = yield* partSteps(index.entries, places)
  index.parts = [...index.parts.filter((part) => !small.includes(part)), merged]
  setOrder(index, withAdded(index, sorted))
}

/** Balances may have changed and tokens been removed between two slices. */
function withAdded({ entries, order }: TokenIndex, sorted: Int32Array): Int32Array {
  const withBalance = sorted.filter((place) => (entries[place]?.balance ?? 0n) > 0n)
  const withoutBalance = sorted.filter((place) => entries[place]?.balance === 0n)
  return mergeOrders(entries, mergeOrders(entries, order, withoutBalance), sortedByAll(entries, withBalance))
}

export const addTokens = (index: TokenIndex, tokens: Iterable<SearchedToken>): void =>
  runToEnd(addTokenSteps(index, tokens))

export function removeTokens(index: TokenIndex, addresses: Iterable<Address>): void {
  const removedPlaces: number[] = []
  for (const address of addresses) {
    const place = index.placeOf.get(address)
    if (place === undefined) continue
    removedPlaces.push(place)
    index.placeOf.delete(address)
    index.entries[place] = null
  }
  setOrder(index, withoutPlaces(index, rankedOf(index, removedPlaces)))
}

/** Updates an account's balances; tokens not in the index are ignored. */
export function setBalances(index: TokenIndex, balances: Iterable<readonly [Address, bigint]>): void {
  const changed = new Set<number>()
  for (const [address, balance] of balances) {
    const place = index.placeOf.get(address)
    const entry = place === undefined ? null : index.entries[place]
    if (place === undefined || !entry || entry.balance === balance) continue
    entry.balance = balance
    changed.add(place)
  }
  if (changed.size === 0) return
  const ranked = rankedOf(index, changed)
  setOrder(index, mergeOrders(index.entries, withoutPlaces(index, ranked), sortedByAll(index.entries, ranked)))
}

/** Builds the index in slices: a page renders between them, a worker runs through. */
export function* tokenIndexSteps(tokens: Iterable<SearchedToken>): Generator<void, TokenIndex, void> {
  const index = emptyIndex()
  yield* addTokenSteps(index, tokens)
  return index
}

export const tokenIndex = (tokens: Iterable<SearchedToken>): TokenIndex => runToEnd(tokenIndexSteps(tokens))
