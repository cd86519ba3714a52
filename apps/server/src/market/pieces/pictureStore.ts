import type { Address } from '@musi/domain/address'
import type { ServiceNeeds } from '#history/serviceNeeds.ts'
import { nowSeconds } from '#platform/clock.ts'
import type { PictureTables } from './pictureTables.ts'
import { RecentMap } from '#platform/recentMap.ts'

type Needs = Pick<ServiceNeeds, 'database' | 'clock'>
type Piece = { readonly collection: Address; readonly id: string }

export type PictureStore = {
  /** Stores the hash of the file behind a piece's picture when somebody views it. */
  recordHash: (piece: Piece, hash: string) => Promise<void>
  /**
   * Times at which pictures were found changed, by `pictureKey`; the same map while unchanged, and empty if it cannot
   * be read.
   */
  changes: () => Promise<ReadonlyMap<string, number>>
}

export const pictureKey = ({ collection, id }: { collection: string; id: string }): string =>
  `${collection.toLowerCase()} ${id}`

/** Avoids writing the same hash again, since most pieces are viewed repeatedly. */
const MAX_CACHED = 2000
const NO_CHANGES: ReadonlyMap<string, number> = new Map()

/** Remembers the picture of each piece, because its owner or host can replace it (spec: market.picture-changed). */
export function pictureStore({ database, clock }: Needs): PictureStore {
  const lastHashes = new RecentMap<string, string>(MAX_CACHED)
  let lastChanges = NO_CHANGES

  async function write({ collection, id: piece }: Piece, hash: string): Promise<boolean> {
    const db = await database.tables<PictureTables>()
    if (db === null) return false
    const changed_at = nowSeconds(clock)
    await db.transaction().execute(async (transaction) => {
      const row = { collection: collection.toLowerCase(), piece, hash, changed_at: null }
      await transaction
        .insertInto('pictures')
        .values(row)
        .onConflict((conflict) => conflict.columns(['collection', 'piece']).doNothing())
        .execute()
      await transaction
        .updateTable('pictures')
        .set({ hash, changed_at })
        .where('collection', '=', row.collection)
        .where('piece', '=', piece)
        .where('hash', '!=', hash)
        .execute()
    })
    return true
  }

  return {
    async recordHash(piece, hash) {
      const key = pictureKey(piece)
      if (lastHashes.get(key) === hash) return
      try {
        if (!(await write(piece, hash))) return
      } catch {
        // The picture is shown anyway, and the next view stores its hash.
        return
      }
      lastHashes.set(key, hash)
    },
    async changes() {
      try {
        const db = await database.tables<PictureTables>()
        const rows = await db?.selectFrom('pictures').selectAll().where('changed_at', 'is not', null).execute()
        const changed = (rows ?? []).flatMap(({ collection, piece, changed_at: at }) =>
          at === null ? [] : [[`${collection} ${piece}`, at] as const],
        )
        const isSame = changed.length === lastChanges.size && changed.every(([key, at]) => lastChanges.get(key) === at)
        if (!isSame) lastChanges = new Map(changed)
        return lastChanges
      } catch {
        return NO_CHANGES
      }
    },
  }
}
