import type { Log } from '../log.ts'

/** Thrown when the database cannot be reached at the moment; the request itself is valid. */
export class DatabaseUnreachable extends Error {}

/** Thrown when the database's disk has no room for a write; nothing of it was stored. */
export class DatabaseFull extends Error {}

/** True for faults of the database, which code that catches faults of the chain must rethrow. */
export const isDatabaseTrouble = (error: unknown): boolean =>
  error instanceof DatabaseUnreachable || error instanceof DatabaseFull

export type DatabaseReach = { lost: (error: unknown) => DatabaseUnreachable; reached: () => void }

/** Logs one line when it becomes unreachable and one when it is back, however many requests come meanwhile. */
export function databaseReach(log: Log): DatabaseReach {
  let isUnreachable = false
  return {
    lost(error) {
      const why = error instanceof Error ? error.message : String(error)
      if (!isUnreachable)
        log.error(
          `The database cannot be reached (${why}). Until then, requests that need the data of this server are refused.`,
        )
      isUnreachable = true
      return new DatabaseUnreachable(why)
    },
    reached() {
      if (isUnreachable) log.info('The database can be reached again.')
      isUnreachable = false
    },
  }
}
