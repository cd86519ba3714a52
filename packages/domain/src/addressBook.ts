import type { Address } from './address.ts'

/** Contracts every served chain must have. */
export const CONTRACT_ROLES = ['wrappedNative', 'v2Factory', 'v2Router', 'multicall3'] as const
export type ContractRole = (typeof CONTRACT_ROLES)[number]

/** Optional contracts. If one is missing, its screens are empty and never wait (spec: chains.missing-contract). */
export const OPTIONAL_ROLES = [
  'v1Factory',
  'v2Migrator',
  'artistTokenFactory',
  'jukebox',
  /** An earlier jukebox: it takes no new songs, but its songs can still be played and changed, and their owed shares collected. */
  'jukeboxV2',
  'reserveReader',
  'oneTokenLiquidity',
  'swapAndPlay',
  /** Holds the deposits from which listeners pay for plays without a transaction for each. */
  'coinTabs',
  'batchAccount',
  'smartWalletDetector',
  'governanceToken',
  'merkleDistributor',
  'timelock',
  'governor',
  'musicNft',
  'musicCollectionFactory',
  /** An earlier collection factory; the current one also lists the collections opened there. */
  'musicCollectionFactoryV1',
  'seaport',
  'conduitController',
  /** The EntryPoint of ERC-4337 that accounts of passkeys act through. */
  'entryPoint',
  /** The code of all accounts of passkeys. */
  'passkeyAccount',
  'passkeyAccountFactory',
  /** Checks the signature of a passkey that is the second signer of an account. */
  'passkeyVerifier',
  /** Pays the first play of a new account; only on a chain with a relayer. */
  'welcome',
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

/** A contract that pays rewards for staked shares of a pair with the wrapped native currency. */
export type BookStaking = {
  pair: Address
  rewards: Address
  /**
   * The artist's token of the pair; absent if the pair is one of `pools`. An address book does not vouch for artists' tokens,
   * so their names and symbols are read from the chain, as for any unknown token (spec: staking.artist-pools).
   */
  artistToken?: Address
}

/** All contract addresses of one chain, written by the deploy runner or built in. */
export type AddressBook = {
  chainId: number
  /** Hash of the chain's first block; null in a built-in address book, because no node was asked for it. */
  genesisHash: `0x${string}` | null
  contracts: Readonly<Record<ContractRole, Address> & Partial<Record<OptionalRole, Address>>>
  /** The known tokens, in the specification's order (spec: tokens.known). */
  tokens: readonly BookToken[]
  pools: readonly BookPool[]
  stakingPools: readonly BookStaking[]
}

/** Every jukebox of a chain; the first is the one that takes new songs (spec: contracts.jukebox-earlier). */
export const jukeboxesOf = ({
  jukebox,
  jukeboxV2,
}: Partial<Pick<AddressBook['contracts'], 'jukebox' | 'jukeboxV2'>>): readonly Address[] =>
  [jukebox, jukeboxV2].filter((address) => address !== undefined)
