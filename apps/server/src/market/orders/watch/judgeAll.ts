import { orderOfJson } from '@musi/api/market/orders'
import type { Kysely } from 'kysely'
import type { Upstream } from '#platform/rpc/upstream.ts'
import { type Judgement, writeJudgements } from '../orderBook.ts'
import { type MarketContracts, judgeOrders } from '../judgeOrders.ts'
import type { OrderTables } from '../orderTables.ts'
import type { OrderToJudge } from './touchedOrders.ts'

type JudgeNeeds = {
  db: Kysely<OrderTables>
  upstream: Pick<Upstream, 'ask'>
  contracts: MarketContracts
  stopping: AbortSignal
}

export const ORDERS_PER_JUDGEMENT = 400
/**
 * Writes are batched, because each waits for the disk, and a batch writes neighbouring index pages
 * together.
 */
const JUDGEMENTS_PER_WRITE = 2000

/** Judges orders anew and stores those that changed; ends early when aborted. */
export async function judgeAll(
  { db, upstream, contracts, stopping }: JudgeNeeds,
  orders: readonly OrderToJudge[],
): Promise<void> {
  let judgements: Judgement[] = []
  for (let at = 0; at < orders.length && !stopping.aborted; at += ORDERS_PER_JUDGEMENT) {
    const batch = orders.slice(at, at + ORDERS_PER_JUDGEMENT).flatMap(({ hash, standing, json }) => {
      const order = orderOfJson(json)
      return order === null ? [] : [{ hash: hash as `0x${string}`, lastStanding: standing, order }]
    })
    if (batch.length === 0) continue
    const { block, standings } = await judgeOrders(upstream, contracts, batch)
    for (const [index, { hash, lastStanding }] of batch.entries()) {
      const standing = standings[index]
      if (standing !== undefined && standing !== lastStanding) judgements.push({ hash, standing, block })
    }
    if (judgements.length < JUDGEMENTS_PER_WRITE) continue
    await writeJudgements(db, judgements)
    judgements = []
  }
  await writeJudgements(db, judgements)
}
