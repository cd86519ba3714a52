import type { Address } from '@musi/domain/address'
import { type Kysely, sql } from 'kysely'
import { type FundsOwner, fundsKey } from './bidderFunds.ts'
import { changesSince } from './orderChanges.ts'
import type { OrderTables } from './orderTables.ts'
import { inTurn } from '#platform/inTurn.ts'

/** A price is written in 78 digits; so many at a time, sums of all that one account may offer are numbers that SQL has. */
const PARTS = 6
const DIGITS = 13
const PART = 10n ** BigInt(DIGITS)

type Together = FundsOwner & { count: number; sum: bigint }

/** All that these accounts have offered in a currency, as far as each is good by itself. */
async function offeredTogether(
  db: Kysely<OrderTables>,
  token: Address,
  bidders: readonly Address[],
): Promise<readonly Together[]> {
  const parts = Array.from({ length: PARTS }, (_, at) =>
    sql<number | string>`sum(cast(substr(price, ${sql.lit(at * DIGITS + 1)}, ${sql.lit(DIGITS)}) as bigint))`.as(
      `part${at}`,
    ),
  )
  const rows = await db
    .selectFrom('orders')
    .select('maker')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .select(parts)
    .where('token', '=', token)
    .where('maker', 'in', bidders)
    .where('standing', '=', 'good')
    .where('kind', '!=', sql.lit('listing'))
    .groupBy('maker')
    .execute()
  return rows.map((row) => ({
    bidder: row.maker as Address,
    token,
    count: Number(row.count),
    sum: Array.from({ length: PARTS }).reduce<bigint>(
      (sum, _, at) => sum * PART + BigInt((row as Readonly<Record<string, number | string>>)[`part${at}`] ?? 0),
      0n,
    ),
  }))
}

/** Pairs of bidder and currency to cache: all of a full order book. */
const MOST_REMEMBERED = 20_000

/** Total offers per bidder, summed once and again after one of their orders is written. */
export type OfferedMemory = (db: Kysely<OrderTables>, owners: readonly FundsOwner[]) => Promise<readonly Together[]>

export function offeredMemory(): OfferedMemory {
  /** Null if there are no good offers. */
  const known = new Map<string, Together | null>()
  let revision: number | null = null
  const run = inTurn()

  async function read(db: Kysely<OrderTables>, owners: readonly FundsOwner[]): Promise<readonly Together[]> {
    const changes = await changesSince(db, revision)
    if (changes.orders === null || known.size > MOST_REMEMBERED) known.clear()
    for (const { maker, token } of changes.orders ?? [])
      known.delete(fundsKey({ bidder: maker as Address, token: token as Address }))
    ;({ revision } = changes)
    const each = new Map(owners.map((owner) => [fundsKey(owner), owner]))
    const unknown = [...each].flatMap(([key, owner]) => (known.has(key) ? [] : [owner]))
    for (const [token, ofToken] of Map.groupBy(unknown, ({ token }) => token)) {
      const sums = await offeredTogether(
        db,
        token,
        ofToken.map(({ bidder }) => bidder),
      )
      for (const owner of ofToken) known.set(fundsKey(owner), null)
      for (const sum of sums) known.set(fundsKey(sum), sum)
    }
    return [...each.keys()].flatMap((key) => known.get(key) ?? [])
  }

  // Reads one at a time, each continuing from the previous one.
  return (db, owners) => run(() => read(db, owners))
}
