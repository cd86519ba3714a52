import { diceOf } from '@musi/domain/random/dice'
import type { Pool } from './pools.ts'
import type { SeedState } from '../seedState.ts'

/** Days between two turning points of a price path. */
const TURN_DAYS = 3
const DAYS = 30
const TURNS = DAYS / TURN_DAYS

type PricePath = (daysAgo: number) => number

/** A price relative to its opening price: piecewise linear, starting and ending at the opening price. */
function pricePathOf(name: string, amplitude: number): PricePath {
  const dice = diceOf(`The way of ${name}`)
  const middle = Array.from({ length: TURNS - 1 }, () => (dice.wholeNumber(-1000, 1000) / 1000) * amplitude)
  const knots = [0, ...middle, 0]
  return (daysAgo) => {
    const turn = Math.min(Math.max((DAYS - daysAgo) / TURN_DAYS, 0), TURNS)
    const from = knots[Math.floor(turn)] ?? 0
    const to = knots[Math.floor(turn) + 1] ?? 0
    return from + (to - from) * (turn - Math.floor(turn))
  }
}

/** Amplitudes of tokens that differ from `COIN`: dollars and bridged coins keep their price. */
const AMPLITUDE_BY_SYMBOL = new Map([
  ['DAI', 0.001],
  ['USDC', 0.001],
  ['USDT', 0.001],
  ['ETH', 0.01],
])
const COIN = 0.07
const ARTIST = 0.16
const NATIVE = 0.06

/** The price change that trades steer a pool towards, relative to its opening: the token's path over that of its quote token. */
export function targetPriceChange({ world, artists }: SeedState): (pool: Pool, daysAgo: number) => number {
  const native = pricePathOf('the native currency', NATIVE)
  const coins = [...world.tokens, ...world.oddTokens].map(({ address, symbol }) => {
    return [address, pricePathOf(symbol, AMPLITUDE_BY_SYMBOL.get(symbol) ?? COIN)] as const
  })
  const paths = new Map<string, PricePath>([
    ...coins,
    ...artists.map(({ token: { address, symbol } }) => [address, pricePathOf(symbol, ARTIST)] as const),
  ])
  return ({ tokens: [paidIn, token] }, daysAgo) => {
    const quoteChange = paidIn === world.wrappedNative.address ? native(daysAgo) : 0
    return (1 + (paths.get(token)?.(daysAgo) ?? 0)) / (1 + quoteChange) - 1
  }
}
