import type { ObjectStore } from '../media/objectStore.ts'
import { inTurn } from '#platform/inTurn.ts'

/**
 * Objects are kept once however many songs and uploads name them, and go with the last. One change at a time, so that nothing is
 * removed while somebody begins to name it.
 */
export type ObjectKeeper = {
  inTurn: <Result>(act: () => Promise<Result>) => Promise<Result>
  /** Removes those that nobody names any more; what names them has to be gone before. */
  letGo: (objects: readonly (string | null)[]) => Promise<void>
}

type Needs = {
  store: Pick<ObjectStore, 'remove'>
  /** Whether anything still names it. */
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
