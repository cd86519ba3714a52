import type { Offer } from './marketOrder.ts'

type Funds = { balance: bigint; allowance: bigint }

const least = (a: bigint, b: bigint) => (a < b ? a : b)

/**
 * Offers of one account in one currency that are good one by one but not all together: once some are accepted the others have
 * nothing left to pay with (spec: market.competing). Each is told how many there are, itself included; 1: it competes with none.
 */
export function competingOffers(
  offers: readonly Offer[],
  fundsOf: (bidder: string, token: string) => Funds | null,
): readonly number[] {
  const keyOf = ({ bidder, price }: Offer) => `${bidder} ${price.token}`.toLowerCase()
  const together = new Map<string, { sum: bigint; count: number }>()
  for (const offer of offers) {
    const { sum, count } = together.get(keyOf(offer)) ?? { sum: 0n, count: 0 }
    together.set(keyOf(offer), { sum: sum + offer.price.amount, count: count + 1 })
  }
  return offers.map((offer) => {
    const { sum, count } = together.get(keyOf(offer)) ?? { sum: 0n, count: 1 }
    const funds = fundsOf(offer.bidder, offer.price.token)
    return funds !== null && sum > least(funds.balance, funds.allowance) ? count : 1
  })
}
