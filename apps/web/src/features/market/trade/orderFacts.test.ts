import { parseAddress } from '@musi/domain/address'
import type { Currency } from '@musi/domain/currency'
import { expect, it } from 'vitest'
import type { Piece } from '#platform/tokens/collectibles/readMarket.ts'
import { newOrder } from './newOrder.ts'
import { orderFacts, royaltyFacts } from './orderFacts.ts'

const [artist, other] = ['1', '2'].map((digit) => parseAddress(`0x${digit.repeat(40)}`) ?? expect.fail())
const currency: Currency = { kind: 'native', symbol: 'ETH', name: 'Ether', decimals: 18 }

it('an artist who sells their own piece pays no royalty and gets the whole price; anybody else pays the royalty (spec: market.royalty)', () => {
  const piece = { collection: other, id: 1n, name: 'Tape', royalty: { artist, bps: 1000n } } as unknown as Piece
  const linesOf = (account: typeof artist) => {
    const subject = { what: 'sell', piece, replacedListing: null } as const
    const price = { currency, raw: 10n ** 18n }
    const terms = { account: account ?? expect.fail(), price, days: 1, salt: 7n, nowSeconds: 100n }
    const order = newOrder(subject, terms) ?? expect.fail()
    return orderFacts(subject, order, price, terms.account).slice(0, -1)
  }
  expect(linesOf(artist)).toEqual([
    ['You give', 'Tape'],
    ['You get', '1 ETH'],
  ])
  expect(linesOf(other).slice(1)).toEqual([
    ['You get', '0.9 ETH'],
    ['Royalty to the artist, out of the price', '0.1 ETH'],
  ])
})

it('a price without a royalty has no line about one', () => {
  expect(royaltyFacts(currency, null)).toEqual([])
})
