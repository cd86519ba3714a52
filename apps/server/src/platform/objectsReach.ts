import type { Log } from './log.ts'

/** Thrown when the bucket of recordings and pictures cannot be reached at the moment; the request itself is valid. */
export class ObjectsUnreachable extends Error {}

export type ObjectsReach = { lost: (why: string) => ObjectsUnreachable; reached: () => void }

/** Logs one line when the bucket becomes unreachable and one when it is back, however many requests come meanwhile. */
export function objectsReach(log: Pick<Log, 'error' | 'info'>): ObjectsReach {
  let isUnreachable = false
  return {
    lost(why) {
      if (!isUnreachable)
        log.error(
          `The object store cannot be reached (${why}). Until it can, no recording or picture is served or stored.`,
        )
      isUnreachable = true
      return new ObjectsUnreachable(why)
    },
    reached() {
      if (isUnreachable) log.info('The object store can be reached again.')
      isUnreachable = false
    },
  }
}
