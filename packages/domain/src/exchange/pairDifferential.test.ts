import { expect, it } from 'vitest'
import { amountOf } from '../currency.ts'
import { compare } from '../fraction.ts'
import { maximumSold, minimumReceived } from './acceptedAmounts.ts'
import { amountIn, amountOut } from './amountOut.ts'
import { type HopProblem, MAX_RESERVE } from './hop.ts'
import { sdkPair, sdkQuote } from './oracle/publishedSdk.ts'
import { type Dice, anyReserve, dice, testTokenAddress } from './oracle/seededPairs.ts'
import { inputFor, outputFor, pairOf, reserveOf } from './pair.ts'
import { type ExactSide, type Trade, routeThrough } from './trade.ts'
import { executionPrice, midPrice, priceImpact, realisedFee } from './tradePrices.ts'

const CASES = process.env.MUSI_LONG ? 10_000_000 : 100_000
const TOKENS = [testTokenAddress(1), testTokenAddress(2)] as const

/**
 * The published SDK's error for each problem. It has no limit on reserves, so it gives a quote where a pair would overflow.
 */
const SDK_ERRORS: Record<Exclude<HopProblem, 'overflow' | 'noAmount'>, string> = {
  noLiquidity: 'InsufficientReserves',
  notEnough: 'InsufficientReserves',
  tooSmall: 'InsufficientInputAmount',
}

function randomQuote(roll: Dice) {
  const [from, to] = roll.chance(0.5) ? TOKENS : ([TOKENS[1], TOKENS[0]] as const)
  const pair = pairOf(from, anyReserve(roll), to, anyReserve(roll))
  const exact: ExactSide = roll.chance(0.5) ? 'in' : 'out'
  const nearReserve = reserveOf(pair, exact === 'in' ? from : to) - roll.size(20)
  const amount = roll.chance(0.2) && nearReserve > 0n ? nearReserve : roll.size(112)
  return { from, to, pair, exact, amount, slippageBps: roll.integerBelow(10_001) }
}

function differences({ from, to, pair, exact, amount, slippageBps }: ReturnType<typeof randomQuote>): string[] {
  const sdkAnswer = sdkQuote(sdkPair(pair), exact, from, to, amount)
  const ownAnswer = exact === 'in' ? outputFor(pair, from, amount) : inputFor(pair, from, amount)
  const reserves = [reserveOf(pair, from), reserveOf(pair, to)] as const
  if (ownAnswer === 'overflow' && typeof sdkAnswer !== 'string') {
    const quoted = exact === 'in' ? amountOut(amount, ...reserves) : amountIn(amount, ...reserves)
    const sold = exact === 'in' ? amount : sdkAnswer.input
    const isSame = quoted === (exact === 'in' ? sdkAnswer.output : sdkAnswer.input) && reserves[0] + sold > MAX_RESERVE
    return isSame ? [] : ['overflow']
  }
  if (ownAnswer === 'noAmount' || ownAnswer === 'overflow' || typeof sdkAnswer === 'string')
    return typeof ownAnswer === 'string' &&
      ownAnswer in SDK_ERRORS &&
      SDK_ERRORS[ownAnswer as keyof typeof SDK_ERRORS] === sdkAnswer
      ? []
      : ['refusal']
  if (typeof ownAnswer === 'string') return ['refusal']
  const [sold, bought] = exact === 'in' ? [amount, ownAnswer] : [ownAnswer, amount]
  const currency = { kind: 'native', decimals: 18, symbol: '', name: '' } as const
  const input = amountOf(currency, sold)
  const output = amountOf(currency, bought)
  const trade: Trade = {
    version: 'v2',
    exact,
    input,
    output,
    route: routeThrough(from, [pair]),
    amounts: [sold, bought],
  }
  const withFee = sdkAnswer.priceImpact
  const impact = compare(priceImpact(trade), {
    numerator: withFee.numerator * 1000n - 3n * withFee.denominator,
    denominator: withFee.denominator * 1000n,
  })
  const checks = {
    input: sold === sdkAnswer.input,
    output: bought === sdkAnswer.output,
    'price impact': impact === 0,
    'mid price': compare(midPrice(trade.route), sdkAnswer.midPrice) === 0,
    'execution price': compare(executionPrice(trade), sdkAnswer.executionPrice) === 0,
    minimum: exact === 'out' || minimumReceived(trade, slippageBps).raw === sdkAnswer.minimumReceived(slippageBps),
    maximum: maximumSold(trade, slippageBps).raw === sdkAnswer.maximumSold(slippageBps),
  }
  return Object.entries(checks).flatMap(([name, isSame]) => (isSame ? [] : [name]))
}

it(`${CASES} quotes of one pair equal those of the published SDK: amounts, refusals, prices, impact, limits`, () => {
  const roll = dice('one pair')
  expect(compare(realisedFee(1), { numerator: 3n, denominator: 1000n })).toBe(0)
  let refused = 0
  for (let run = 0; run < CASES; run++) {
    const quote = randomQuote(roll)
    const differencesFound = differences(quote)
    if (differencesFound.length > 0)
      expect.fail(`case ${run}: ${differencesFound.join(', ')} differ for ${JSON.stringify(quote, bigintReplacer)}`)
    if (typeof outputFor(quote.pair, quote.from, quote.amount) === 'string') refused += 1
  }
  // Both kinds must occur often, or the test proves nothing.
  expect(refused).toBeGreaterThan(CASES / 20)
  expect(CASES - refused).toBeGreaterThan(CASES / 4)
}, 3_600_000)

const bigintReplacer = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value)
