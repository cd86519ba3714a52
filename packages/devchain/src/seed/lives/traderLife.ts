import { approve } from '@musi/chain/writes/tokens/approve'
import { swap } from '@musi/chain/writes/exchange/swap'
import { unwrap } from '@musi/chain/writes/tokens/unwrap'
import { wrap } from '@musi/chain/writes/tokens/wrap'
import { parseUnits } from 'viem'
import { demoAccount } from '../../world/demoAccounts.ts'
import { ago } from '../clock.ts'
import { stepOf } from '../stepOf.ts'
import type { SeedEvent, SeedState } from '../stage.ts'
import type { Step } from '../timeline.ts'
import { tokenIn } from '../tokenIn.ts'
import { NO_DEADLINE, approvalSteps, tradeSteps, tradeV1Steps } from '../exchange/tradeSteps.ts'

const coins = (amount: string) => parseUnits(amount, 18)

/** Sells the token with a transfer fee by the second candidate, because the plain call would fail. */
function sellFeeTokenSteps(stage: SeedState, amount: bigint): Step[] {
  const { world } = stage
  const by = demoAccount('trader').address
  const toll = world.oddTokens.find(({ odd }) => odd === 'fee')
  if (toll === undefined) return []
  const router = world.v2Router.address
  const path = [toll.address, world.wrappedNative.address] as const
  const ends = { version: 'v2', router, path, native: 'out', recipient: by, deadlineSeconds: NO_DEADLINE } as const
  const { kind, candidates } = swap({ ...ends, exact: 'in', amountIn: amount, minimumOut: 1n })
  const [plain, withFee = plain] = candidates
  const sold = stepOf(by, 'A token with a fee is sold', { kind, candidates: [withFee] })
  return [...approvalSteps(stage, by, toll.address, router), sold]
}

/** Buys the token with a transfer fee by the plain call: the pair is paid in full, and only the received amount is reduced. */
function buyFeeTokenSteps(stage: SeedState): Step[] {
  const toll = stage.world.oddTokens.find(({ odd }) => odd === 'fee')
  const by = demoAccount('trader').address
  return toll === undefined
    ? []
    : tradeSteps(stage, { by, path: ['native', toll.address], exact: 'in', amount: coins('0.02') })
}

/** Theo has tried every kind of swap: both versions, exact input and output, one and two hops, wrapped and native. */
export function traderLife(): SeedEvent[] {
  const by = demoAccount('trader').address
  const on = (days: number, hours: number, act: SeedEvent['act']): SeedEvent => ({ secondsAgo: ago(days, hours), act })
  return [
    on(27, 12, ({ world }) => {
      const wrappedNative = world.wrappedNative.address
      return [stepOf(by, 'Native currency is wrapped', wrap({ wrappedNative, amount: coins('6') }))]
    }),
    on(26, 12, (stage) => {
      const { address } = tokenIn(stage.world, 'UNI')
      return tradeSteps(stage, { by, path: ['native', address], exact: 'in', amount: coins('0.8') })
    }),
    on(23, 12, (stage) => {
      const dai = tokenIn(stage.world, 'DAI')
      const usdc = tokenIn(stage.world, 'USDC')
      return tradeSteps(stage, { by, path: [dai.address, usdc.address], exact: 'in', amount: dai.amount('750') })
    }),
    on(19, 12, (stage) => {
      const dai = tokenIn(stage.world, 'DAI').address
      return tradeV1Steps(stage, { by, path: ['native', dai], exact: 'in', amount: coins('0.5') })
    }),
    on(16, 12, (stage) => {
      const usdc = tokenIn(stage.world, 'USDC')
      const wbtc = tokenIn(stage.world, 'wBTC')
      const path = [usdc.address, stage.world.wrappedNative.address, wbtc.address] as const
      return tradeSteps(stage, { by, path, exact: 'out', amount: wbtc.amount('0.02') })
    }),
    on(13, 12, ({ world }) => {
      const wrappedNative = world.wrappedNative.address
      return [stepOf(by, 'Native currency is unwrapped', unwrap({ wrappedNative, amount: coins('1') }))]
    }),
    on(11, 12, (stage) => {
      const dai = tokenIn(stage.world, 'DAI')
      const wbtc = tokenIn(stage.world, 'wBTC')
      return tradeV1Steps(stage, { by, path: [dai.address, wbtc.address], exact: 'in', amount: dai.amount('400') })
    }),
    on(9, 12, (stage) => sellFeeTokenSteps(stage, coins('40'))),
    on(8, 12, buyFeeTokenSteps),
    on(6, 12, (stage) => {
      const path = [stage.world.wrappedNative.address, tokenIn(stage.world, 'QUICK').address] as const
      return tradeSteps(stage, { by, path, exact: 'in', amount: coins('1.5') })
    }),
    on(4, 12, (stage) => {
      const dai = tokenIn(stage.world, 'DAI')
      return tradeV1Steps(stage, { by, path: [dai.address, 'native'], exact: 'out', amount: coins('0.4') })
    }),
    on(2, 12, ({ world }) => {
      const amount = tokenIn(world, 'COMP').amount('25')
      const write = approve({ token: tokenIn(world, 'COMP').address, spender: world.v2Router.address, amount })
      return [stepOf(by, 'An exact approval that is still open', write)]
    }),
    on(1, 12, (stage) => {
      const mira = stage.artists[1]
      if (mira === undefined) return []
      return tradeSteps(stage, { by, path: ['native', mira.token.address], exact: 'in', amount: coins('0.25') })
    }),
  ]
}
