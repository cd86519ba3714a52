import type { Address } from 'viem'
import { GOVERNANCE } from './areas/governanceToken.ts'
import type { Contracts } from './plannedContracts.ts'
import type { PublicWorld } from './publicWorld.ts'
import type { World } from './world.ts'

const contractsOf = (contracts: Contracts) => ({
  wrappedNative: contracts.wrappedNative.address,
  v2Factory: contracts.v2Factory.address,
  v2Router: contracts.v2Router.address,
  multicall3: contracts.multicall3.address,
  artistTokenFactory: contracts.own.artistTokenFactory.address,
  jukebox: contracts.own.jukebox.address,
  reserveReader: contracts.own.reserveReader.address,
  oneTokenLiquidity: contracts.own.oneTokenLiquidity.address,
  swapAndPlay: contracts.own.swapAndPlay.address,
  coinTabs: contracts.own.coinTabs.address,
  batchAccount: contracts.own.batchAccount.address,
  smartWalletDetector: contracts.own.smartWalletDetector.address,
  musicNft: contracts.own.musicNft.address,
  musicCollectionFactory: contracts.own.musicCollectionFactory.address,
  governanceToken: contracts.governance.token.address,
  timelock: contracts.governance.timelock,
  governor: contracts.governance.governor,
  seaport: contracts.market.seaport.address,
  conduitController: contracts.market.conduitController.address,
  entryPoint: contracts.accounts.entryPoint.address,
  passkeyAccount: contracts.accounts.passkeyAccount.address,
  passkeyAccountFactory: contracts.accounts.passkeyAccountFactory.address,
  passkeyVerifier: contracts.accounts.passkeyVerifier.address,
  ...(contracts.accounts.welcome === null ? {} : { welcome: contracts.accounts.welcome.address }),
})

/** The product's address book for what the runner deploys to a chain of our own. */
export const addressBookOf = (world: World) => ({
  contracts: {
    ...contractsOf(world),
    jukeboxV2: world.own.jukeboxV2.address,
    musicCollectionFactoryV1: world.own.musicCollectionFactoryV1.address,
    v1Factory: world.v1.factory.address,
    v2Migrator: world.v2Migrator.address,
    merkleDistributor: world.airdrop.address,
    nameRegistry: world.names.registry.address,
  },
  tokens: world.tokens.map(({ symbol, name, decimals, address }) => ({ symbol, name, decimals, address })),
  pools: world.pools.map(({ a, b, pair }) => ({ tokens: [a.address, b.address] as [Address, Address], pair })),
  stakingPools: world.staking.map(({ pair, address, artistToken }) => ({
    pair,
    rewards: address,
    ...(artistToken === null ? {} : { artistToken }),
  })),
})

/** The address book of a public chain, where it is unknown if a pair has any liquidity. */
export const publicAddressBookOf = (world: PublicWorld) => ({
  contracts: {
    ...contractsOf(world),
    ...(world.hasJukeboxV2 ? { jukeboxV2: world.own.jukeboxV2.address } : {}),
    ...(world.hasCollectionFactoryV1 ? { musicCollectionFactoryV1: world.own.musicCollectionFactoryV1.address } : {}),
    ...(world.distributor === null ? {} : { merkleDistributor: world.distributor.address }),
  },
  tokens: [
    { ...GOVERNANCE, address: world.governance.token.address },
    ...vouchedPools(world).map(({ token: { symbol, name, decimals, address } }) => ({
      symbol,
      name,
      decimals,
      address,
    })),
  ],
  pools: vouchedPools(world).map(({ token, pair }) => ({
    tokens: [world.wrappedNative.address, token.address] as [Address, Address],
    pair,
  })),
  stakingPools: world.rewardPools.map(({ pair, address, token }) => ({
    pair,
    rewards: address,
    ...(token.isOfArtist ? { artistToken: token.address } : {}),
  })),
})

/** Reward pools whose token the address book vouches for: anybody can make an artist's token, so those are left out. */
const vouchedPools = ({ rewardPools }: PublicWorld) => rewardPools.filter(({ token }) => !token.isOfArtist)
