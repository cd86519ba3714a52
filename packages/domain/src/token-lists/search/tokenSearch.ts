import { type Address, parseAddress } from '../../address.ts'
import type { Native, Token } from '../../currency.ts'
import { type Direction, type FoundTokens, type WorthOfBalance, allTokens, foundTokens } from './foundTokens.ts'
import { RankSet } from './rankSet.ts'
import type { TokenIndex } from './tokenIndex.ts'
import { placesWith, wordsOf, type WordIndex } from './wordIndex.ts'
import { intAt } from '../../arrayAt.ts'

/** Rows to choose from. */
export type TokenRows =
  /** The query is an address, in checksummed form. Without a token it must be looked up on chain. */
  | { readonly kind: 'address'; readonly address: Address; readonly token: Token | null }
  /** `native` is true if the native currency has a row above the tokens. */
  | { readonly kind: 'words'; readonly native: boolean; readonly tokens: FoundTokens }

/** Order of the tokens while nothing is searched, and the filter on them. */
export type SearchChoice = {
  /** Tokens of artists, listed after those held. */
  readonly raised: Iterable<Address>
  /** Test tokens, listed last. */
  readonly last: Iterable<Address>
  /** The only tokens shown; null shows all tokens. */
  readonly only: Iterable<Address> | null
  /** Worth of a balance, for the order; null orders held tokens by balance. */
  readonly worthOf: WorthOfBalance | null
}

const NO_CHOICE: SearchChoice = { raised: [], last: [], only: null, worthOf: null }

const NATIVE_QUERIES: ReadonlySet<string> = new Set(['', 'e', 'et', 'eth'])

/** Also matches any prefix of the native symbol (spec: token-select.native-row). */
function showsNative(query: string, { symbol }: Native): boolean {
  const searchText = query.trim().toLowerCase()
  return NATIVE_QUERIES.has(searchText) || symbol.toLowerCase().startsWith(searchText)
}

/** Finds tokens by a query (spec: token-select.match, token-select.order). */
export function tokenSearch(
  index: TokenIndex,
  query: string,
  native: Native,
  direction: Direction = 'down',
  { raised, last, only, worthOf } = NO_CHOICE,
): TokenRows {
  const address = parseAddress(query.trim())
  if (address) return { kind: 'address', address, token: entryAt(index, index.placeOf.get(address))?.token ?? null }
  const words = wordsOf(query.toLowerCase())
  const allowedRanks = only === null ? null : ranksOf(index, only)
  const order = () => ({ raised: ranksOf(index, raised), last: ranksOf(index, last), worthOf })
  return {
    kind: 'words',
    native: allowedRanks === null && showsNative(query, native),
    tokens:
      words.length > 0
        ? findTokens(index, words, allowedRanks, direction)
        : allowedRanks === null
          ? allTokens(index, order(), direction)
          : foundTokens(index, [], allowedRanks, direction),
  }
}

function ranksOf({ placeOf, rankOf, order }: TokenIndex, addresses: Iterable<Address>): RankSet {
  const ranks = new RankSet(order.length)
  const places: number[] = []
  for (const address of addresses) {
    const place = placeOf.get(address)
    if (place !== undefined) places.push(place)
  }
  ranks.addPlaces(Int32Array.from(places), rankOf)
  return ranks
}

const entryAt = ({ entries }: TokenIndex, place: number | undefined) => (place === undefined ? null : entries[place])

/** For a single word, exact symbol matches come first. */
function findTokens(
  index: TokenIndex,
  words: readonly string[],
  only: RankSet | null,
  direction: Direction,
): FoundTokens {
  const ranks = matches(index, words)
  if (only !== null) ranks.keepOnly(only)
  const [first = '', ...others] = words
  return foundTokens(index, others.length === 0 ? takeExact(index, first, ranks) : [], ranks, direction)
}

/** Ranks of tokens with every word in the symbol, or every word in the name. */
function matches(index: TokenIndex, words: readonly string[]): RankSet {
  const all = new RankSet(index.order.length)
  for (const { symbols, names } of index.parts)
    for (const text of [symbols, names]) {
      const [first = '', ...others] = words
      if (others.length === 0) addMatches(all, index, text, first)
      else all.addAll(ranksWithAllWords(index, text, words))
    }
  return all
}

function ranksWithAllWords(index: TokenIndex, text: WordIndex, words: readonly string[]): RankSet {
  const sets = words.map((word) => {
    const set = new RankSet(index.order.length)
    addMatches(set, index, text, word)
    return set
  })
  return sets.reduce((common, set) => {
    common.keepOnly(set)
    return common
  })
}

function addMatches(ranks: RankSet, { rankOf }: TokenIndex, text: WordIndex, word: string): void {
  for (const places of placesWith(text, word)) ranks.addPlaces(places, rankOf)
}

/** Removes tokens whose symbol equals the word from the set, and returns their ranks. */
function takeExact(index: TokenIndex, word: string, ranks: RankSet): readonly number[] {
  const exact = new Set<number>()
  for (const { symbols } of index.parts)
    for (const place of placesWith(symbols, word)[0])
      if (entryAt(index, place)?.lowerSymbol === word && ranks.has(intAt(index.rankOf, place)))
        exact.add(intAt(index.rankOf, place))
  for (const rank of exact) ranks.remove(rank)
  return [...exact].toSorted((one, other) => one - other)
}
