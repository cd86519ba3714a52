import type { FilledOrder } from '@musi/domain/market/pieceSales'
import type { ChainIndex } from '#history/chainIndex.ts'
import { historyRows } from '#history/historyPages.ts'
import { keyOf } from './marketListing.ts'

type Index = Pick<ChainIndex, 'query'>

const MAX_PAGES = 10

const newestActs = (index: Index, act: 'receivePiece' | 'fulfillOrder') =>
  historyRows(index, { kind: 'acts', account: null, subject: null, act }, MAX_PAGES)

/**
 * Rank of each piece among the newest mints of all collections. Pieces unknown to the history
 * follow in their collection's order. Null if the history is unavailable.
 */
export async function newestMints(index: Index): Promise<ReadonlyMap<string, number> | null> {
  const places = new Map<string, number>()
  const acts = await newestActs(index, 'receivePiece')
  for (const act of acts ?? [])
    if (act.kind === 'receivePiece' && /^0x0+$/.test(act.from))
      places.set(keyOf(act.collection, act.piece), places.size)
  return acts && places
}

/** Returns null if the history is unavailable. */
export async function filledOrders(index: Index): Promise<readonly FilledOrder[] | null> {
  const acts = await newestActs(index, 'fulfillOrder')
  return acts && acts.filter((act) => act.kind === 'fulfillOrder')
}
