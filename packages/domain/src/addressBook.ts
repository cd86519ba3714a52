import type { Address } from './address.ts'

/** What every chain that the app serves must have. */
export const CONTRACT_ROLES = ['wrappedNative', 'v2Factory', 'v2Router', 'multicall3'] as const
export type ContractRole = (typeof CONTRACT_ROLES)[number]

/** Optional contracts. Where one is missing, its screens are empty and never wait (spec: chains.missing-contract). */
export const OPTIONAL_ROLES = [
  'v1Factory',
  'v2Migrator',
  'artistTokenFactory',
  'jukebox',
  'reserveReader',
  'oneTokenLiquidity',
  'batchAccount',
  'smartWalletDetector',
  'governanceToken',
  'merkleDistributor',
  'timelock',
  'governor',
  'musicNft',
  'musicCollectionFactory',
  'seaport',
  'conduitController',
  'nameRegistry',
] as const
export type OptionalRole = (typeof OPTIONAL_ROLES)[number]

export type BookRole = ContractRole | OptionalRole

export type BookToken = {
  symbol: string
  name: string
  decimals: number
  address: Address
  /** Replaced by a newer token: still known, but marked (spec: tokens.superseded). */
  superseded?: true
}

/** A pair that holds liquidity from the start. */
export type BookPool = { tokens: readonly [Address, Address]; pair: Address }

/** A contract that rewards those who stake the shares of a pair. */
export type BookStaking = { pair: Address; rewards: Address }

/** All contract addresses of one chain, written by the deploy runner or built in. */
export type AddressBook = {
  chainId: number
  /** Null in a built-in book, because no node was asked for it. */
  genesisHash: `0x${string}` | null
  contracts: Readonly<Record<ContractRole, Address> & Partial<Record<OptionalRole, Address>>>
  /** The known tokens, in the specification's order (spec: tokens.known). */
  tokens: readonly BookToken[]
  pools: readonly BookPool[]
  stakingPools: readonly BookStaking[]
}
