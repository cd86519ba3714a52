import type { Transaction } from 'kysely'
import type { Tables } from './tables.ts'

type Reading = Transaction<Tables>

/** The newest act up to a block: its block, and when that was. */
export const newestAct = async (reading: Reading, block: number): Promise<{ block: number; time: number } | null> =>
  (await reading
    .selectFrom('acts')
    .select(['block', 'time'])
    .where('block', '<=', block)
    .orderBy('block', 'desc')
    .orderBy('log', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null

/** The newest block with an act at or before a time: time goes up with the blocks. */
export async function blockAt(reading: Reading, timeSeconds: number, from: number): Promise<number> {
  let [low, high] = [-1, from]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const act = await newestAct(reading, middle)
    if (act === null) return -1
    if (act.time > timeSeconds) high = act.block - 1
    else low = middle
  }
  return low
}
