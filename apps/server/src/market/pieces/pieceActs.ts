import type { FilledOrder } from '@musi/domain/market/pieceSales'
import type { ChainIndex } from '#history/chainIndex.ts'
import { keyOf } from './marketShelf.ts'

type Index = Pick<ChainIndex, 'query'>
type ActsPage = Awaited<ReturnType<typeof actsBefore>>

const MOST_SALE_PAGES = 10
const MOST_MINT_PAGES = 10

const actsBefore = (
  index: Index,
  act: 'receivePiece' | 'fulfillOrder',
  before: { block: number; log: number } | null,
) => index.query<'acts'>({ kind: 'acts', account: null, subject: null, act, before })

/**
 * The place of each piece among those that were made last, of whatever collection. What the history does not tell of comes after,
 * as its collection has it. Null: the history cannot say.
 */
export async function newestMints(index: Index): Promise<ReadonlyMap<string, number> | null> {
  const places = new Map<string, number>()
  let before: { block: number; log: number } | null = null
  for (let page = 0; page < MOST_MINT_PAGES; page += 1) {
    const read: ActsPage = await actsBefore(index, 'receivePiece', before)
    if (read === null) return null
    for (const act of read.rows)
      if (act.kind === 'receivePiece' && /^0x0+$/.test(act.from))
        places.set(keyOf(act.collection, act.piece), places.size)
    if (read.isLast) break
    before = read.rows.at(-1) ?? null
  }
  return places
}

/** Null: the history cannot say. */
export async function filledOrders(index: Index): Promise<readonly FilledOrder[] | null> {
  const filled: FilledOrder[] = []
  let before: { block: number; log: number } | null = null
  for (let page = 0; page < MOST_SALE_PAGES; page += 1) {
    const read: ActsPage = await actsBefore(index, 'fulfillOrder', before)
    if (read === null) return null
    filled.push(...read.rows.flatMap((act) => (act.kind === 'fulfillOrder' ? [act] : [])))
    if (read.isLast) return filled
    before = read.rows.at(-1) ?? null
  }
  return filled
}
