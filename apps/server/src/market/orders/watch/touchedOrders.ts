import type { OrderJson } from '@musi/api/market/orders'
import type { OrderTouch } from '@musi/chain/market/orderTouches'
import { ORDER_STANDINGS, type OrderStanding, orderLife } from '@musi/domain/market/orderStanding'
import { type Kysely, sql } from 'kysely'
import { readOrderBody } from '../orderBody.ts'
import { NAMES_AT_ONCE, isPieceOf } from '../orderBook.ts'
import type { OrderTables } from '../orderTables.ts'

type Db = Kysely<OrderTables>

/** An order to judge, with its previous standing. */
export type SleepingOrder = { hash: string; standing: OrderStanding; json: OrderJson }

const COLUMNS = ['hash', 'standing', 'body'] as const
/** Ended orders are judged too if something touched them, because a block may have been undone. */
const OVER = ORDER_STANDINGS.filter((standing) => orderLife(standing) === 'over')
const ALIVE = ORDER_STANDINGS.filter((standing) => !OVER.includes(standing))

type OrderRow = Pick<OrderTables['orders'], (typeof COLUMNS)[number]>

function readOrders(rows: readonly OrderRow[]): readonly SleepingOrder[] {
  const each = new Map(rows.map((row) => [row.hash, row]))
  return [...each.values()].flatMap(({ hash, standing, body }) => {
    const json = readOrderBody(body)
    return json === null ? [] : [{ hash, standing, json }]
  })
}

const all = (db: Db) => db.selectFrom('orders').select(COLUMNS)

/** All orders that may still be filled, in batches, since the order book may not fit into memory. */
export async function* aliveOrders(db: Db, atOnce: number): AsyncIterable<readonly SleepingOrder[]> {
  for (let after = ''; ;) {
    const rows = await all(db).where('hash', '>', after).orderBy('hash').limit(atOnce).execute()
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.hash
    yield readOrders(rows.filter(({ standing }) => ALIVE.includes(standing)))
  }
}

/** Orders ended by blocks from there on. */
export const ordersEndedSince = async (db: Db, block: number): Promise<readonly SleepingOrder[]> =>
  readOrders(await all(db).where('standing', 'in', OVER).where('judged_block', '>=', block).execute())

/** Orders judged in a block after that one. */
export const ordersJudgedAfter = async (db: Db, block: number): Promise<readonly SleepingOrder[]> =>
  readOrders(await all(db).where('standing', 'in', ORDER_STANDINGS).where('judged_block', '>', block).execute())

/** Orders whose start or end time has come. */
export async function dueOrders(db: Db, nowSeconds: number): Promise<readonly SleepingOrder[]> {
  const opening = await all(db).where('standing', '=', 'notBegun').where('starts_at', '<=', nowSeconds).execute()
  const ending = await all(db).where('ends_at', '<=', nowSeconds).where('standing', 'in', ALIVE).execute()
  return readOrders([...opening, ...ending])
}

/** Contracts whose events may change an order: the collections, and the tokens of offers. */
export async function contractsOfBook(db: Db): Promise<readonly string[]> {
  // Skips from contract to contract: a plain list would scan the whole order book with each block.
  const { rows } = await sql<{ contract: string }>`with recursive
    collected (contract) as (
      select min(collection) from orders
      union all
      select (select min(collection) from orders where collection > contract) from collected where contract is not null
    ),
    offered (contract) as (
      select min(token) from orders where kind <> 'listing'
      union all
      select (select min(token) from orders where kind <> 'listing' and token > contract) from offered where contract is not null
    )
    select contract from collected where contract is not null
    union
    select contract from offered where contract is not null`.execute(db)
  return rows.map(({ contract }) => contract)
}

/** The touches of one kind, grouped by contract. */
function byContract<Touch>(
  touches: readonly Touch[],
  contractOf: (touch: Touch) => string,
  nameOf: (touch: Touch) => string,
) {
  const namesOf = new Map<string, Set<string>>()
  for (const touch of touches) {
    const names = namesOf.get(contractOf(touch)) ?? new Set<string>()
    namesOf.set(contractOf(touch), names.add(nameOf(touch)))
  }
  return [...namesOf].flatMap(([contract, names]) => {
    const list = [...names]
    const parts = Math.ceil(list.length / NAMES_AT_ONCE)
    return Array.from({ length: parts }, (_, at) => ({
      contract,
      names: list.slice(at * NAMES_AT_ONCE, (at + 1) * NAMES_AT_ONCE),
    }))
  })
}

/** Orders that these events may have changed, each once. */
export async function touchedOrders(db: Db, touches: readonly OrderTouch[]): Promise<readonly SleepingOrder[]> {
  const of = <By extends OrderTouch['by']>(by: By) =>
    touches.filter((touch): touch is Extract<OrderTouch, { by: By }> => touch.by === by)
  const rows: OrderRow[] = []
  for (const { names } of byContract(
    of('order'),
    () => '',
    ({ hash }) => hash,
  ))
    rows.push(...(await all(db).where('hash', 'in', names).execute()))
  for (const { names } of byContract(
    of('maker'),
    () => '',
    ({ maker }) => maker,
  ))
    rows.push(...(await all(db).where('maker', 'in', names).execute()))
  for (const { contract, names } of byContract(
    of('piece'),
    ({ collection }) => collection,
    ({ piece }) => `${piece}`,
  ))
    rows.push(
      ...(await all(db).select('kind').where(isPieceOf(contract, names)).execute()).filter(
        ({ kind }) => kind === 'listing',
      ),
    )
  for (const { contract, names } of byContract(
    of('listings'),
    ({ collection }) => collection,
    ({ maker }) => maker,
  ))
    rows.push(
      ...(await all(db).select(['kind', 'collection']).where('maker', 'in', names).execute()).filter(
        ({ kind, collection }) => kind === 'listing' && collection === contract,
      ),
    )
  for (const { contract, names } of byContract(
    of('funds'),
    ({ token }) => token,
    ({ maker }) => maker,
  ))
    rows.push(
      ...(await all(db)
        .where('token', '=', contract)
        .where('maker', 'in', names)
        .where('kind', '!=', sql.lit('listing'))
        .execute()),
    )
  return readOrders(rows)
}
