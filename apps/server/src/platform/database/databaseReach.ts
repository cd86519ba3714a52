import type { Log } from '../log.ts'

/** Thrown when the database cannot be reached at the moment; the request itself is valid. */
export class DatabaseUnreachable extends Error {}

export type DatabaseReach = { lost: (error: unknown) => DatabaseUnreachable; reached: () => void }

/** Logs one line when it becomes unreachable and one when it is back, however many requests come meanwhile. */
export function databaseReach(log: Log): DatabaseReach {
  let isUnreachable = false
  return {
    lost(error) {
      const why = error instanceof Error ? error.message : String(error)
      if (!isUnreachable)
        log.error(
          `The database cannot be reached (${why}). Until it can, nothing that this server keeps by itself is answered or taken.`,
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
