import type { Kysely } from 'kysely'
import { changesSince } from './orderChanges.ts'
import { type CheapListing, cheapestListings, cheapestOfPieces } from './orderBook.ts'
import type { OrderTables } from './orderTables.ts'
import { inTurn } from '#platform/inTurn.ts'

type Db = Kysely<OrderTables>
/** Cheapest listings of one collection, by piece. */
type OfPieces = Map<string, readonly CheapListing[]>

export type CheapestMemory = (db: Db, collections: readonly string[]) => Promise<readonly CheapListing[]>

/**
 * Caches the cheapest listings of collections and re-reads only what was written since, because finding them among all
 * orders dominates the cost of a full market. Returns the same list while nothing changes.
 */
export function cheapestMemory(): CheapestMemory {
  const held = new Map<string, OfPieces>()
  let revision: number | null = null
  let answer: { collections: readonly string[]; listings: readonly CheapListing[] } | null = null
  const run = inTurn()

  async function readWhole(db: Db, collections: readonly string[]): Promise<void> {
    const listings = await cheapestListings(db, collections)
    for (const collection of collections) held.set(collection, new Map())
    keep(listings)
  }

  function keep(listings: readonly CheapListing[]): void {
    const byCollection = Map.groupBy(listings, ({ collection }) => collection)
    for (const [collection, each] of byCollection)
      for (const [piece, own] of Map.groupBy(each, ({ piece }) => piece)) held.get(collection)?.set(piece, own)
  }

  /** Brings the cache up to date. */
  async function catchUp(db: Db): Promise<void> {
    const changes = await changesSince(db, revision)
    if (changes.orders === null) held.clear()
    const listed = (changes.orders ?? []).filter(({ kind, collection }) => kind === 'listing' && held.has(collection))
    if (changes.orders === null || listed.length > 0) answer = null
    for (const [collection, each] of Map.groupBy(listed, ({ collection }) => collection)) {
      const pieces = [...new Set(each.flatMap(({ piece }) => piece ?? []))]
      const listings = await cheapestOfPieces(db, collection, pieces)
      for (const piece of pieces) held.get(collection)?.delete(piece)
      keep(listings)
    }
    ;({ revision } = changes)
  }

  async function read(db: Db, collections: readonly string[]): Promise<readonly CheapListing[]> {
    await catchUp(db)
    const unread = collections.filter((collection) => !held.has(collection))
    if (unread.length > 0) await readWhole(db, unread)
    if (unread.length === 0 && answer !== null && areSame(answer.collections, collections)) return answer.listings
    for (const collection of held.keys()) if (!collections.includes(collection)) held.delete(collection)
    const listings = [...held.values()].flatMap((ofPieces) => [...ofPieces.values()].flat())
    answer = { collections, listings }
    return listings
  }

  // Reads one at a time, each continuing from the previous one.
  return (db, collections) => run(() => read(db, collections))
}

const areSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((each, at) => each === others[at])
