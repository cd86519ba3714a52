import type { Address } from '@musi/domain/address'
import { competingOffers } from '@musi/domain/market/competingOffers'
import type { MarketOrder, Offer } from '@musi/domain/market/marketOrder'
import { type Kysely, sql } from 'kysely'
import { type Funds, type FundsOwner, fundsKey } from './bidderFunds.ts'
import type { OrderTables } from './orderTables.ts'

/** A price is written in 78 digits; so many at a time, sums of all that one account may offer are numbers that SQL has. */
const [PARTS, DIGITS] = [6, 13]
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
    ...{ bidder: row.maker as Address, token, count: Number(row.count) },
    sum: Array.from({ length: PARTS }).reduce<bigint>(
      (sum, _, at) => sum * PART + BigInt((row as Readonly<Record<string, number | string>>)[`part${at}`] ?? 0),
      0n,
    ),
  }))
}

/**
 * With how many others each of these good offers shares its money (spec: market.competing): by all that its maker has offered in that
 * currency, on this page or not. Only of those with several is it asked what they have.
 */
export async function competingCounts(
  db: Kysely<OrderTables>,
  offers: readonly Offer[],
  fundsOf: (owners: readonly FundsOwner[]) => Promise<ReadonlyMap<string, Funds>>,
): Promise<ReadonlyMap<MarketOrder | undefined, number>> {
  const byToken = Map.groupBy(offers, ({ price }) => price.token)
  const each = await Promise.all(
    [...byToken].map(([token, ofToken]) =>
      offeredTogether(db, token, [...new Set(ofToken.map(({ bidder }) => bidder))]),
    ),
  )
  const several = each.flat().filter(({ count }) => count > 1)
  const funds = several.length === 0 ? new Map<string, Funds>() : await fundsOf(several)
  const counts = new Map(
    several.map((together) => {
      const key = fundsKey(together)
      return [key, competingOffers(together, funds.get(key) ?? null)] as const
    }),
  )
  return new Map(
    offers.map((offer) => [offer, counts.get(fundsKey({ bidder: offer.bidder, token: offer.price.token })) ?? 1]),
  )
}
