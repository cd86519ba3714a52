import { demoAccount } from '../../world/demoAccounts.ts'
import { ago } from '../clock.ts'
import { addLiquiditySteps } from '../exchange/liquiditySteps.ts'
import type { SeedEvent, SeedState } from '../stage.ts'
import { collectSteps, stakeAllSteps, stakeWithPermitSteps } from '../exchange/stakeSteps.ts'
import { tokenIn } from '../tokenIn.ts'

const poolOf = ({ world, market }: SeedState, symbol: string) =>
  market.poolOf(world.wrappedNative.address, tokenIn(world, symbol).address)

/** Stella stakes the shares of two pools and holds those of a third without staking; she has collected once. */
export function stakerLife(): SeedEvent[] {
  const stella = demoAccount('staker')
  const by = stella.address
  const adding = (symbol: string, amount: string) => (stage: SeedState) =>
    addLiquiditySteps(stage, by, poolOf(stage, symbol), tokenIn(stage.world, symbol).amount(amount))
  return [
    { secondsAgo: ago(28, 9), act: adding('DAI', '2400') },
    { secondsAgo: ago(28, 8), act: (stage) => stakeAllSteps(stage, by, poolOf(stage, 'DAI')) },
    { secondsAgo: ago(25, 9), act: adding('USDC', '1800') },
    { secondsAgo: ago(25, 8), act: (stage) => stakeWithPermitSteps(stage, stella, poolOf(stage, 'USDC')) },
    { secondsAgo: ago(12, 9), act: (stage) => collectSteps(stage, by, poolOf(stage, 'DAI')) },
    { secondsAgo: ago(5, 9), act: adding('wBTC', '0.04') },
  ]
}
