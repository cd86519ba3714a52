import { type Address, encodeDeployData, parseAbi } from 'viem'
import { type Airdrop, type PlannedAirdrop, plannedAirdrop } from './areas/airdrop.ts'
import { migratorInitCode } from './artifacts.ts'
import { type PlannedNames, plannedNames } from './areas/nameService.ts'
import { type PlannedOddToken, plannedOddTokens } from './areas/oddTokens.ts'
import { type PlannedContract, planContract } from './planContract.ts'
import { type Contracts, plannedContracts } from './plannedContracts.ts'
import { type EmptyPool, type PlannedPool, plannedEmptyPool, plannedOddPools, plannedPools } from './areas/pools.ts'
import { type PlannedStaking, type RewardedArtist, plannedStaking } from './areas/staking.ts'
import { type Holder, type PlannedToken, ownAllocations, plannedTokens } from './areas/tokens.ts'
import { type PlannedV1, plannedV1 } from './areas/v1.ts'

/** Everything that is to be deployed on a chain of our own, with all addresses known in advance. */
export type World = Contracts & {
  /** Sends the transactions and fills the pools. */
  deployer: Address
  /** Demo account with a share in some pools. */
  provider: Address
  /** Account that counts as a smart wallet. */
  smart: Address
  v1: PlannedV1
  v2Migrator: PlannedContract
  tokens: readonly PlannedToken[]
  pools: readonly PlannedPool[]
  governanceToken: Address
  emptyPool: EmptyPool
  oddTokens: readonly PlannedOddToken[]
  oddPools: readonly PlannedPool[]
  names: PlannedNames
  staking: readonly PlannedStaking[]
  airdrop: PlannedAirdrop
}

type WorldPeople = Pick<World, 'deployer' | 'provider' | 'smart'> & {
  trader: Address
  artist: Address
  relayer: Address
  holders: readonly Holder[]
  airdrop: Airdrop
  rewardedArtists: readonly RewardedArtist[]
}

export function plannedWorld(people: WorldPeople): World {
  const { deployer, provider, smart, trader, artist, relayer, holders, airdrop, rewardedArtists } = people
  const contracts = plannedContracts({
    feeToSetter: deployer,
    smartWalletDetectorOwner: deployer,
    nftMinter: deployer,
    site: '',
    allocations: ownAllocations(deployer, holders),
    existing: {},
    relayer,
  })
  const { wrappedNative, v2Factory, v2Router, governance } = contracts
  const tokens = plannedTokens(deployer, holders, governance.token)
  const pools = plannedPools(v2Factory.address, wrappedNative.address, tokens)
  const oddTokens = plannedOddTokens(deployer, trader, artist)
  const v1 = plannedV1(wrappedNative.address, tokens)
  const v2Migrator = planContract(
    encodeDeployData({
      abi: parseAbi(['constructor(address v1Factory, address router)']),
      bytecode: migratorInitCode(),
      args: [v1.factory.address, v2Router.address],
    }),
  )
  return {
    ...contracts,
    deployer,
    provider,
    smart,
    v1,
    v2Migrator,
    tokens,
    pools,
    governanceToken: governance.token.address,
    emptyPool: plannedEmptyPool(v2Factory.address, tokens),
    oddTokens,
    oddPools: plannedOddPools(v2Factory.address, wrappedNative.address, oddTokens),
    names: plannedNames(deployer),
    staking: plannedStaking({ contracts, deployer, pools, rewardedArtists }),
    airdrop: plannedAirdrop(governance.token.address, airdrop),
  }
}
