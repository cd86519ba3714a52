import type { Address } from '@musi/domain/address'
import { type AddressBook, jukeboxesOf } from '@musi/domain/addressBook'

/** The role of a contract, which decides which of its events count. */
export type Role =
  | 'factory'
  | 'pair'
  | 'rewards'
  | 'artistTokenFactory'
  | 'artistToken'
  | 'jukebox'
  | 'swapAndPlay'
  | 'welcome'
  | 'coinTabs'
  | 'passkeyAccountFactory'
  | 'passkeyAccount'
  | 'musicNft'
  | 'musicCollectionFactory'
  | 'governanceToken'
  | 'governor'
  | 'merkleDistributor'
  | 'seaport'

/** Contracts known from the start. Four of them create pairs, artist tokens, collections and accounts later. */
export function followedContracts({ contracts, stakingPools }: AddressBook): ReadonlyMap<Address, Role> {
  const roles: readonly (readonly [Role, Address | undefined])[] = [
    ['factory', contracts.v2Factory],
    ['artistTokenFactory', contracts.artistTokenFactory],
    ...jukeboxesOf(contracts).map((address) => ['jukebox', address] as const),
    ['swapAndPlay', contracts.swapAndPlay],
    ['welcome', contracts.welcome],
    ['coinTabs', contracts.coinTabs],
    ['passkeyAccountFactory', contracts.passkeyAccountFactory],
    ['musicNft', contracts.musicNft],
    ['musicCollectionFactory', contracts.musicCollectionFactory],
    ['musicCollectionFactory', contracts.musicCollectionFactoryV1],
    ['governanceToken', contracts.governanceToken],
    ['governor', contracts.governor],
    ['merkleDistributor', contracts.merkleDistributor],
    ['seaport', contracts.seaport],
    ...stakingPools.map(({ rewards }) => ['rewards', rewards] as const),
  ]
  return new Map(roles.flatMap(([role, address]) => (address === undefined ? [] : [[address, role]])))
}
