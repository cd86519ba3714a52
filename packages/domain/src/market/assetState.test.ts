import { describe, expect, it } from 'vitest'
import { assetListing } from './assetListing.ts'
import { assetState, sortedAssets } from './assetState.ts'

const NOW = 1_800_000_000
const at = (seconds: number) => new Date(seconds * 1000).toISOString()
const paid = (eth: string) => ({ payment_token_contract: { eth_price: eth, usd_price: null, image_url: null } })
const asset = (name: string, more: object = {}) => {
  const [listed] = assetListing({ assets: [{ name, permalink: `/nft/0x/${name}`, ...more }] })
  if (listed === undefined) throw new Error('It is not listed.')
  return listed
}
const later = (seconds: number) => ({ upcoming_sale: { opens_at: at(seconds), ...paid('0.3') } })
const SALE = { ethPrice: '0.3', usdPrice: null, tokenImage: null, price: null }

describe('what an item is at a second (spec: drops.state)', () => {
  it.each([
    ['for sale now', { sell_orders: [paid('0.3')] }, { kind: 'forSale', sale: SALE }],
    ['never dated and not for sale', {}, { kind: 'notForSale', upcoming: null }],
    [
      'a price that opens later, of what is out',
      later(NOW + 1),
      { kind: 'notForSale', upcoming: { opensSeconds: NOW + 1, sale: SALE } },
    ],
    ['a price whose second has come, before the listing says so', later(NOW), { kind: 'forSale', sale: SALE }],
    [
      'a date to come with the price that opens then',
      { release_date: at(NOW + 9), ...later(NOW + 9) },
      { kind: 'ahead', atSeconds: NOW + 9, sale: SALE, isOpen: false },
    ],
    [
      'a date to come that can be bought already',
      { release_date: at(NOW + 9), sell_orders: [paid('0.3')] },
      { kind: 'ahead', atSeconds: NOW + 9, sale: SALE, isOpen: true },
    ],
    ['a date that has come, with its price', { release_date: at(NOW), ...later(NOW) }, { kind: 'forSale', sale: SALE }],
  ] as const)('%s', (_, more, state) => {
    expect(assetState(asset('a', more), NOW)).toEqual(state)
  })
})

it('what comes and what is out share nothing, whatever the second, and nothing stands twice (spec: drops.page)', () => {
  const listed = [
    asset('out'),
    asset('late', { release_date: at(NOW + 500) }),
    asset('soon', { release_date: at(NOW + 5), ...later(NOW + 5) }),
    asset('out'),
    asset('nowhere', { permalink: null }),
    asset('nowhere', { permalink: null }),
  ]
  const names = (seconds: number) => {
    const { ahead, out } = sortedAssets(listed, seconds)
    return [ahead.map(({ name }) => name), out.map(({ name }) => name)]
  }
  expect(names(NOW)).toEqual([
    ['soon', 'late'],
    ['out', 'nowhere', 'nowhere'],
  ])
  expect(names(NOW + 5)).toEqual([['late'], ['out', 'soon', 'nowhere', 'nowhere']])
  expect(names(NOW + 500)[0]).toEqual([])
})
