import { describe, expect, it, test } from 'vitest'
import { assetListing } from './assetListing.ts'
import { pieceText } from './pieceText.ts'

const sale = (eth: unknown, usd: unknown = null) => ({
  assets: [{ name: 'A', sell_orders: [{ payment_token_contract: { eth_price: eth, usd_price: usd } }] }],
})

describe('a listing from another server (spec: drops.assets)', () => {
  it.each([
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['//evil.example/x', null],
    ['/\\evil.example', null],
    ['https://me:secret@evil.example/', null],
    ['https://market.example/1', 'https://market.example/1'],
    ['/nft/0x/1', '/nft/0x/1'],
    [7, null],
  ])('case 28: a permalink of %j is read as %j', (permalink, shown) => {
    expect(assetListing({ assets: [{ name: 'A', permalink }] })[0]?.permalink).toBe(shown)
  })

  it.each([
    ['0.4', '0.4'],
    [0.4, '0.4'],
    ['1e400', null],
    [Number.NaN, null],
    [-1, null],
    ['-1', null],
    [Infinity, null],
    [{ toString: 'x' }, null],
    ['9'.repeat(41), null],
  ])('case 28: a price of %j is read as %j', (price, shown) => {
    expect(assetListing(sale(price))[0]?.sale?.ethPrice ?? null).toBe(shown)
  })

  it('case 28: has no sale without an order or with an invalid price', () => {
    for (const orders of [null, [], undefined, 'x', [{}], [null]])
      expect(assetListing({ assets: [{ name: 'A', sell_orders: orders }] })[0]?.sale).toBeNull()
  })

  test('case 28: has an upcoming sale only with a time and a price', () => {
    const token = { eth_price: '0.5', usd_price: null, image_url: 'javascript:alert(1)' }
    const upcoming = (opens_at: unknown, payment_token_contract: unknown = token) =>
      assetListing({ assets: [{ name: 'A', upcoming_sale: { opens_at, payment_token_contract } }] })[0]?.upcoming
    const sale = { ethPrice: '0.5', usdPrice: null, tokenImage: null, price: null }
    expect(upcoming('2030-01-01T00:00:00.000Z')).toEqual({ opensSeconds: 1_893_456_000, sale })
    for (const time of [7, null, 'tomorrow', '2'.repeat(41)]) expect(upcoming(time)).toBeNull()
    expect(upcoming('2030-01-01T00:00:00.000Z', { eth_price: -1 })).toBeNull()
    expect(assetListing({ assets: [{ name: 'A', upcoming_sale: 'x' }] })[0]?.upcoming).toBeNull()
  })

  test('case 28: is empty if malformed, and limited to fifty assets', () => {
    for (const answer of [null, '<html>', [], {}, { assets: {} }]) expect(assetListing(answer)).toEqual([])
    expect(assetListing({ assets: Array.from({ length: 100_000 }, () => null) })).toHaveLength(50)
  })
})

describe('the metadata file of a piece (spec: market.piece-file)', () => {
  it('is read field by field, each only if it is valid', () => {
    const attributes = [
      { trait_type: 'Artist', value: 'Arlo' },
      { trait_type: 'Year', value: 2026 },
      { value: 1 },
      null,
    ]
    expect(pieceText({ name: ' Tape ', description: 7, image: 'ipfs://x', attributes })).toEqual({
      name: 'Tape',
      description: null,
      image: 'ipfs://x',
      traits: [
        { name: 'Artist', value: 'Arlo' },
        { name: 'Year', value: '2026' },
      ],
    })
  })

  it('yields nothing if it is not valid', () => {
    for (const json of [null, 'x', [], { name: {}, attributes: 'x' }])
      expect(pieceText(json)).toEqual({ name: null, description: null, image: null, traits: [] })
    expect(pieceText({ name: 'x'.repeat(5000) }).name?.length).toBeLessThanOrEqual(81)
  })
})
