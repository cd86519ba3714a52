import { approve } from '@musi/chain/writes/tokens/approve'
import { swap } from '@musi/chain/writes/exchange/swap'
import { unwrap } from '@musi/chain/writes/tokens/unwrap'
import { wrap } from '@musi/chain/writes/tokens/wrap'
import { parseUnits } from 'viem'
import { demoAccount } from '../../world/demoAccounts.ts'
import { secondsAgoAt } from '../clock.ts'
import { stepOf } from '../stepOf.ts'
import type { SeedEvent, SeedState } from '../seedState.ts'
import type { Step } from '../timeline.ts'
import { findToken } from '../findToken.ts'
import { NO_DEADLINE, approvalSteps, tradeSteps, tradeV1Steps } from '../exchange/tradeSteps.ts'

const coins = (amount: string) => parseUnits(amount, 18)

/** Sells the token with a transfer fee by the router's call for such tokens, because the plain call would fail. */
function sellFeeTokenSteps(seed: SeedState, amount: bigint): Step[] {
  const { world } = seed
  const by = demoAccount('trader').address
  const toll = world.oddTokens.find(({ odd }) => odd === 'fee')
  if (toll === undefined) return []
  const router = world.v2Router.address
  const path = [toll.address, world.wrappedNative.address] as const
  const ends = { version: 'v2', router, path, native: 'out', recipient: by, deadlineSeconds: NO_DEADLINE } as const
  const { kind, candidates } = swap({ ...ends, exact: 'in', amountIn: amount, minimumOut: 1n })
  const [plain, withFee = plain] = candidates
  const sold = stepOf(by, 'A token with a fee is sold', { kind, candidates: [withFee] })
  return [...approvalSteps(seed, by, toll.address, router), sold]
}

/** Buys the token with a transfer fee by the plain call: the pair is paid in full, and only the received amount is reduced. */
function buyFeeTokenSteps(seed: SeedState): Step[] {
  const toll = seed.world.oddTokens.find(({ odd }) => odd === 'fee')
  const by = demoAccount('trader').address
  return toll === undefined
    ? []
    : tradeSteps(seed, { by, path: ['native', toll.address], exact: 'in', amount: coins('0.02') })
}

/** The trader (Theo) has tried every kind of swap: both versions, exact input and output, one and two hops, wrapped and native. */
export function traderLife(): SeedEvent[] {
  const by = demoAccount('trader').address
  const eventAt = (days: number, hours: number, act: SeedEvent['act']): SeedEvent => ({
    secondsAgo: secondsAgoAt(days, hours),
    act,
  })
  return [
    eventAt(27, 12, ({ world }) => {
      const wrappedNative = world.wrappedNative.address
      return [stepOf(by, 'Native currency is wrapped', wrap({ wrappedNative, amount: coins('6') }))]
    }),
    eventAt(26, 12, (seed) => {
      const { address } = findToken(seed.world, 'UNI')
      return tradeSteps(seed, { by, path: ['native', address], exact: 'in', amount: coins('0.8') })
    }),
    eventAt(23, 12, (seed) => {
      const dai = findToken(seed.world, 'DAI')
      const usdc = findToken(seed.world, 'USDC')
      return tradeSteps(seed, { by, path: [dai.address, usdc.address], exact: 'in', amount: dai.amount('750') })
    }),
    eventAt(19, 12, (seed) => {
      const dai = findToken(seed.world, 'DAI').address
      return tradeV1Steps(seed, { by, path: ['native', dai], exact: 'in', amount: coins('0.5') })
    }),
    eventAt(16, 12, (seed) => {
      const usdc = findToken(seed.world, 'USDC')
      const wbtc = findToken(seed.world, 'wBTC')
      const path = [usdc.address, seed.world.wrappedNative.address, wbtc.address] as const
      return tradeSteps(seed, { by, path, exact: 'out', amount: wbtc.amount('0.02') })
    }),
    eventAt(13, 12, ({ world }) => {
      const wrappedNative = world.wrappedNative.address
      return [stepOf(by, 'Native currency is unwrapped', unwrap({ wrappedNative, amount: coins('1') }))]
    }),
    eventAt(11, 12, (seed) => {
      const dai = findToken(seed.world, 'DAI')
      const wbtc = findToken(seed.world, 'wBTC')
      return tradeV1Steps(seed, { by, path: [dai.address, wbtc.address], exact: 'in', amount: dai.amount('400') })
    }),
    eventAt(9, 12, (seed) => sellFeeTokenSteps(seed, coins('40'))),
    eventAt(8, 12, buyFeeTokenSteps),
    eventAt(6, 12, (seed) => {
      const path = [seed.world.wrappedNative.address, findToken(seed.world, 'QUICK').address] as const
      return tradeSteps(seed, { by, path, exact: 'in', amount: coins('1.5') })
    }),
    eventAt(4, 12, (seed) => {
      const dai = findToken(seed.world, 'DAI')
      return tradeV1Steps(seed, { by, path: [dai.address, 'native'], exact: 'out', amount: coins('0.4') })
    }),
    eventAt(2, 12, ({ world }) => {
      const amount = findToken(world, 'COMP').amount('25')
      const write = approve({ token: findToken(world, 'COMP').address, spender: world.v2Router.address, amount })
      return [stepOf(by, 'An exact approval that is still open', write)]
    }),
    eventAt(1, 12, (seed) => {
      const mira = seed.artists[1]
      if (mira === undefined) return []
      return tradeSteps(seed, { by, path: ['native', mira.token.address], exact: 'in', amount: coins('0.25') })
    }),
  ]
}
