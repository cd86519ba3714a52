import type { OpenedCollection } from '@musi/chain/market/openedCollectionsFrom'
import type { Address } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'
import { fairShare } from '@musi/domain/market/fairShare'
import type { ServiceNeeds } from '#history/serviceNeeds.ts'
import type { HeadHub } from '#platform/heads/headHub.ts'
import { upstreamRequest } from '#platform/rpc/upstreamRequest.ts'
import { cachedByMark } from '#platform/cachedByMark.ts'

/** Collections traded here (spec: market.collections). Each method throws if the chain is unavailable. */
export type MarketCollections = {
  /** The collection of the address book and the newest of its factory, with a fair share per artist. */
  all: () => Promise<readonly Address[]>
  has: (collection: Address) => Promise<boolean>
}

type Needs = Pick<ServiceNeeds, 'upstream' | 'clock'> & {
  heads: Pick<HeadHub, 'latest'>
  contracts: Partial<Pick<AddressBook['contracts'], 'musicNft' | 'musicCollectionFactory' | 'multicall3'>>
}

/** Collections watched and shown at most, because anybody can open any number of them. */
const MAX_COLLECTIONS = 200
/** The shares are of this many of the newest collections; displacing another artist takes more than that. */
const MAX_READ_COLLECTIONS = 10_000
const COLLECTIONS_PER_CALL = 500
const CACHED_MS = 1500

export function marketCollections(
  { upstream, heads, clock, contracts }: Needs,
  maxCollections = MAX_COLLECTIONS,
): MarketCollections {
  const { musicNft, musicCollectionFactory: factory, multicall3: multicall } = contracts
  const request = upstreamRequest(upstream)
  const house = musicNft === undefined ? [] : [musicNft]
  const readOpened = cachedByMark({
    forMs: CACHED_MS,
    nowMs: () => clock.now(),
    mark: () => `${heads.latest()?.head.hash}`,
    async read(): Promise<readonly Address[]> {
      if (factory === undefined || multicall === undefined) return []
      const newest = (await readOpenedCollections({ factory, multicall })).toReversed()
      return fairShare(newest, ({ address, artist }) => artist ?? address, maxCollections).map(({ address }) => address)
    },
  })
  /** Collections in order of opening, from index `first`; read once, then only the new ones. */
  let known: { first: number; opened: readonly OpenedCollection[] } = { first: 0, opened: [] }

  async function readOpenedCollections(contracts: {
    factory: Address
    multicall: Address
  }): Promise<readonly OpenedCollection[]> {
    // Loaded with the first request, so that starting stays fast.
    const { openedCollectionCount: openedCount, openedCollectionsFrom: openedFrom } =
      await import('@musi/chain/market/openedCollectionsFrom')
    const count = await openedCount(request, contracts.factory)
    const oldest = Math.max(0, count - MAX_READ_COLLECTIONS)
    let { first, opened } = known
    // A lower count means blocks were undone; a much higher one means none of the known collections still counts.
    if (count < first + opened.length || oldest >= first + opened.length) {
      first = oldest
      opened = []
    }
    while (first + opened.length < count) {
      const more = await openedFrom(request, contracts, first + opened.length, COLLECTIONS_PER_CALL)
      if (more.length === 0) break
      opened = [...opened, ...more]
    }
    opened = opened.slice(Math.max(0, oldest - first))
    known = { first: Math.max(first, oldest), opened }
    return opened
  }

  return {
    all: async () => [...(await readOpened()), ...house],
    async has(collection) {
      if (house.includes(collection)) return true
      if (factory === undefined) return false
      const { isOpenedCollection } = await import('@musi/chain/market/openedCollections')
      return isOpenedCollection(request, factory, collection)
    },
  }
}
