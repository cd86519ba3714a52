import { isDatabaseTrouble } from './databaseReach.ts'

/**
 * Stores the seeds of a development chain before the first read. The next read retries if the
 * database is full, or if `store` asks for it; existing rows can be read meanwhile.
 */
export function seedOnce(store: (tryAgain: () => void) => Promise<void>): () => Promise<void> {
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
