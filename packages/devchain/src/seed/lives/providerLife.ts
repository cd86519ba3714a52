import { demoAccount } from '../../world/demoAccounts.ts'
import { secondsAgoAt } from '../clock.ts'
import { addLiquiditySteps, removeLiquiditySteps, removeWithPermitSteps } from '../exchange/liquiditySteps.ts'
import type { SeedEvent } from '../seedState.ts'
import { findToken, poolOf } from '../findToken.ts'

/** Petra has shares from the first day (contracts/deploy/areas/pools.ts, v1.ts); she adds to some and takes from others. */
export function providerLife(): SeedEvent[] {
  const petra = demoAccount('provider')
  const petraAddress = petra.address
  return [
    {
      secondsAgo: secondsAgoAt(24, 9),
      act: (seed) =>
        addLiquiditySteps(seed, petraAddress, poolOf(seed, 'QUICK'), findToken(seed.world, 'QUICK').amount('300')),
    },
    {
      secondsAgo: secondsAgoAt(20, 9),
      act: (seed) =>
        addLiquiditySteps(seed, petraAddress, poolOf(seed, 'DAI', 'USDT'), findToken(seed.world, 'DAI').amount('6000')),
    },
    {
      secondsAgo: secondsAgoAt(14, 9),
      act(seed) {
        const pool = poolOf(seed, 'QUICK')
        return removeLiquiditySteps(seed, petraAddress, pool, seed.balances.balanceOf(petraAddress, pool.address) / 3n)
      },
    },
    {
      secondsAgo: secondsAgoAt(8, 9),
      act(seed) {
        const pool = poolOf(seed, 'DAI', 'USDT')
        return removeWithPermitSteps(seed, petra, pool, seed.balances.balanceOf(petraAddress, pool.address) / 4n)
      },
    },
    {
      secondsAgo: secondsAgoAt(3, 9),
      act: (seed) =>
        addLiquiditySteps(seed, petraAddress, poolOf(seed, 'UNI'), findToken(seed.world, 'UNI').amount('400')),
    },
  ]
}
