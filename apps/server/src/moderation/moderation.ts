import type { Restriction } from '@musi/domain/moderation/decision'
import { type Subject, collectionOf, subjectKey } from '@musi/domain/moderation/subject'
import type { Kysely } from 'kysely'
import { serialQueue } from '#platform/serialQueue.ts'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import type { OwnDatabase } from '#platform/database/ownDatabase.ts'
import { isDatabaseTrouble } from '#platform/database/databaseReach.ts'
import { type InForce, decisionCount, readInForce } from './decisionStore.ts'
import type { ModerationTables } from './moderationTables.ts'
import { type SeededModeration, seedModeration } from './seedModeration.ts'
import { TAKEDOWNS_READ_MS, type Takedowns, normalizeId } from './takedowns.ts'

/** Restrictions by the operators' decisions, which all servers share, and by the takedown file of this server. */
export type Moderation = Takedowns & {
  /** The decision in force about a subject; null if there is none. */
  inForce: (subject: Subject) => InForce | null
  /**
   * True if it is left out of lists, links and feeds, because it or its collection is restricted. A
   * withdrawn song stays in lists, where it is marked, so that its listeners find out.
   */
  isHidden: (subject: Subject) => boolean
  restrictionOf: (subject: Subject) => Restriction | null
}

type Needs = {
  database: Pick<OwnDatabase, 'tables' | 'readFirst'>
  takedowns: Takedowns
  clock: Pick<Clock, 'now'>
  log: Pick<Log, 'error'>
  /** Seeded reports and decisions of a development chain; null if there are none. */
  seeds: SeededModeration | null
}

export function moderation({ database, takedowns, clock, log, seeds }: Needs): Moderation {
  let decisions: ReadonlyMap<string, InForce> = new Map()
  let withdrawn: ReadonlySet<string> = new Set()
  let count = 0
  let changeCount = 0

  async function read(db: Kysely<ModerationTables>) {
    const stored = await decisionCount(db)
    if (stored === count) return
    decisions = await readInForce(db)
    withdrawn = new Set([...decisions.values()].flatMap(withdrawnIds))
    count = stored
    changeCount += 1
  }
  const run = serialQueue()
  const reread = () => run(rereadNow)

  async function rereadNow() {
    await takedowns.reread()
    const db = await database.tables<ModerationTables>()
    if (db === null) return
    try {
      await read(db)
    } catch (error) {
      // Earlier decisions still hold.
      if (!isDatabaseTrouble(error)) throw error
    }
  }
  // Nothing is served from a database before its decisions have been read.
  database.readFirst(async (database) => {
    const db = database as Kysely<ModerationTables>
    if (seeds !== null) await seedModeration(db, seeds, clock.now())
    await read(db)
  })
  const timer = setInterval(() => {
    reread().catch((error: unknown) => log.error(`The decisions could not be read: ${String(error)}`))
  }, TAKEDOWNS_READ_MS).unref()

  const inForce = (subject: Subject) => decisions.get(subjectKey(subject)) ?? null
  return {
    inForce,
    restrictionOf: (subject) => inForce(subject)?.restriction ?? null,
    isHidden(subject) {
      const restriction = inForce(subject)?.restriction
      if (subject.kind === 'song') return restriction === 'hide'
      const collection = collectionOf(subject)
      return restriction !== undefined || (collection !== null && inForce(collection) !== null)
    },
    has: (id) => takedowns.has(id) || (id !== null && withdrawn.has(normalizeId(id))),
    changeCount: () => takedowns.changeCount() + changeCount,
    reread,
    async stop() {
      clearInterval(timer)
      await takedowns.stop()
      // Waits for a read that is running.
      await run(() => Promise.resolve())
    },
  }
}

/** Ids and names of files that a decision withdraws. */
function withdrawnIds({ restriction, row, objects }: InForce): readonly string[] {
  if (restriction !== 'withdraw') return []
  const [kind, id = ''] = row.subject.split(':', 2)
  return [...objects, ...(kind === 'song' ? [id] : [])].map(normalizeId)
}
