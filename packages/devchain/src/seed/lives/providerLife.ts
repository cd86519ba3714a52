import { demoAccount } from '../../world/demoAccounts.ts'
import { ago } from '../clock.ts'
import { addLiquiditySteps, removeLiquiditySteps, removeWithPermitSteps } from '../exchange/liquiditySteps.ts'
import type { SeedEvent, SeedState } from '../stage.ts'
import { tokenIn } from '../tokenIn.ts'

const poolOf = ({ world, market }: SeedState, one: string, other?: string) =>
  market.poolOf(
    tokenIn(world, one).address,
    other === undefined ? world.wrappedNative.address : tokenIn(world, other).address,
  )

/** Petra has shares from the first day (contracts/deploy/areas/pools.ts, v1.ts); she adds to some and takes from others. */
export function providerLife(): SeedEvent[] {
  const petra = demoAccount('provider')
  const petraAddress = petra.address
  return [
    {
      secondsAgo: ago(24, 9),
      act: (stage) =>
        addLiquiditySteps(stage, petraAddress, poolOf(stage, 'QUICK'), tokenIn(stage.world, 'QUICK').amount('300')),
    },
    {
      secondsAgo: ago(20, 9),
      act: (stage) =>
        addLiquiditySteps(
          stage,
          petraAddress,
          poolOf(stage, 'DAI', 'USDT'),
          tokenIn(stage.world, 'DAI').amount('6000'),
        ),
    },
    {
      secondsAgo: ago(14, 9),
      act(stage) {
        const pool = poolOf(stage, 'QUICK')
        return removeLiquiditySteps(stage, petraAddress, pool, stage.balances.held(petraAddress, pool.address) / 3n)
      },
    },
    {
      secondsAgo: ago(8, 9),
      act(stage) {
        const pool = poolOf(stage, 'DAI', 'USDT')
        return removeWithPermitSteps(stage, petra, pool, stage.balances.held(petraAddress, pool.address) / 4n)
      },
    },
    {
      secondsAgo: ago(3, 9),
      act: (stage) =>
        addLiquiditySteps(stage, petraAddress, poolOf(stage, 'UNI'), tokenIn(stage.world, 'UNI').amount('400')),
    },
  ]
}
