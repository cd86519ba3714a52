import { Orders } from '@musi/api/market/orders'
import { ASSET_PATH, ORDERS_PATH, PIECES_PATH, salesPath } from '@musi/api/paths'
import { MarketPieces } from '@musi/api/market/pieces'
import { seededCollections } from '@musi/devchain/seed/collectibles/seededDrops'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { ownWorld } from '@musi/devchain/world/ownWorld'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { validated } from '#testing/validated.ts'
import { type TestServer, startTestServer } from '#testing/testServer.ts'

let chain: TestChain
let server: TestServer
beforeAll(async () => {
  chain = await testChain({ holds: 'history' })
  server = await startTestServer({}, { chain: { ...chain, beforeForward: () => Promise.resolve() } })
})
afterAll(() => server.close())

const symbols = new Map<string, string>([
  [ownWorld().own.musicNft.address, 'house'],
  ...seededCollections(ownWorld()).map(({ address, plan }) => [address, plan.symbol] as const),
])
const page = async (query: string) =>
  validated(Orders, JSON.parse((await server.ask(`${ORDERS_PATH}?${query}`)).text))
    .rows.map(({ standing, order }) =>
      [order.kind, symbols.get(order.collection), 'tokenId' in order ? order.tokenId : 'any', standing].join(' '),
    )
    .sort()

it('our own chain starts with a market of listings, offers, waiting and dormant orders, each judged by the chain (spec: world.drops)', async () => {
  expect(await page('')).toEqual([
    'collectionOffer FOUR any good',
    'collectionOffer NOCT any good',
    'collectionOffer house any good',
    'collectionOffer house any good',
    'listing FOUR 1 good',
    'listing NOCT 1 good',
    'listing NOCT 2 good',
    'listing TAPE 1 good',
    'listing house 2 good',
    'listing house 4 good',
    'listing house 5 good',
    'listing house 6 good',
    'offer NOCT 1 good',
    'offer TAPE 1 good',
    'offer house 1 good',
    'offer house 1 good',
    'offer house 4 good',
    'offer house 5 good',
  ])
  expect(await page('life=waiting')).toEqual([
    'listing FOUR 3 notBegun',
    'listing NOCT 4 notBegun',
    'listing TAPE 3 notBegun',
    'listing house 10 notBegun',
  ])
  expect(await page('life=dormant')).toEqual(['listing house 2 ownerMoved', 'offer house 9 notEnough'])
})

it('a piece not yet for sale has the opening time and price of its signed listing (spec: market.upcoming)', async () => {
  const market = validated(MarketPieces, JSON.parse((await server.ask(PIECES_PATH)).text))
  const upcoming = market.pieces.filter((piece) => piece.upcoming !== null)
  expect(upcoming.map(({ collection, id }) => `${symbols.get(collection)} ${id}`).sort()).toEqual([
    'FOUR 3',
    'NOCT 4',
    'TAPE 3',
    'house 10',
  ])
  const { rows } = validated(Orders, JSON.parse((await server.ask(`${ORDERS_PATH}?life=waiting`)).text))
  for (const { listing, collection, id, upcoming: sale, releaseSeconds } of upcoming) {
    const signed = rows.find(
      ({ order }) => 'tokenId' in order && order.collection === collection && order.tokenId === id,
    )
    expect(listing).toBeNull()
    expect(sale?.price).toEqual(signed?.order.price)
    expect(String(sale?.opensSeconds)).toBe(signed?.order.startSeconds)
    expect(Math.abs((sale?.opensSeconds ?? 0) - (releaseSeconds ?? 0))).toBeLessThan(3600)
  }
  const path = `${ASSET_PATH}?token_address=${upcoming[0]?.collection}&token_id=${upcoming[0]?.id}`
  const { asset } = JSON.parse((await server.ask(path)).text) as {
    asset: { sell_orders: object[]; upcoming_sale: object }
  }
  expect(asset.sell_orders).toEqual([])
  expect(asset.upcoming_sale).toMatchObject({
    opens_at: new Date((upcoming[0]?.upcoming?.opensSeconds ?? 0) * 1000).toISOString(),
  })
})

it('offers that one account’s funds cannot cover together each have the number of competing offers (spec: market.competing)', async () => {
  const { rows } = validated(Orders, JSON.parse((await server.ask(ORDERS_PATH)).text))
  expect(rows.map(({ competing }) => competing).filter((count) => count > 1)).toEqual([5, 5, 5, 5, 5])
  expect(rows.every(({ order, competing }) => order.kind !== 'listing' || competing === 1)).toBe(true)
})

it('sales of a piece answer 503 without a history and 404 for an invalid piece id (spec: market.piece-sales)', async () => {
  const { address } = ownWorld().own.musicNft
  expect((await server.ask(salesPath(address, '1'))).status).toBe(503)
  expect((await server.ask(salesPath(address, 'x'))).status).toBe(404)
})
