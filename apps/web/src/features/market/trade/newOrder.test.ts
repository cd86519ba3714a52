import { parseAddress, type Address } from '@musi/domain/address'
import { expect, it } from 'vitest'
import type { StoredListing, Piece } from '#platform/tokens/collectibles/readMarket.ts'
import type { OrderWithoutCounter } from '#platform/tokens/collectibles/order/signAndSubmitOrder.ts'
import { newOrder, oldPriceEffect } from './newOrder.ts'

const [ada, token] = ['1', '2'].map((digit) => parseAddress(`0x${digit.repeat(40)}`) as Address) as [Address, Address]

it.each<['native' | Address, bigint, number, ReturnType<typeof oldPriceEffect>]>([
  ['native', 9n, 50, 'beside'],
  ['native', 10n, 50, 'beside'],
  ['native', 11n, 50, 'stands'],
  [token, 9n, 50, 'stands'],
  ['native', 11n, 51, 'standsFrom'],
  ['native', 9n, 51, 'beside'],
])(
  'a new price in %s of %s, beside an earlier one of 10 native that opens at %d (now: 50), has the effect %s (spec: market.change-price)',
  (currency, amount, opens, said) => {
    const price = { token: 'native', amount: 10n } as const
    const before = { order: { price, startSeconds: BigInt(opens) } } as StoredListing
    expect(oldPriceEffect({ price: { token: currency, amount } } as OrderWithoutCounter, before, 50n)).toBe(said)
  },
)

it('a collection offer has no piece and no royalty, and is priced in a token (spec: market.collection-offers)', () => {
  const subject = { what: 'offerAny', collection: { address: token, name: 'Drops' }, artist: null } as const
  const terms = { account: ada, days: 2, salt: 7n, nowSeconds: 100n }
  const currency = { kind: 'token', address: token, symbol: 'DAI', name: 'Dai', decimals: 18 } as never
  expect(newOrder(subject, { ...terms, price: { currency, raw: 5n } })).toEqual({
    kind: 'collectionOffer',
    collection: token,
    bidder: ada,
    price: { token, amount: 5n },
    salt: 7n,
    startSeconds: 100n,
    endSeconds: 172_900n,
  })
  const native = { kind: 'native', symbol: 'ETH', name: 'Ether', decimals: 18 } as never
  expect(newOrder(subject, { ...terms, price: { currency: native, raw: 5n } })).toBeNull()
})

it('a new price for an upcoming listing keeps its start, and one for an open listing starts now (spec: market.change-price)', () => {
  const native = { kind: 'native', symbol: 'ETH', name: 'Ether', decimals: 18 } as never
  const terms = { account: ada, price: { currency: native, raw: 5n }, days: 2, salt: 7n, nowSeconds: 100n }
  const startOf = (startSeconds: bigint) => {
    const replacedListing = { order: { startSeconds } } as StoredListing
    const piece = { collection: token, id: 1n, royalty: null } as Piece
    const order = newOrder({ what: 'sell', piece, replacedListing }, terms)
    return [order?.startSeconds, order?.endSeconds]
  }
  expect([startOf(900n), startOf(50n)]).toEqual([
    [900n, 173_700n],
    [100n, 172_900n],
  ])
})
