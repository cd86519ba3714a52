import { expect, it } from 'vitest'
import type { Amount, Currency } from '../../currency.ts'
import { compare, plus } from '../../fraction.ts'
import { maximumSold, minimumReceived } from '../acceptedAmounts.ts'
import { bestTrade } from './bestTrade.ts'
import { bestRouteByBruteForce } from '../oracle/everyRoute.ts'
import { type SdkTradeResult, sdkBestTrade, sdkPair } from '../oracle/publishedSdk.ts'
import { type Dice, anyPairs, dice, testTokenAddress } from '../oracle/seededPairs.ts'
import type { Pair } from '../pair.ts'
import { pairGraph, setReserves } from './pairGraph.ts'
import type { ExactSide, Trade } from '../trade.ts'
import { executionPrice, midPrice, priceImpact, realisedFee } from '../tradePrices.ts'

const GRAPHS = process.env.MUSI_LONG ? 200_000 : 2000
const WRAPPED = testTokenAddress(0)

const token = (at: number): Currency => ({
  kind: 'token',
  address: testTokenAddress(at),
  decimals: 18,
  symbol: '',
  name: '',
})

function anyAmount({ chance, integerBelow, size }: Dice): bigint {
  if (chance(0.25)) return 1n
  if (chance(0.1)) return BigInt(1000 * (1 + integerBelow(3000)))
  return chance(0.25) ? BigInt(1 + integerBelow(1000)) : size(66)
}

function randomQuery(roll: Dice) {
  const count = roll.chance(0.1) ? 60 + roll.integerBelow(61) : 3 + roll.integerBelow(57)
  const { pairs, tokens } = anyPairs(roll, count)
  const one = roll.integerBelow(tokens)
  const other = roll.integerBelow(tokens - 1)
  return { pairs, input: token(one), output: token(other < one ? other : other + 1), amount: anyAmount(roll) }
}

type Query = ReturnType<typeof randomQuery>
const addressOf = (currency: Currency) => (currency.kind === 'token' ? currency.address : WRAPPED)

function ours({ pairs, input, output, amount }: Query, exact: ExactSide): Trade | null {
  // Built with swapped reserves and corrected in place, like an update between two blocks.
  const graph = pairGraph(pairs.map((pair) => ({ ...pair, reserve0: pair.reserve1, reserve1: pair.reserve0 })))
  for (const [at, { reserve0, reserve1 }] of pairs.entries()) setReserves(graph, at, reserve0, reserve1)
  const [exactCurrency, other] = exact === 'in' ? [input, output] : [output, input]
  const exactAmount: Amount = { currency: exactCurrency, raw: amount }
  return bestTrade(graph, { exact, amount: exactAmount, other }, WRAPPED)
}

const path = (trade: { path: readonly string[] } | null) => trade?.path.join(' ') ?? 'none'

/** True if the SDK's best route would exceed the limit on reserves, which the SDK does not know (case 5). */
function overflows(pairs: readonly Pair[], { path: tokens, input, output }: SdkTradeResult, exact: ExactSide): boolean {
  const steps = tokens.slice(1).map((to, at) => [tokens[at] ?? to, to] as const)
  const poolOf = ([from, to]: readonly [string, string]) =>
    pairs.find((pair) => [pair.token0, pair.token1].toSorted().join() === [from, to].toSorted().join())
  const routePairs = steps.flatMap((step) => poolOf(step) ?? [])
  const tried = bestRouteByBruteForce(
    routePairs,
    exact,
    tokens[0] ?? WRAPPED,
    tokens.at(-1) ?? WRAPPED,
    exact === 'in' ? input : output,
  )
  return tried === null
}

function pricesDiffer(trade: Trade, theirs: SdkTradeResult): boolean {
  const withFee = plus(priceImpact(trade), realisedFee(trade.route.pairs.length))
  return (
    compare(withFee, theirs.priceImpact) !== 0 ||
    compare(midPrice(trade.route), theirs.midPrice) !== 0 ||
    compare(executionPrice(trade), theirs.executionPrice) !== 0 ||
    (trade.exact === 'in' && minimumReceived(trade, 50).raw !== theirs.minimumReceived(50)) ||
    maximumSold(trade, 50).raw !== theirs.maximumSold(50)
  )
}

it(`case 15: the best trade equals that of a search of every route and of the published SDK, in ${GRAPHS} random graphs`, () => {
  const roll = dice('graphs')
  const counts = { routes: 0, hops: [0, 0, 0, 0], broken: 0, large: 0 }
  for (let run = 0; run < GRAPHS; run++) {
    const query = randomQuery(roll)
    const pools = query.pairs.map(sdkPair)
    if (query.pairs.length >= 60) counts.large += 1
    for (const exact of ['in', 'out'] as const) {
      const trade = ours(query, exact)
      const from = addressOf(query.input)
      const to = addressOf(query.output)
      const tried = bestRouteByBruteForce(query.pairs, exact, from, to, query.amount)
      const label = `graph ${run}, exact ${exact}`
      expect(path(trade?.route ?? null), label).toBe(path(tried?.route ?? null))
      expect(trade?.amounts, label).toEqual(tried?.amounts)
      const sdkTrade = sdkBestTrade(pools, exact, from, to, query.amount)
      if (sdkTrade !== null && overflows(query.pairs, sdkTrade, exact)) {
        counts.broken += 1
        continue
      }
      expect(path(trade?.route ?? null), label).toBe(path(sdkTrade))
      if (trade === null || sdkTrade === null) continue
      counts.routes += 1
      counts.hops[trade.route.pairs.length] = (counts.hops[trade.route.pairs.length] ?? 0) + 1
      expect([trade.input.raw, trade.output.raw], label).toEqual([sdkTrade.input, sdkTrade.output])
      expect(pricesDiffer(trade, sdkTrade), label).toBe(false)
    }
  }
  // Every kind must occur often, or the test proves nothing.
  expect(counts.large).toBeGreaterThan(GRAPHS / 20)
  expect(Math.min(...counts.hops.slice(1))).toBeGreaterThan(GRAPHS / 10)
  expect(counts.broken).toBeLessThan(GRAPHS / 10)
}, 3_600_000)
