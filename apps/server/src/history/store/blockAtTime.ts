import type { Transaction } from 'kysely'
import type { Tables } from './tables.ts'

type Reading = Transaction<Tables>

/** The newest act up to a block, with its block and time. */
export const newestAct = async (reading: Reading, block: number): Promise<{ block: number; time: number } | null> =>
  (await reading
    .selectFrom('acts')
    .select(['block', 'time'])
    .where('block', '<=', block)
    .orderBy('block', 'desc')
    .orderBy('log', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null

/** The newest block with an act at or before a time, since times rise with blocks; -1 if there was none. */
export async function blockAt(reading: Reading, timeSeconds: number): Promise<number> {
  const act = await reading
    .selectFrom('acts')
    .select('block')
    .where('time', '<=', timeSeconds)
    .orderBy('time', 'desc')
    .orderBy('block', 'desc')
    .limit(1)
    .executeTakeFirst()
  return act?.block ?? -1
}
