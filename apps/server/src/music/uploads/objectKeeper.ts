import type { ObjectStore } from '../media/objectStore.ts'
import { inTurn } from '#platform/inTurn.ts'

/**
 * Stores each object once however many songs and uploads use it, and deletes it with the last. Changes run one at a
 * time, so that nothing is deleted while somebody begins to use it.
 */
export type ObjectKeeper = {
  inTurn: <Result>(act: () => Promise<Result>) => Promise<Result>
  /** Deletes objects no longer in use; delete the rows that name them first. */
  letGo: (objects: readonly (string | null)[]) => Promise<void>
}

type Needs = {
  store: Pick<ObjectStore, 'remove'>
  /** True if anything still uses it. */
  isNamed: (object: string) => Promise<boolean>
}

export function objectKeeper({ store, isNamed }: Needs): ObjectKeeper {
  const run = inTurn()
  return {
    inTurn: run,
    letGo: (objects) =>
      run(async () => {
        for (const object of new Set(objects))
          if (object !== null && !(await isNamed(object))) await store.remove(object)
      }),
  }
}
