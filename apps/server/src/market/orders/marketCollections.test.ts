import { Orders, orderJson } from '@musi/api/market/orders'
import { MarketPieces } from '@musi/api/market/pieces'
import { collectionFacts } from '@musi/chain/market/collectionPieces'
import { callData } from '@musi/chain/multicall/words'
import { EIP712_DOMAIN } from '@musi/chain/signatures/eip712Domain'
import { openedCollections } from '@musi/chain/market/openedCollections'
import { orderTypedData } from '@musi/chain/market/orderTypedData'
import { approveDrop } from '@musi/chain/writes/collectibles/approveDrop'
import { mintDrop } from '@musi/chain/writes/collectibles/mintDrop'
import { openCollection } from '@musi/chain/writes/collectibles/openCollection'
import type { Write } from '@musi/chain/write'
import { demoAccount } from '@musi/devchain/world/demoAccounts'
import { ownWorld } from '@musi/devchain/world/ownWorld'
import { callUnlocked, sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import type { Address } from '@musi/domain/address'
import type { Listing } from '@musi/domain/market/marketOrder'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Call } from '#platform/rpc/call.ts'
import { validated } from '#testing/validated.ts'
import { type TestServer, startTestServer } from '#testing/testServer.ts'
import { marketCollections } from './marketCollections.ts'
import { mediaPath, ORDERS_PATH, PIECES_PATH } from '@musi/api/paths'

const world = ownWorld()
const seaport = world.market.seaport.address
const factory = world.own.musicCollectionFactory.address
const artist = demoAccount('artist')
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'

let chain: TestChain
let server: TestServer
let opened: readonly Address[]
const send = (write: Write) => sendUnlocked(chain.request, artist.address, write)
const mint = (collection: Address, uri: string) =>
  send(mintDrop({ collection, recipient: artist.address, uri, releaseDateSeconds: null, royalty: null }))

beforeAll(async () => {
  chain = await testChain()
  const texts = { ONE: '', TWO: 'From the\u202E quay.' }
  for (const [symbol, text] of Object.entries(texts))
    await send(openCollection({ factory, name: `Tapes ${symbol}`, symbol, text }))
  opened = await openedCollections(chain.request, factory, 9)
  const [newest = factory] = opened
  await mint(
    newest,
    `data:application/json,${encodeURIComponent(JSON.stringify({ name: 'Rope', image: `data:image/svg+xml,${SVG}` }))}`,
  )
  await send(approveDrop({ collection: newest, tokenId: 1n, spender: seaport }))
  server = await startTestServer({}, { chain: { ...chain, beforeForward: () => Promise.resolve() } })
})
afterAll(() => server.close())

it('a factory lists its newest collections first, up to the requested number (spec: market.collections)', async () => {
  expect(opened).toHaveLength(2)
  expect(await openedCollections(chain.request, factory, 1)).toEqual(opened.slice(0, 1))
})

it('an artist’s own collection is traded beside the house collection (spec: market.collections, market.browse)', async () => {
  const { collections, pieces } = validated(MarketPieces, JSON.parse((await server.ask(PIECES_PATH)).text))
  expect(collections.map(({ name, text, minter }) => [name, text, minter])).toEqual([
    ['Tapes TWO', 'From the quay.', artist.address],
    ['Tapes ONE', '', artist.address],
    [expect.any(String), '', world.deployer],
  ])
  expect(pieces).toMatchObject([{ collection: opened[0], id: '1', name: 'Rope', owner: artist.address }])
  // An SVG is never shown as it was received (case 81), whichever collection names it.
  expect((await server.ask(mediaPath(opened[0] ?? '', '1'))).status).toBe(502)
})

it('the maker of a piece is the account that opened its collection in our factory, whoever has the minter role (spec: market.piece-page)', async () => {
  await chain.snapshot()
  const [stranger, famous] = [demoAccount('trader').address, artist.address]
  const call = { factory, name: 'Tapes FAKE', symbol: 'FAKE', text: '' }
  await sendUnlocked(chain.request, stranger, openCollection(call))
  const [fake = factory] = await openedCollections(chain.request, factory, 9)
  const handOver = callData('0x2c4d4d18', famous)
  await callUnlocked(chain.request, stranger, { to: fake, data: handOver, value: 0n })
  await callUnlocked(chain.request, world.deployer, { to: world.own.musicNft.address, data: handOver, value: 0n })
  const held = await collectionFacts(chain.request, chain.addressBook.contracts, [fake, world.own.musicNft.address])
  expect(held.map(({ minter, maker }) => [minter, maker])).toEqual([
    [famous, stranger],
    [famous, null],
  ])
  const [piece] = validated(MarketPieces, JSON.parse((await server.ask(PIECES_PATH)).text)).pieces
  expect(piece?.maker).toBe(artist.address)
  await chain.revert()
})

it('an order for a piece of an artist’s collection is stored, and one for a contract that only looks like it is not (spec: market.collections, market.book, market.watched)', async () => {
  const block = (await chain.request('eth_getBlockByNumber', ['latest', false])) as { timestamp: string }
  const order = (collection: Address): Listing => ({
    kind: 'listing',
    seller: artist.address,
    collection,
    tokenId: 1n,
    royalty: null,
    salt: 1n,
    counter: 0n,
    price: { token: 'native', amount: 9n },
    startSeconds: BigInt(block.timestamp) - 9n,
    endSeconds: BigInt(block.timestamp) + 9000n,
  })
  const postOrder = async (listing: Listing) => {
    const typed = orderTypedData(listing, { seaport, chainId: 31337 })
    const whole = { ...typed, types: { EIP712Domain: EIP712_DOMAIN, ...typed.types } }
    const plain: unknown = JSON.parse(
      JSON.stringify(whole, (_, value) => (typeof value === 'bigint' ? `${value}` : value)),
    )
    const signature = (await chain.request('eth_signTypedData_v4', [artist.address, plain])) as `0x${string}`
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ order: orderJson(listing), signature })
    const { status, text } = await server.ask(ORDERS_PATH, { method: 'POST', headers, body })
    return [status, (JSON.parse(text) as { code?: string }).code]
  }
  expect(await postOrder(order(opened[0] ?? '0x'))).toEqual([200, undefined])
  const countOrders = async () => {
    const { text } = await server.ask(`${ORDERS_PATH}?collection=${opened[0]}`)
    return validated(Orders, JSON.parse(text)).rows.length
  }
  expect(await countOrders()).toBe(1)
  await send(approveDrop({ collection: opened[0] ?? '0x', tokenId: 1n, spender: artist.address }))
  expect(await countOrders()).toBe(0)
  for (const stranger of [factory, world.wrappedNative.address, artist.address])
    expect(await postOrder(order(stranger))).toEqual([422, 'otherCollection'])
})

it('an account that opens more collections than are shown displaces none of others, and its newest is still first (spec: market.collections)', async () => {
  const other = demoAccount('collector')
  const openAs = (by: Address, symbol: string) =>
    sendUnlocked(chain.request, by, openCollection({ factory, name: `Tapes ${symbol}`, symbol, text: '' }))
  const ask = (calls: readonly Call[]) =>
    Promise.all(
      calls.map(async ({ method, params }) => ({
        ok: true as const,
        result: await chain.request(method, params as readonly unknown[]),
      })),
    )
  let nowMs = 0
  const marketCollectionsOf = marketCollections(
    {
      upstream: { ask },
      heads: { latest: () => null },
      // The clock moves on so far with each call that no cached answer is reused.
      clock: { now: () => (nowMs += 9999) },
      contracts: { musicCollectionFactory: factory, multicall3: world.multicall3.address },
    },
    3,
  )
  expect(await marketCollectionsOf.all()).toEqual(opened)
  await openAs(other.address, 'OTHER')
  const [others] = await openedCollections(chain.request, factory, 1)
  for (const symbol of ['FOUR', 'FIVE', 'SIX']) await openAs(artist.address, symbol)
  const [six, five] = await openedCollections(chain.request, factory, 9)
  expect(await marketCollectionsOf.all()).toEqual([six, five, others])
})
