import { type Address, type Hex, keccak256 } from 'viem'
import { plannedDistributor } from './areas/airdrop.ts'
import { pairInitCode } from './artifacts.ts'
import type { PlannedContract } from './planContract.ts'
import { type ContractRoles, type Contracts, plannedContracts } from './plannedContracts.ts'
import { pairAddress } from './areas/pools.ts'
import { plannedRewards } from './areas/staking.ts'

/** A third party's token already on the chain. */
export type ExistingToken = { address: Address; symbol: string; name: string; decimals: number }

/** A token whose pair with the wrapped native currency gets a reward pool. */
export type RewardedToken = ExistingToken & {
  /** True if an artist made it in our factory. */
  isOfArtist: boolean
}

export type PlannedRewardPool = PlannedContract & { token: RewardedToken; pair: Address }

/**
 * Everything that is to be deployed on a public chain. A separate type, so that it cannot hold a token, pool or trade that only
 * a chain of our own gets.
 */
export type PublicWorld = Contracts & {
  distributor: PlannedContract | null
  rewardPools: readonly PlannedRewardPool[]
  /** True if the previous jukebox is on this chain; its songs are still listed and played. */
  hasJukeboxV2: boolean
  /** True if the previous collection factory is on this chain. */
  hasCollectionFactoryV1: boolean
}

export type PublicRoles = ContractRoles & {
  /** Account that funds the reward pools. */
  stakingDistributor: Address
}

export type PublicPlan = {
  roles: PublicRoles
  /** `claimsRoot` is null if there is no airdrop. */
  claimsRoot: Hex | null
  /** Tokens whose pair with the wrapped native currency gets a reward pool. */
  rewarded: readonly RewardedToken[]
  hasJukeboxV2: boolean
  hasCollectionFactoryV1: boolean
}

export function plannedPublicWorld({ roles, claimsRoot, rewarded, ...earlier }: PublicPlan): PublicWorld {
  const contracts = plannedContracts(roles)
  const { wrappedNative, v2Factory } = contracts
  const token = contracts.governance.token.address
  const hash = keccak256(pairInitCode())
  return {
    ...contracts,
    ...earlier,
    distributor: claimsRoot === null ? null : plannedDistributor(token, claimsRoot),
    rewardPools: rewarded.map((rewarded) => {
      const pair = pairAddress(v2Factory.address, hash, wrappedNative.address, rewarded.address)
      return { token: rewarded, pair, ...plannedRewards(roles.stakingDistributor, token, pair) }
    }),
  }
}
