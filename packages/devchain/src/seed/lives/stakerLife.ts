import { demoAccount } from '../../world/demoAccounts.ts'
import { secondsAgoAt } from '../clock.ts'
import { addLiquiditySteps } from '../exchange/liquiditySteps.ts'
import type { SeedEvent, SeedState } from '../seedState.ts'
import { collectSteps, stakeAllSteps, stakeWithPermitSteps } from '../exchange/stakeSteps.ts'
import { findToken, poolOf } from '../findToken.ts'

/** Stella stakes the shares of two pools and holds those of a third without staking; she has collected once. */
export function stakerLife(): SeedEvent[] {
  const stella = demoAccount('staker')
  const by = stella.address
  const addTo = (symbol: string, amount: string) => (seed: SeedState) =>
    addLiquiditySteps(seed, by, poolOf(seed, symbol), findToken(seed.world, symbol).amount(amount))
  return [
    { secondsAgo: secondsAgoAt(28, 9), act: addTo('DAI', '2400') },
    { secondsAgo: secondsAgoAt(28, 8), act: (seed) => stakeAllSteps(seed, by, poolOf(seed, 'DAI')) },
    { secondsAgo: secondsAgoAt(25, 9), act: addTo('USDC', '1800') },
    { secondsAgo: secondsAgoAt(25, 8), act: (seed) => stakeWithPermitSteps(seed, stella, poolOf(seed, 'USDC')) },
    { secondsAgo: secondsAgoAt(12, 9), act: (seed) => collectSteps(seed, by, poolOf(seed, 'DAI')) },
    { secondsAgo: secondsAgoAt(5, 9), act: addTo('wBTC', '0.04') },
  ]
}
