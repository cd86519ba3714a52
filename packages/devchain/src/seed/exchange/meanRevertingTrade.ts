import { minBigInt } from '@musi/domain/minBigInt'
import type { Dice } from '@musi/domain/random/dice'
import type { Address } from 'viem'
import type { Pool } from './pools.ts'
import { fans } from '../people.ts'
import { amountIn, amountOut } from './quote.ts'
import type { SeedState } from '../seedState.ts'
import type { Step } from '../timeline.ts'
import { tradeSteps } from './tradeSteps.ts'

/** Smallest and largest trade, in millionths of the reserve. */
const MIN_MILLIONTHS = 300
const MAX_MILLIONTHS = 15_000
/** Number of trades in ten that go against the trend. */
const CONTRARY_IN_TEN = 2
/** Number of trades in ten with an exact output. */
const EXACT_OUT_IN_TEN = 2

/** Rounds to three significant digits, as people type amounts. */
function roundAsTyped(amount: bigint): bigint {
  const unit = 10n ** BigInt(Math.max(0, amount.toString().length - 3))
  return (amount / unit) * unit
}

const millionthsOf = (amount: bigint, millionths: number) => roundAsTyped((amount * BigInt(millionths)) / 1_000_000n)

/** One trade, mostly towards the target price; none if nobody holds the sold token. */
export function meanRevertingTrade(seed: SeedState, dice: Dice, pool: Pool, gap: number): Step[] {
  const isContrary = dice.wholeNumber(1, 10) <= CONTRARY_IN_TEN
  // Moving a reserve by half the gap moves the price by the whole gap.
  const targetSize = isContrary
    ? dice.wholeNumber(MIN_MILLIONTHS, 3 * MIN_MILLIONTHS)
    : Math.round(Math.abs(gap) * 500_000)
  const size = Math.min(
    Math.max(Math.round((targetSize * dice.wholeNumber(6, 11)) / 10), MIN_MILLIONTHS),
    MAX_MILLIONTHS,
  )
  return gap > 0 === isContrary ? sellSteps(seed, dice, pool, size) : buySteps(seed, dice, pool, size)
}

function buySteps(seed: SeedState, dice: Dice, pool: Pool, size: number): Step[] {
  const { balances, market, world } = seed
  const [paidIn, token] = pool.tokens
  const wrapped = world.wrappedNative.address
  const people = fans()
  const by = people[dice.wholeNumber(0, people.length - 1)]?.address ?? world.deployer
  const amount = millionthsOf(pool.reserves[0], size)
  const isExactOut = dice.wholeNumber(1, 10) <= EXACT_OUT_IN_TEN
  if (paidIn === wrapped && isExactOut)
    return tradeSteps(seed, {
      by,
      path: ['native', token],
      exact: 'out',
      amount: roundAsTyped(amountOut(pool, paidIn, amount)),
    })
  if (paidIn === wrapped) return tradeSteps(seed, { by, path: ['native', token], exact: 'in', amount })
  if (balances.balanceOf(by, paidIn) >= amount)
    return tradeSteps(seed, { by, path: [paidIn, token], exact: 'in', amount })
  const native = roundAsTyped(amountIn(market.poolOf(wrapped, paidIn), wrapped, amount))
  return tradeSteps(seed, { by, path: ['native', paidIn, token], exact: 'in', amount: native })
}

/** A random holder who has enough, otherwise the largest holder. */
function findSeller({ balances }: SeedState, dice: Dice, token: Address, minimum: bigint) {
  const holders = fans().map(({ address }) => ({ address, balance: balances.balanceOf(address, token) }))
  const able = holders.filter(({ balance }) => balance >= minimum)
  const [richest] = holders.sort((one, other) => (one.balance < other.balance ? 1 : -1))
  return able[dice.wholeNumber(0, Math.max(able.length - 1, 0))] ?? richest
}

function sellSteps(seed: SeedState, dice: Dice, pool: Pool, size: number): Step[] {
  const { world } = seed
  const [paidIn, token] = pool.tokens
  const from = findSeller(seed, dice, token, millionthsOf(pool.reserves[1], size))
  if (from === undefined) return []
  const amountSold = minBigInt(millionthsOf(pool.reserves[1], size), roundAsTyped((from.balance * 9n) / 10n))
  if (amountSold < millionthsOf(pool.reserves[1], MIN_MILLIONTHS)) return []
  const by = from.address
  if (paidIn !== world.wrappedNative.address)
    return tradeSteps(seed, { by, path: [token, paidIn], exact: 'in', amount: amountSold })
  const roll = dice.wholeNumber(1, 10)
  if (roll <= EXACT_OUT_IN_TEN) {
    const amount = roundAsTyped(amountOut(pool, token, (amountSold * 9n) / 10n))
    return tradeSteps(seed, { by, path: [token, 'native'], exact: 'out', amount })
  }
  const other = world.tokens.find(({ symbol }) => symbol === (roll === 3 ? 'DAI' : 'USDC'))?.address
  // Some sell for dollars.
  if (roll <= 4 && other !== undefined && other !== token)
    return tradeSteps(seed, { by, path: [token, paidIn, other], exact: 'in', amount: amountSold })
  return tradeSteps(seed, { by, path: [token, 'native'], exact: 'in', amount: amountSold })
}
