import type { Kysely } from 'kysely'
import { type Clock, nowSeconds } from '#platform/clock.ts'
import { serialQueue } from '#platform/serialQueue.ts'
import type { Log } from '#platform/log.ts'
import { ObjectsUnreachable } from '#platform/objectsReach.ts'
import type { ObjectStore } from '../media/objectStore.ts'
import type { ObjectTables } from './objectTables.ts'

/**
 * Stores each object once however many songs and uploads use it, and deletes it a day after the last (spec:
 * uploads.objects-swept).
 */
export type ObjectReferences = {
  /** Runs changes of this server one at a time. */
  enqueue: <Result>(act: () => Promise<Result>) => Promise<Result>
  /** Marks objects no longer in use; delete the rows that refer to them first. */
  markUnused: (objects: readonly (string | null)[]) => Promise<void>
  /** Keeps a sweep from deleting the objects; call it after storing a row that refers to them, before putting them. */
  claim: (objects: readonly string[]) => Promise<void>
  /** Deletes objects marked a day ago that are still unused. */
  sweep: () => Promise<void>
  stop: () => void
}

type Db = Kysely<ObjectTables>

type Needs = {
  store: Pick<ObjectStore, 'remove'>
  /** Returns null while the database is unreachable. */
  tables: () => Promise<Db | null>
  /** True if a row still refers to the object. */
  isReferenced: (db: Db, object: string) => Promise<boolean>
  clock: Pick<Clock, 'now'>
  log: Pick<Log, 'error'>
}

/**
 * Far longer than a server takes between finding that an object exists and storing a row that
 * refers to it.
 */
export const UNUSED_SECONDS = 86_400
const MAX_OBJECTS_PER_SWEEP = 10_000
const SWEEP_EVERY_MS = 3_600_000

export function objectReferences({ store, tables, isReferenced, clock, log }: Needs): ObjectReferences {
  const run = serialQueue()

  async function markUnused(objects: readonly (string | null)[]): Promise<void> {
    const db = await tables()
    // Deletes nothing: without the tables, it is unknown which objects are in use.
    if (db === null) return
    const markedAt = nowSeconds(clock)
    for (const object of new Set(objects)) {
      if (object === null || (await isReferenced(db, object))) continue
      await db
        .insertInto('unused_objects')
        .values({ object, marked_at: markedAt })
        .onConflict((conflict) => conflict.column('object').doUpdateSet({ marked_at: markedAt }))
        .execute()
    }
  }

  /**
   * The row's lock makes `claim` wait on every server until the object is deleted, so that the
   * object is then stored again.
   */
  const deleteIfUnused = (db: Db, object: string, markedBefore: number): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom('unused_objects')
        .where('object', '=', object)
        .where('marked_at', '<=', markedBefore)
        .executeTakeFirst()
      if (numDeletedRows > 0n && !(await isReferenced(transaction, object))) await store.remove(object)
    })

  async function sweep(): Promise<void> {
    const db = await tables()
    if (db === null) return
    const markedBefore = nowSeconds(clock) - UNUSED_SECONDS
    const rows = await db
      .selectFrom('unused_objects')
      .select('object')
      .where('marked_at', '<=', markedBefore)
      .orderBy('marked_at')
      .limit(MAX_OBJECTS_PER_SWEEP)
      .execute()
    for (const { object } of rows)
      await deleteIfUnused(db, object, markedBefore).catch((error: unknown) => {
        // The other objects cannot be deleted now either.
        if (error instanceof ObjectsUnreachable) throw error
        log.error(`The unused object ${object} could not be deleted: ${String(error)}`)
      })
  }

  const sweepSafely = () =>
    void sweep().catch((error: unknown) => log.error(`Unused objects were not swept: ${String(error)}`))
  const timer = setInterval(sweepSafely, SWEEP_EVERY_MS).unref()

  return {
    enqueue: run,
    markUnused: (objects) => run(() => markUnused(objects)),
    async claim(objects) {
      const db = await tables()
      if (db === null) throw new Error('The database cannot be reached.')
      if (objects.length > 0) await db.deleteFrom('unused_objects').where('object', 'in', objects).execute()
    },
    sweep,
    stop: () => clearInterval(timer),
  }
}
