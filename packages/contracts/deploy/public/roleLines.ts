import { formatUnits } from 'viem'
import { GOVERNANCE } from '../areas/governanceToken.ts'
import type { PublicRoles, PublicWorld } from '../publicWorld.ts'

/** Future roles of each account, for the person about to confirm. */
export function roleLines(roles: PublicRoles, world: PublicWorld): string[] {
  const line = (what: string, who: string) => `  ${what.padEnd(40)}${who}`
  const shares = roles.allocations.map(({ holder, amount }) =>
    line(`${Number(formatUnits(amount, GOVERNANCE.decimals)).toLocaleString('en')} ${GOVERNANCE.symbol} for`, holder),
  )
  const pools = world.rewardPools.map(({ token }) => `the reward pool of ${token.symbol}`)
  return [
    '',
    line('Sets the protocol fee', roles.feeToSetter),
    line('Says which accounts are smart wallets', roles.smartWalletDetectorOwner),
    line('Makes music NFTs', roles.nftMinter),
    ...(roles.relayer === null ? [] : [line('Sends the first plays of new accounts', roles.relayer)]),
    ...(pools.length > 0 ? [line(`Brings rewards to ${pools.length} pools`, roles.stakingDistributor)] : []),
    line('Commands the timelock (the governor)', world.governance.governor),
    ...shares,
    '',
  ]
}
