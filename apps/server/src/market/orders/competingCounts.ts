import { competingOffers } from '@musi/domain/market/competingOffers'
import type { MarketOrder, Offer } from '@musi/domain/market/marketOrder'
import type { Kysely } from 'kysely'
import { type Funds, type FundsOwner, fundsKey } from './bidderFunds.ts'
import { type CachedOfferSums, cachedOfferSums } from './cachedOfferSums.ts'
import type { OrderTables } from './orderTables.ts'

/**
 * For each valid offer, the number of others that compete for the same funds (spec:
 * market.competing): all of its maker's offers in that currency, on this page or not. Balances are
 * read only for makers with several.
 */
export async function competingCounts(
  db: Kysely<OrderTables>,
  offers: readonly Offer[],
  fundsOf: (owners: readonly FundsOwner[]) => Promise<ReadonlyMap<string, Funds>>,
  readOfferSums: CachedOfferSums = cachedOfferSums(),
): Promise<ReadonlyMap<MarketOrder | undefined, number>> {
  const sums = offers.length === 0 ? [] : await readOfferSums(db, offers.map(ownerOf))
  const sumsOfSeveral = sums.filter(({ count }) => count > 1)
  const funds = sumsOfSeveral.length === 0 ? new Map<string, Funds>() : await fundsOf(sumsOfSeveral)
  const counts = new Map(
    sumsOfSeveral.map((sum) => {
      const key = fundsKey(sum)
      return [key, competingOffers(sum, funds.get(key) ?? null)] as const
    }),
  )
  return new Map(offers.map((offer) => [offer, counts.get(fundsKey(ownerOf(offer))) ?? 1]))
}

const ownerOf = ({ bidder, price }: Offer): FundsOwner => ({ bidder, token: price.token })
