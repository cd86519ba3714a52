import { isDatabaseTrouble } from './databaseReach.ts'

/**
 * Stores what a development chain starts with before the first read. It is tried again with the next read if the
 * database has no room, or if `store` asks for it; what is there is read meanwhile.
 */
export function storedOnce(store: (tryAgain: () => void) => Promise<void>): () => Promise<void> {
  let storing: Promise<void> | undefined
  const tryAgain = () => {
    storing = undefined
  }
  return () =>
    (storing ??= store(tryAgain).catch((error: unknown) => {
      tryAgain()
      if (!isDatabaseTrouble(error)) throw error
    }))
}
