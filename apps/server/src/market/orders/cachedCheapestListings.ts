import type { Kysely } from 'kysely'
import { orderChangesSince } from './orderChanges.ts'
import { type CheapListing, cheapestListings, cheapestOfPieces } from './orderBook.ts'
import type { OrderTables } from './orderTables.ts'
import { serialQueue } from '#platform/serialQueue.ts'

type Db = Kysely<OrderTables>
/** Cheapest listings of one collection, by piece. */
type ListingsByPiece = Map<string, readonly CheapListing[]>

export type CachedCheapestListings = (db: Db, collections: readonly string[]) => Promise<readonly CheapListing[]>

/**
 * Caches the cheapest listings of collections and re-reads only what was written since, because finding them among all
 * orders dominates the cost of a full market. Returns the same list while nothing changes.
 */
export function cachedCheapestListings(): CachedCheapestListings {
  const cache = new Map<string, ListingsByPiece>()
  let revision: number | null = null
  let lastAnswer: { collections: readonly string[]; listings: readonly CheapListing[] } | null = null
  const inOrder = serialQueue()

  async function readCollections(db: Db, collections: readonly string[]): Promise<void> {
    const listings = await cheapestListings(db, collections)
    for (const collection of collections) cache.set(collection, new Map())
    store(listings)
  }

  function store(listings: readonly CheapListing[]): void {
    const byCollection = Map.groupBy(listings, ({ collection }) => collection)
    for (const [collection, each] of byCollection)
      for (const [piece, ofPiece] of Map.groupBy(each, ({ piece }) => piece)) cache.get(collection)?.set(piece, ofPiece)
  }

  /** Brings the cache up to date. */
  async function catchUp(db: Db): Promise<void> {
    const changes = await orderChangesSince(db, revision)
    if (changes.orders === null) cache.clear()
    const changedListings = (changes.orders ?? []).filter(
      ({ kind, collection }) => kind === 'listing' && cache.has(collection),
    )
    if (changes.orders === null || changedListings.length > 0) lastAnswer = null
    for (const [collection, each] of Map.groupBy(changedListings, ({ collection }) => collection)) {
      const pieces = [...new Set(each.flatMap(({ piece }) => piece ?? []))]
      const listings = await cheapestOfPieces(db, collection, pieces)
      for (const piece of pieces) cache.get(collection)?.delete(piece)
      store(listings)
    }
    ;({ revision } = changes)
  }

  async function read(db: Db, collections: readonly string[]): Promise<readonly CheapListing[]> {
    await catchUp(db)
    const unread = collections.filter((collection) => !cache.has(collection))
    if (unread.length > 0) await readCollections(db, unread)
    if (unread.length === 0 && lastAnswer !== null && areSame(lastAnswer.collections, collections))
      return lastAnswer.listings
    for (const collection of cache.keys()) if (!collections.includes(collection)) cache.delete(collection)
    const listings = [...cache.values()].flatMap((ofPieces) => [...ofPieces.values()].flat())
    lastAnswer = { collections, listings }
    return listings
  }

  // One read at a time, because each continues from the previous one.
  return (db, collections) => inOrder(() => read(db, collections))
}

const areSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((each, at) => each === others[at])
