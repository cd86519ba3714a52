import type { Address } from 'viem'
import type { Whose } from './deploy.ts'
import type { World } from './world.ts'

/** What the runner leaves on a chain, in the form of the product's address book. */
export const bookOf = (world: World, whose: Whose) => ({
  contracts: {
    wrappedNative: world.wrappedNative.address,
    v2Factory: world.v2Factory.address,
    v2Router: world.v2Router.address,
    multicall3: world.multicall3.address,
    artistTokenFactory: world.own.artistTokenFactory.address,
    jukebox: world.own.jukebox.address,
    reserveReader: world.own.reserveReader.address,
    batchAccount: world.own.batchAccount.address,
    smartWalletDetector: world.own.smartWalletDetector.address,
    ...(whose === 'own'
      ? {
          v1Factory: world.v1.factory.address,
          v2Migrator: world.v2Migrator.address,
          governanceToken: world.governanceToken,
          merkleDistributor: world.airdrop.address,
        }
      : {}),
  },
  tokens:
    whose === 'public'
      ? []
      : world.tokens.map(({ symbol, name, decimals, address }) => ({ symbol, name, decimals, address })),
  pools:
    whose === 'public'
      ? []
      : world.pools.map(({ a, b, pair }) => ({ tokens: [a.address, b.address] as [Address, Address], pair })),
  stakingPools:
    whose === 'public' ? [] : world.staking.map(({ pool, address }) => ({ pair: pool.pair, rewards: address })),
})
