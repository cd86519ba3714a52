import type { Address } from '@musi/domain/address'
import { type AddressBook, jukeboxesOf } from '@musi/domain/addressBook'

/** What a contract is to the history: it decides which of its events count. */
export type Role =
  | 'factory'
  | 'pair'
  | 'rewards'
  | 'artistTokenFactory'
  | 'artistToken'
  | 'jukebox'
  | 'swapAndPlay'
  | 'musicNft'
  | 'musicCollectionFactory'
  | 'governanceToken'
  | 'governor'
  | 'merkleDistributor'
  | 'seaport'

/** The contracts that are there from the start. Pairs, artist tokens and collections are made later, by three of them. */
export function followedContracts({ contracts, stakingPools }: AddressBook): ReadonlyMap<Address, Role> {
  const roles: readonly (readonly [Role, Address | undefined])[] = [
    ['factory', contracts.v2Factory],
    ['artistTokenFactory', contracts.artistTokenFactory],
    ...jukeboxesOf(contracts).map((address) => ['jukebox', address] as const),
    ['swapAndPlay', contracts.swapAndPlay],
    ['musicNft', contracts.musicNft],
    ['musicCollectionFactory', contracts.musicCollectionFactory],
    ['governanceToken', contracts.governanceToken],
    ['governor', contracts.governor],
    ['merkleDistributor', contracts.merkleDistributor],
    ['seaport', contracts.seaport],
    ...stakingPools.map(({ rewards }) => ['rewards', rewards] as const),
  ]
  return new Map(roles.flatMap(([role, address]) => (address === undefined ? [] : [[address, role]])))
}
