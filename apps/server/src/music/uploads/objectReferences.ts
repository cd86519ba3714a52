import type { ObjectStore } from '../media/objectStore.ts'
import { inTurn } from '#platform/inTurn.ts'

/**
 * Stores each object once however many songs and uploads use it, and deletes it with the last. Changes run one at a
 * time, so that nothing is deleted while somebody begins to use it.
 */
export type ObjectReferences = {
  inTurn: <Result>(act: () => Promise<Result>) => Promise<Result>
  /** Deletes objects no longer in use; delete the rows that name them first. */
  deleteUnused: (objects: readonly (string | null)[]) => Promise<void>
}

type Needs = {
  store: Pick<ObjectStore, 'remove'>
  /** True if a row still refers to the object. */
  isReferenced: (object: string) => Promise<boolean>
}

export function objectReferences({ store, isReferenced }: Needs): ObjectReferences {
  const run = inTurn()
  return {
    inTurn: run,
    deleteUnused: (objects) =>
      run(async () => {
        for (const object of new Set(objects))
          if (object !== null && !(await isReferenced(object))) await store.remove(object)
      }),
  }
}
