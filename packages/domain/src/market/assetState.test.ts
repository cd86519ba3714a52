import { describe, expect, it } from 'vitest'
import { assetListing } from './assetListing.ts'
import { type AssetState, assetState, assetWays, sortedAssets } from './assetState.ts'

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

describe('the state of an item at a second (spec: drops.state)', () => {
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

const STATES = {
  ahead: { kind: 'ahead', atSeconds: NOW + 9, sale: SALE, isOpen: false },
  forSale: { kind: 'forSale', sale: SALE },
  opensLater: { kind: 'notForSale', upcoming: { opensSeconds: NOW + 1, sale: SALE } },
  notForSale: { kind: 'notForSale', upcoming: null },
} as const satisfies Record<string, AssetState>

describe('owners are not offered their own item, and nobody one that is not for sale (spec: drops.featured)', () => {
  it.each([
    ['ahead', false, ['see']],
    ['ahead', true, ['see']],
    ['forSale', false, ['buyNow', 'makeOffer']],
    ['forSale', true, ['see']],
    ['opensLater', false, ['makeOffer']],
    ['opensLater', true, ['see']],
    ['notForSale', false, ['makeOffer']],
    ['notForSale', true, ['list']],
  ] as const)('%s, own: %s', (state, isOwn, ways) => {
    expect(assetWays(STATES[state], isOwn)).toEqual(ways)
  })
})

it('the maker of an item is read from the listing as text and an address only (case 28)', () => {
  const address = '0xBcd4042DE499D14e55001CcbB24a551F3b954096'
  expect(asset('a').artist).toBeNull()
  expect(
    asset('a', { creator: { address, user: { username: ' Mira ' } }, collection: { name: 'Nocturnes' } }),
  ).toMatchObject({
    artist: { name: 'Mira', address },
    collection: 'Nocturnes',
    description: '',
  })
  expect(asset('a', { creator: { address: 'javascript:', user: 7 }, collection: 'x', description: {} })).toMatchObject({
    artist: null,
    collection: '',
    description: '',
  })
})

it('upcoming and released items never overlap, at any second, and none is listed twice (spec: drops.page)', () => {
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
  // Items for sale come first.
  expect(names(NOW + 5)).toEqual([['late'], ['soon', 'out', 'nowhere', 'nowhere']])
  expect(names(NOW + 500)[0]).toEqual([])
})
