import type { ORDERS_PATH } from '@musi/api/orders'
import type { PIECES_PATH, salesPath } from '@musi/api/pieces'
import type { Address } from '@musi/domain/address'
import { type Reader, fromJson } from '@musi/domain/untrusted'
import { type BookOrder, type Market, type PieceSold, readMarket, readOrders, readSales } from './readMarket.ts'

const PIECES: typeof PIECES_PATH = '/api/nft/pieces'
const ORDERS: typeof ORDERS_PATH = '/api/orders'
const TIMEOUT_MS = 10_000

/** Throws where there is no answer, or another one. */
async function ask<Value>(path: string, reader: Reader<Value>): Promise<Value> {
  const answer = await fetch(path, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) })
  const read = answer.ok ? fromJson(await answer.text(), reader) : undefined
  if (read === undefined) throw new Error(`${path} cannot be read.`)
  return read
}

/** Collections and their newest pieces, with what they cost. */
export const askMarket = (): Promise<Market> => ask(PIECES, readMarket)

/** What can be filled now for one piece: listings of it, offers for it, and offers for any of its collection. */
export async function askOrders(collection: Address, id: bigint): Promise<readonly BookOrder[]> {
  const query = `${ORDERS}?collection=${collection}`
  const [own, any] = await Promise.all([
    ask(`${query}&piece=${id}`, readOrders),
    ask(`${query}&kind=collectionOffer`, readOrders),
  ])
  return [...own.rows, ...any.rows]
}

/** Offers for any piece of a collection that can be accepted now. */
export const askCollectionOffers = async (collection: Address): Promise<readonly BookOrder[]> =>
  (await ask(`${ORDERS}?collection=${collection}&kind=collectionOffer`, readOrders)).rows

/** More than the book keeps of one account (spec: market.limits). */
const MOST_PAGES = 8

/** All that an account has signed and somebody can still fill, now or once more is there. */
export async function askOwnOrders(maker: Address): Promise<readonly BookOrder[]> {
  const rows: BookOrder[] = []
  let after = ''
  for (let count = 0; count < MOST_PAGES; count += 1) {
    const page = await ask(`${ORDERS}?maker=${maker}&life=alive${after}`, readOrders)
    rows.push(...page.rows)
    if (page.next === null) break
    after = `&after=${page.next}`
  }
  return rows
}

/** What a piece was sold for, newest first. */
export async function askSales(collection: Address, id: bigint): Promise<readonly PieceSold[]> {
  const path: ReturnType<typeof salesPath> = `/api/nft/${collection}/${id}/sales`
  return (await ask(path, readSales)).sales
}
