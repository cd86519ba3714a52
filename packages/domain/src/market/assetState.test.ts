import { describe, expect, it } from 'vitest'
import { assetListing } from './assetListing.ts'
import { type AssetState, assetState, assetActions, sortedAssets } from './assetState.ts'

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

describe('an item (spec: drops.state)', () => {
  it.each([
    ['is for sale with an open order', { sell_orders: [paid('0.3')] }, { kind: 'forSale', sale: SALE }],
    ['is not for sale without an order or a date', {}, { kind: 'notForSale', upcoming: null }],
    [
      'has an upcoming sale if it is released and its sale opens later',
      later(NOW + 1),
      { kind: 'notForSale', upcoming: { opensSeconds: NOW + 1, sale: SALE } },
    ],
    [
      'is for sale once its upcoming sale is due, even before the listing says so',
      later(NOW),
      { kind: 'forSale', sale: SALE },
    ],
    [
      'is unreleased, with the price that opens at its date',
      { release_date: at(NOW + 9), ...later(NOW + 9) },
      { kind: 'unreleased', atSeconds: NOW + 9, sale: SALE, isOpen: false },
    ],
    [
      'is unreleased, with an open sale',
      { release_date: at(NOW + 9), sell_orders: [paid('0.3')] },
      { kind: 'unreleased', atSeconds: NOW + 9, sale: SALE, isOpen: true },
    ],
    [
      'is for sale once its date and sale are due',
      { release_date: at(NOW), ...later(NOW) },
      { kind: 'forSale', sale: SALE },
    ],
  ] as const)('%s', (_, more, state) => {
    expect(assetState(asset('a', more), NOW)).toEqual(state)
  })
})

const STATES = {
  unreleased: { kind: 'unreleased', atSeconds: NOW + 9, sale: SALE, isOpen: false },
  forSale: { kind: 'forSale', sale: SALE },
  opensLater: { kind: 'notForSale', upcoming: { opensSeconds: NOW + 1, sale: SALE } },
  notForSale: { kind: 'notForSale', upcoming: null },
} as const satisfies Record<string, AssetState>

describe('the actions for an item depend on its state and owner (spec: drops.featured)', () => {
  it.each([
    ['unreleased', false, ['see']],
    ['unreleased', true, ['see']],
    ['forSale', false, ['buyNow', 'makeOffer']],
    ['forSale', true, ['see']],
    ['opensLater', false, ['makeOffer']],
    ['opensLater', true, ['see']],
    ['notForSale', false, ['makeOffer']],
    ['notForSale', true, ['list']],
  ] as const)('%s, own: %s', (state, isOwn, actions) => {
    expect(assetActions(STATES[state], isOwn)).toEqual(actions)
  })
})

it('the creator of an item is read from the listing only as plain text and an address (case 28)', () => {
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
    const { upcoming, released } = sortedAssets(listed, seconds)
    return [upcoming.map(({ name }) => name), released.map(({ name }) => name)]
  }
  expect(names(NOW)).toEqual([
    ['soon', 'late'],
    ['out', 'nowhere', 'nowhere'],
  ])
  // Items for sale come first.
  expect(names(NOW + 5)).toEqual([['late'], ['soon', 'out', 'nowhere', 'nowhere']])
  expect(names(NOW + 500)[0]).toEqual([])
})
