import type { OrderJson } from '@musi/api/market/orders'
import type { OrderTouch } from '@musi/chain/market/orderTouches'
import { ORDER_STANDINGS, type OrderStanding, orderLife } from '@musi/domain/market/orderStanding'
import { type Kysely, sql } from 'kysely'
import { readOrderBody } from '../orderBody.ts'
import { KEYS_PER_STATEMENT, isOneOfPieces } from '../orderBook.ts'
import type { OrderTables } from '../orderTables.ts'

type Db = Kysely<OrderTables>

/** An order to judge, with its previous standing. */
export type OrderToJudge = { hash: string; standing: OrderStanding; json: OrderJson }

const COLUMNS = ['hash', 'standing', 'body'] as const
/** Ended orders are judged too if something touched them, because a block may have been undone. */
const ENDED_STANDINGS = ORDER_STANDINGS.filter((standing) => orderLife(standing) === 'over')
const ALIVE_STANDINGS = ORDER_STANDINGS.filter((standing) => !ENDED_STANDINGS.includes(standing))

type OrderRow = Pick<OrderTables['orders'], (typeof COLUMNS)[number]>

function readOrders(rows: readonly OrderRow[]): readonly OrderToJudge[] {
  const rowsByHash = new Map(rows.map((row) => [row.hash, row]))
  return [...rowsByHash.values()].flatMap(({ hash, standing, body }) => {
    const json = readOrderBody(body)
    return json === null ? [] : [{ hash, standing, json }]
  })
}

const selectOrders = (db: Db) => db.selectFrom('orders').select(COLUMNS)

/** All orders that may still be filled, in batches, since the order book may not fit into memory. */
export async function* aliveOrders(db: Db, atOnce: number): AsyncIterable<readonly OrderToJudge[]> {
  for (let after = ''; ;) {
    const rows = await selectOrders(db).where('hash', '>', after).orderBy('hash').limit(atOnce).execute()
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.hash
    yield readOrders(rows.filter(({ standing }) => ALIVE_STANDINGS.includes(standing)))
  }
}

/** Orders judged as ended at this block or later. */
export const ordersEndedSince = async (db: Db, block: number): Promise<readonly OrderToJudge[]> =>
  readOrders(
    await selectOrders(db).where('standing', 'in', ENDED_STANDINGS).where('judged_block', '>=', block).execute(),
  )

/** Orders judged as of a later block. */
export const ordersJudgedAfter = async (db: Db, block: number): Promise<readonly OrderToJudge[]> =>
  readOrders(
    await selectOrders(db).where('standing', 'in', ORDER_STANDINGS).where('judged_block', '>', block).execute(),
  )

/** Orders whose start or end time has come. */
export async function dueOrders(db: Db, nowSeconds: number): Promise<readonly OrderToJudge[]> {
  const opening = await selectOrders(db)
    .where('standing', '=', 'notBegun')
    .where('starts_at', '<=', nowSeconds)
    .execute()
  const ending = await selectOrders(db)
    .where('ends_at', '<=', nowSeconds)
    .where('standing', 'in', ALIVE_STANDINGS)
    .execute()
  return readOrders([...opening, ...ending])
}

/** Contracts whose events may change an order: the collections, and the tokens of offers. */
export async function contractsOfOrders(db: Db): Promise<readonly string[]> {
  // Skips from contract to contract, because a plain list of distinct contracts would scan the
  // whole order book with each block.
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

/** Keys of the touches of one kind, grouped by contract. */
function keysByContract<Touch>(
  touches: readonly Touch[],
  contractOf: (touch: Touch) => string,
  keyOf: (touch: Touch) => string,
) {
  const keySets = new Map<string, Set<string>>()
  for (const touch of touches) {
    const keys = keySets.get(contractOf(touch)) ?? new Set<string>()
    keySets.set(contractOf(touch), keys.add(keyOf(touch)))
  }
  return [...keySets].flatMap(([contract, keys]) => {
    const list = [...keys]
    const parts = Math.ceil(list.length / KEYS_PER_STATEMENT)
    return Array.from({ length: parts }, (_, at) => ({
      contract,
      keys: list.slice(at * KEYS_PER_STATEMENT, (at + 1) * KEYS_PER_STATEMENT),
    }))
  })
}

/** Orders that these events may have changed, each once. */
export async function touchedOrders(db: Db, touches: readonly OrderTouch[]): Promise<readonly OrderToJudge[]> {
  const touchesBy = <By extends OrderTouch['by']>(by: By) =>
    touches.filter((touch): touch is Extract<OrderTouch, { by: By }> => touch.by === by)
  const rows: OrderRow[] = []
  for (const { keys } of keysByContract(
    touchesBy('order'),
    () => '',
    ({ hash }) => hash,
  ))
    rows.push(...(await selectOrders(db).where('hash', 'in', keys).execute()))
  for (const { keys } of keysByContract(
    touchesBy('maker'),
    () => '',
    ({ maker }) => maker,
  ))
    rows.push(...(await selectOrders(db).where('maker', 'in', keys).execute()))
  for (const { contract, keys } of keysByContract(
    touchesBy('piece'),
    ({ collection }) => collection,
    ({ piece }) => `${piece}`,
  ))
    rows.push(
      ...(await selectOrders(db).select('kind').where(isOneOfPieces(contract, keys)).execute()).filter(
        ({ kind }) => kind === 'listing',
      ),
    )
  for (const { contract, keys } of keysByContract(
    touchesBy('listings'),
    ({ collection }) => collection,
    ({ maker }) => maker,
  ))
    rows.push(
      ...(await selectOrders(db).select(['kind', 'collection']).where('maker', 'in', keys).execute()).filter(
        ({ kind, collection }) => kind === 'listing' && collection === contract,
      ),
    )
  for (const { contract, keys } of keysByContract(
    touchesBy('funds'),
    ({ token }) => token,
    ({ maker }) => maker,
  ))
    rows.push(
      ...(await selectOrders(db)
        .where('token', '=', contract)
        .where('maker', 'in', keys)
        .where('kind', '!=', sql.lit('listing'))
        .execute()),
    )
  return readOrders(rows)
}
