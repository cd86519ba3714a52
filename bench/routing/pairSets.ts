import { type Address, parseAddress } from '@musi/domain/address'
import { seededNumbers } from '@musi/domain/random/seededNumbers'
import { type Pair, pairOf } from '@musi/domain/exchange/pair'

/** `hubs` is the number of leading tokens that have the most pairs. */
export type PairSet = {
  readonly name: string
  readonly pairs: readonly Pair[]
  readonly tokens: readonly Address[]
  readonly hubs: number
}

const digits = (next: () => number) =>
  Math.floor(next() * 2 ** 32)
    .toString(16)
    .padStart(8, '0')

function addresses(next: () => number, count: number): Address[] {
  return Array.from({ length: count }, () => {
    const address = parseAddress(Array.from({ length: 5 }, () => digits(next)).join(''))
    if (!address) throw new Error('Forty digits are an address.')
    return address
  })
}

/** Makes pools worth between a thousand and a hundred million, with consistent token prices. */
function makePools(
  next: () => number,
  tokens: readonly Address[],
  indexPairs: readonly (readonly [number, number])[],
): Pair[] {
  const prices = tokens.map(() => 10 ** (next() * 6 - 3))
  const reserve = (token: number, worth: number) =>
    BigInt(Math.floor((worth / (prices[token] ?? 1)) * 1e6 * (0.995 + next() / 100))) * 10n ** 12n
  return indexPairs.flatMap(([one, other]) => {
    const a = tokens[one]
    const b = tokens[other]
    const worth = 10 ** (3 + next() * 5)
    return a === undefined || b === undefined ? [] : [pairOf(a, reserve(one, worth), b, reserve(other, worth))]
  })
}

/** Draws random index pairs until there are `count` distinct ones. */
function distinctPairs(count: number, draw: () => readonly [number, number]): (readonly [number, number])[] {
  const byKey = new Map<string, readonly [number, number]>()
  while (byKey.size < count) {
    const [one, other] = draw()
    if (one !== other) byKey.set(one < other ? `${one} ${other}` : `${other} ${one}`, [one, other])
  }
  return Array.from(byKey.values())
}

/** Pairs every token with every other. */
function connected(count: number): PairSet {
  const next = seededNumbers(`connected ${count}`)
  const tokens = addresses(next, count)
  const indexPairs = tokens.flatMap((_, one) => tokens.slice(0, one).map((_, other) => [one, other] as const))
  return { name: 'connected', pairs: makePools(next, tokens, indexPairs), tokens, hubs: count }
}

/**
 * Pools as on a real exchange: most tokens pair with one hub, some with two, and every hub with every other.
 */
function aroundHubs(count: number, hubs: number): PairSet {
  const next = seededNumbers(`hubs ${count}`)
  const tokens = addresses(next, Math.floor(count * 0.7))
  const randomInt = (below: number) => Math.floor(next() * below)
  const hubPairCount = (hubs * (hubs - 1)) / 2
  const core = Array.from({ length: hubs }, (_, one) =>
    Array.from({ length: one }, (_, other) => [one, other] as const),
  )
  const known = new Set(core.flat().map(([one, other]) => `${other} ${one}`))
  const others = distinctPairs(count - hubPairCount, () => {
    const pair = [randomInt(hubs), hubs + randomInt(tokens.length - hubs)] as const
    return known.has(`${pair[0]} ${pair[1]}`) ? [0, 0] : pair
  })
  return { name: `${hubs} hubs`, pairs: makePools(next, tokens, [...core.flat(), ...others]), tokens, hubs }
}

function atRandom(count: number, tokenCount: number): PairSet {
  const next = seededNumbers(`random ${count}`)
  const tokens = addresses(next, tokenCount)
  const randomInt = () => Math.floor(next() * tokenCount)
  const pairs = makePools(
    next,
    tokens,
    distinctPairs(count, () => [randomInt(), randomInt()]),
  )
  return { name: 'random', pairs, tokens, hubs: tokenCount }
}

const SETS: Record<string, () => PairSet> = {
  connected: () => connected(16),
  '8 hubs': () => aroundHubs(500, 8),
  random: () => atRandom(5000, 1000),
  '20 hubs': () => aroundHubs(50_000, 20),
}
export const SET_NAMES = Object.keys(SETS)

export function pairSet(name: string): PairSet {
  const make = SETS[name]
  if (make === undefined) throw new Error(`There is no set of pairs called "${name}".`)
  return make()
}
