import { ORDERS_PATH, Orders } from '@musi/api/orders'
import { salesPath } from '@musi/api/pieces'
import { ownWorld } from '@musi/devchain/ownWorld'
import { type TestChain, testChain } from '@musi/devchain/testChain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../testServer.ts'

let chain: TestChain
let server: TestServer
beforeAll(async () => {
  chain = await testChain({ holds: 'life' })
  server = await startTestServer({}, { chain: { ...chain, beforeForward: () => Promise.resolve() } })
})
afterAll(() => server.close())

const page = async (query: string) =>
  Orders.parse(JSON.parse((await server.ask(`${ORDERS_PATH}?${query}`)).text)).rows.map(
    ({ standing, order }) => `${order.kind} ${'tokenId' in order ? order.tokenId : 'any'} ${standing}`,
  )

it('a chain of our own begins with a market: listings, offers, what waits and what sleeps, each judged by the chain (spec: world.drops)', async () => {
  expect((await page('')).sort()).toEqual([
    'collectionOffer any good',
    'collectionOffer any good',
    'listing 2 good',
    'listing 4 good',
    'listing 5 good',
    'listing 6 good',
    'offer 1 good',
    'offer 1 good',
    'offer 4 good',
    'offer 5 good',
  ])
  expect(await page('life=waiting')).toEqual(['listing 10 notBegun'])
  expect((await page('life=dormant')).sort()).toEqual(['listing 2 ownerMoved', 'offer 9 notEnough'])
})

it('offers of one account that its money is not enough for together say how many they are (spec: market.competing)', async () => {
  const { rows } = Orders.parse(JSON.parse((await server.ask(ORDERS_PATH)).text))
  expect(rows.map(({ competing }) => competing).filter((count) => count > 1)).toEqual([3, 3, 3])
  expect(rows.every(({ order, competing }) => order.kind !== 'listing' || competing === 1)).toBe(true)
})

it('without a history nobody says that a piece was never sold, and what is no piece has no sales (spec: market.piece-sales)', async () => {
  const { address } = ownWorld().own.musicNft
  expect((await server.ask(salesPath(address, '1'))).status).toBe(503)
  expect((await server.ask(salesPath(address, 'x'))).status).toBe(404)
})
