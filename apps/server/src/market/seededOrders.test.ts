import { ORDERS_PATH, Orders } from '@musi/api/orders'
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
