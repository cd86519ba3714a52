import type { Address } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'
import type { HeadHub } from '../heads/headHub.ts'
import type { Clock } from '../platform/clock.ts'
import type { Upstream } from '../rpc/upstream.ts'
import { upstreamRequest } from '../rpc/upstreamRequest.ts'
import { keptReading } from './keptReading.ts'

/** Whose pieces are traded here (spec: market.collections). Each throws where the chain cannot be asked. */
export type MarketCollections = {
  /** That of the address book, and the newest of its factory. */
  all: () => Promise<readonly Address[]>
  has: (collection: Address) => Promise<boolean>
}

type Needs = {
  upstream: Pick<Upstream, 'ask'>
  heads: Pick<HeadHub, 'latest'>
  clock: Pick<Clock, 'now'>
  contracts: Partial<Pick<AddressBook['contracts'], 'musicNft' | 'musicCollectionFactory'>>
}

/** Anybody can open one, so what is watched and shown of them is bounded. */
const MOST_COLLECTIONS = 200
const KEPT_MS = 1500

export function marketCollections({ upstream, heads, clock, contracts }: Needs): MarketCollections {
  const { musicNft, musicCollectionFactory: factory } = contracts
  const request = upstreamRequest(upstream)
  const house = musicNft === undefined ? [] : [musicNft]
  const opened = keptReading({
    forMs: KEPT_MS,
    nowMs: () => clock.now(),
    mark: () => `${heads.latest()?.head.hash}`,
    async read(): Promise<readonly Address[]> {
      if (factory === undefined) return []
      // Loaded with the first question: a start has no use for it.
      const { openedCollections } = await import('@musi/chain/market/openedCollections')
      return openedCollections(request, factory, MOST_COLLECTIONS)
    },
  })
  return {
    all: async () => [...(await opened()), ...house],
    async has(collection) {
      if (house.includes(collection)) return true
      if (factory === undefined) return false
      const { isOpenedCollection } = await import('@musi/chain/market/openedCollections')
      return isOpenedCollection(request, factory, collection)
    },
  }
}
