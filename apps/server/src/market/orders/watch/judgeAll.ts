import { orderOfJson } from '@musi/api/market/orders'
import type { Kysely } from 'kysely'
import type { Upstream } from '#platform/rpc/upstream.ts'
import { type Judgement, writeJudgements } from '../orderBook.ts'
import { type MarketContracts, judgeOrders } from '../orderJudge.ts'
import type { OrderTables } from '../orderTables.ts'
import type { SleepingOrder } from './touchedOrders.ts'

type JudgeNeeds = {
  db: Kysely<OrderTables>
  upstream: Pick<Upstream, 'ask'>
  contracts: MarketContracts
  stopping: AbortSignal
}

export const JUDGED_AT_ONCE = 400
/** Batches writes: each waits for the disk, and neighbouring index pages are written together. */
const WRITTEN_AT_ONCE = 2000

/** Judges orders anew and stores those that changed; ends early when aborted. */
export async function judgeAll(
  { db, upstream, contracts, stopping }: JudgeNeeds,
  orders: readonly SleepingOrder[],
): Promise<void> {
  let judgements: Judgement[] = []
  for (let at = 0; at < orders.length && !stopping.aborted; at += JUDGED_AT_ONCE) {
    const part = orders.slice(at, at + JUDGED_AT_ONCE).flatMap(({ hash, standing, json }) => {
      const order = orderOfJson(json)
      return order === null ? [] : [{ hash: hash as `0x${string}`, before: standing, order }]
    })
    if (part.length === 0) continue
    const { block, standings } = await judgeOrders(upstream, contracts, part)
    for (const [place, { hash, before }] of part.entries()) {
      const standing = standings[place]
      if (standing !== undefined && standing !== before) judgements.push({ hash, standing, block })
    }
    if (judgements.length < WRITTEN_AT_ONCE) continue
    await writeJudgements(db, judgements)
    judgements = []
  }
  await writeJudgements(db, judgements)
}
