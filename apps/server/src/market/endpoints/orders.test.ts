import { type StoredOrder, type OrderRequest, Orders, orderJson } from '@musi/api/market/orders'
import { ORDERS_PATH } from '@musi/api/paths'
import { EIP712_DOMAIN } from '@musi/chain/signatures/eip712Domain'
import type { SignedOrder } from '@musi/chain/market/orderParameters'
import { orderTreeTypedData, leafSignature, orderTypedData } from '@musi/chain/market/orderTypedData'
import { approve } from '@musi/chain/writes/tokens/approve'
import { approveDrop } from '@musi/chain/writes/collectibles/approveDrop'
import { buyDrop } from '@musi/chain/writes/collectibles/buyDrop'
import { cancelAllOrders } from '@musi/chain/writes/collectibles/cancelAllOrders'
import { cancelDrop } from '@musi/chain/writes/collectibles/cancelDrop'
import { mintDrop } from '@musi/chain/writes/collectibles/mintDrop'
import { wrap } from '@musi/chain/writes/tokens/wrap'
import type { Write } from '@musi/chain/write'
import { demoAccount } from '@musi/devchain/world/demoAccounts'
import { ownWorld } from '@musi/devchain/world/ownWorld'
import { callUnlocked, sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import type { Address } from '@musi/domain/address'
import type { CollectionOffer, Listing, MarketOrder, PieceOffer } from '@musi/domain/market/marketOrder'
import { type OrderStanding, orderLife } from '@musi/domain/market/orderStanding'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, test } from 'vitest'
import { validated } from '#testing/validated.ts'
import { type TestServer, startTestServer } from '#testing/testServer.ts'

const world = ownWorld()
const seaport = world.market.seaport.address
const collection = world.own.musicNft.address
const weth = world.wrappedNative.address
const seller = demoAccount('artist')
const bidder = demoAccount('collector')
const artist = demoAccount('trader')
const market = { seaport, chainId: 31337 }

let chain: TestChain
let server: TestServer
let now: bigint
const send = (by: Address, write: Write) => sendUnlocked(chain.request, by, write)

beforeAll(async () => {
  chain = await testChain()
  const royalty = { receiver: artist.address, shareBps: 1000 }
  for (const tokenId of [1n, 2n, 3n]) {
    const minted = {
      collection,
      recipient: seller.address,
      uri: `ipfs://${tokenId}`,
      releaseDateSeconds: null,
      royalty,
    }
    await send(world.deployer, mintDrop(minted))
    await send(seller.address, approveDrop({ collection, tokenId, spender: seaport }))
  }
  await send(bidder.address, wrap({ wrappedNative: weth, amount: 300n }))
  await send(bidder.address, approve({ token: weth, spender: seaport, amount: 300n }))
  const block = (await chain.request('eth_getBlockByNumber', ['latest', false])) as { timestamp: string }
  now = BigInt(block.timestamp)
  server = await startTestServer({}, { chain: { ...chain, beforeForward: () => Promise.resolve() } })
})
afterAll(() => server.close())
beforeEach(() => chain.snapshot())
afterEach(() => chain.revert())

let salts = 0n
const terms = () => ({
  collection,
  startSeconds: now - 9n,
  endSeconds: now + 86_400n,
  salt: (salts += 1n),
  counter: 0n,
})
const listing = (tokenId: bigint, more: Partial<Listing> = {}): Listing => {
  const amount = more.price?.amount ?? 100n
  return {
    ...terms(),
    kind: 'listing',
    seller: seller.address,
    tokenId,
    price: { token: 'native', amount },
    royalty: { artist: artist.address, amount: amount / 10n },
    ...more,
  }
}
const offer = (tokenId: bigint, more: Partial<PieceOffer> = {}): PieceOffer => ({
  ...terms(),
  kind: 'offer',
  bidder: bidder.address,
  tokenId,
  price: { token: weth, amount: 200n },
  royalty: { artist: artist.address, amount: 20n },
  ...more,
})
const forAny = (): CollectionOffer => ({
  ...terms(),
  kind: 'collectionOffer',
  bidder: bidder.address,
  price: { token: weth, amount: 50n },
})

/** Signs typed data with a test account of the chain, as a wallet would. */
async function signature712(account: Address, data: { types: object }): Promise<`0x${string}`> {
  const whole = { ...data, types: { EIP712Domain: EIP712_DOMAIN, ...data.types } }
  const text = JSON.parse(
    JSON.stringify(whole, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)),
  )
  return (await chain.request('eth_signTypedData_v4', [account, text])) as `0x${string}`
}
async function signed(order: MarketOrder, by = order.kind === 'listing' ? seller : bidder): Promise<OrderRequest> {
  const signature = await signature712(by.address, orderTypedData(order, market))
  return { order: orderJson(order), signature }
}
async function whole(order: MarketOrder): Promise<SignedOrder<Listing>> {
  const { signature } = await signed(order)
  return { order: order as Listing, signature: signature as `0x${string}` }
}
async function post(request: object): Promise<readonly [number, string | null]> {
  const headers = { 'content-type': 'application/json' }
  const { status, text } = await server.ask(ORDERS_PATH, { method: 'POST', headers, body: JSON.stringify(request) })
  return [status, (JSON.parse(text) as { code?: string }).code ?? null]
}
async function page(query: string): Promise<Orders> {
  const { status, text } = await server.ask(`${ORDERS_PATH}?${query}`)
  expect(status).toBe(200)
  return validated(Orders, JSON.parse(text))
}
const piecesOf = ({ rows }: { rows: readonly StoredOrder[] }) =>
  rows.map(({ order }) => (order.kind === 'collectionOffer' ? 'any' : order.tokenId))

it('W12: a royalty of the whole price or more is refused with a sentence, not as an unreachable chain', async () => {
  const good = await signed(listing(1n))
  for (const amount of ['1', '10']) {
    const order = { ...good.order, price: { token: 'native', amount } }
    expect(await post({ ...good, order })).toEqual([422, 'royaltyTakesAll'])
  }
})

it('stores a listing, an offer and a collection offer, and returns them with everything needed to fill them (spec: market.book)', async () => {
  const request = await signed(listing(1n))
  expect(await post(request)).toEqual([200, null])
  expect(await post(request)).toEqual([200, null])
  expect(await post(await signed(offer(1n)))).toEqual([200, null])
  expect(await post(await signed(forAny()))).toEqual([200, null])
  const { rows, next } = await page(`collection=${collection}&piece=1&kind=listing`)
  expect([rows.length, next]).toEqual([1, null])
  expect(rows[0]).toMatchObject({ ...request, standing: 'good' })
  expect(piecesOf(await page(`maker=${bidder.address}`)).sort()).toEqual(['1', 'any'])
})

it('an order is judged at a block its maker has seen: the server waits for that block, and does not judge if it never arrives (spec: market.book)', async () => {
  await send(seller.address, approveDrop({ collection, tokenId: 1n, spender: artist.address }))
  const block = Number(await chain.request('eth_blockNumber', []))
  const request = await signed(listing(1n))
  expect(await post({ ...request, seenBlock: block })).toEqual([409, 'notGood'])
  const waited = post({ ...request, seenBlock: block + 1 })
  await sleep(600)
  await send(seller.address, approveDrop({ collection, tokenId: 1n, spender: seaport }))
  expect(await waited).toEqual([200, null])
  expect(await post({ ...request, seenBlock: block + 50 })).toEqual([409, 'notYet'])
  expect(await post({ ...request, seenBlock: -1 })).toEqual([400, 'badRequest'])
})

it('case 94: extra fields of an order are ignored: its status, maker and hash come from the chain', async () => {
  const request = await signed(listing(1n, { price: { token: 'native', amount: 90n } }))
  const smuggled = {
    standing: 'good',
    hash: `0x${'1'.repeat(64)}`,
    maker: bidder.address,
    judgedBlock: 1,
    competing: 9,
  }
  expect(await post({ ...request, ...smuggled, order: { ...request.order, ...smuggled } })).toEqual([200, null])
  const { rows } = await page(`maker=${seller.address}&kind=listing`)
  const kept = rows.find(({ order }) => order.price.amount === '90')
  expect(kept).toMatchObject({ order: request.order, competing: 1 })
  expect(kept?.order).not.toHaveProperty('maker')
  expect([kept?.hash, kept?.judgedBlock]).not.toContain(smuggled.hash)
  expect(kept?.judgedBlock).toBeGreaterThan(1)
})

it('case 95: an order from another site counts by its signature alone: a cookie does not help, and the answer sets none', async () => {
  const from = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' }
  const send = async (request: object) => {
    const headers = { ...from, cookie: 'musi-session=whoever' }
    return server.ask(ORDERS_PATH, { method: 'POST', headers, body: JSON.stringify(request) })
  }
  expect((await send(await signed(listing(1n), bidder))).status).toBe(422)
  const good = await send(await signed(listing(1n)))
  expect([good.status, good.headers['access-control-allow-credentials'], good.headers['set-cookie']]).toEqual([
    200,
    undefined,
    undefined,
  ])
})

it('stores each leaf of a signed tree as its own order, and one that starts later as waiting (spec: market.tree)', async () => {
  const one = listing(2n)
  const other = listing(3n, { startSeconds: now + 900n })
  const whole = await signature712(seller.address, orderTreeTypedData([one, other], market))
  for (const [at, order] of [one, other].entries())
    expect(await post({ order: orderJson(order), signature: leafSignature(whole, [one, other], at) })).toEqual([
      200,
      null,
    ])
  expect(piecesOf(await page(`maker=${seller.address}&kind=listing&life=waiting`))).toEqual(['3'])
  const swapped = { order: orderJson({ ...one, salt: 999n }), signature: leafSignature(whole, [one, other], 0) }
  expect(await post(swapped)).toEqual([422, 'badSignature'])
})

const DAYS = 86_400n
test.each([
  ['another’s signature', async () => signed(listing(1n), bidder), 422, 'badSignature'],
  [
    'a signature for another price',
    async () => ({ ...(await signed(listing(1n))), order: orderJson(listing(1n)) }),
    422,
    'badSignature',
  ],
  ['no signature', async () => ({ ...(await signed(listing(1n))), signature: '0x' }), 422, 'badSignature'],
  ['no royalty', () => signed(listing(1n, { royalty: null })), 422, 'otherRoyalty'],
  [
    'a royalty for the seller',
    () => signed(listing(1n, { royalty: { artist: seller.address, amount: 10n } })),
    422,
    'otherRoyalty',
  ],
  ['more than 180 days', () => signed(listing(1n, { endSeconds: now + 190n * DAYS })), 422, 'openTooLong'],
  ['the past', () => signed(listing(1n, { endSeconds: now - 1n })), 422, 'over'],
  ['a piece that is another’s', () => signed(listing(9n, { royalty: null })), 409, 'notGood'],
  [
    'more money than the bidder has',
    () => signed(offer(1n, { price: { token: weth, amount: 400n }, royalty: { artist: artist.address, amount: 40n } })),
    409,
    'notGood',
  ],
  ['another counter', () => signed(listing(1n, { counter: 1n })), 409, 'notGood'],
  ['another collection', () => signed(listing(1n, { collection: weth })), 422, 'otherCollection'],
  ['something else', () => Promise.resolve({ order: {} }), 400, 'badRequest'],
] as const)('keeps no order with %s (spec: market.book)', async (_, make, status, code) => {
  expect(await post(await make())).toEqual([status, code])
})

const TOO_LARGE = `${2n ** 256n}`
test.each(['startSeconds', 'endSeconds', 'salt', 'counter', 'tokenId', 'price', 'royalty'])(
  'W12: a %s too large for a contract is refused (spec: market.numbers)',
  async (field) => {
    const request = await signed(listing(1n))
    const order = request.order as unknown as Record<string, object>
    const nested = field === 'price' || field === 'royalty'
    const value = nested ? { ...order[field], amount: TOO_LARGE } : TOO_LARGE
    expect(await post({ ...request, order: { ...order, [field]: value } })).toEqual([400, 'badRequest'])
  },
)

const returning = (word: string) => `0x7f${word.padEnd(64, '0')}60005260206000f3` as const
test.each([
  ['says yes', returning('1626ba7e'), 200, null],
  ['says no', returning('ffffffff'), 422, 'badSignature'],
  ['says yes and more than that', returning('1626ba7e'.padEnd(64, '1')), 422, 'badSignature'],
  ['says nothing', '0x00', 422, 'badSignature'],
  ['refuses', '0x60006000fd', 422, 'badSignature'],
  ['never ends', '0x5b600056', 422, 'badSignature'],
  // Uses as much memory as its gas can pay for.
  ['answers at length', '0x620f42406000f3', 422, 'badSignature'],
] as const)(
  'a contract wallet that %s is asked with bounded gas (EIP-1271; spec: market.book)',
  async (_, code, status, refusal) => {
    const wallet = '0x52908400098527886E0F7030069857D2E4169EE7'
    await chain.request('anvil_impersonateAccount', [wallet])
    await chain.request('anvil_setBalance', [wallet, '0xde0b6b3a7640000'])
    await send(wallet, wrap({ wrappedNative: weth, amount: 300n }))
    await send(wallet, approve({ token: weth, spender: seaport, amount: 300n }))
    await chain.request('anvil_setCode', [wallet, code])
    const order = { ...forAny(), bidder: wallet } as const
    expect(await post({ order: orderJson(order), signature: '0x1234' })).toEqual([status, refusal])
  },
)

it('hides cancelled orders and those whose piece is no longer approved, but shows their maker the dormant ones (spec: market.book, market.dormant)', async () => {
  const gone = listing(2n)
  const sleeping = listing(3n)
  for (const order of [gone, sleeping]) expect(await post(await signed(order))).toEqual([200, null])
  await send(seller.address, cancelDrop({ seaport, order: gone }))
  await send(seller.address, approveDrop({ collection, tokenId: 3n, spender: artist.address }))
  const salts = async (life: string) =>
    (await page(`maker=${seller.address}&kind=listing&life=${life}`)).rows.map(({ order }) => order.salt)
  const open = await salts('open')
  expect(open).not.toContain(`${gone.salt}`)
  expect(open).not.toContain(`${sleeping.salt}`)
  const asleep = await salts('dormant')
  expect(asleep).toContain(`${sleeping.salt}`)
  expect(asleep).not.toContain(`${gone.salt}`)
  await send(seller.address, cancelAllOrders(seaport))
  expect(await salts('alive')).toEqual([])
})

const word = (value: Address | bigint) =>
  (typeof value === 'bigint' ? value.toString(16) : value.slice(2).toLowerCase()).padStart(64, '0')
const give = (tokenId: bigint) => {
  const data = `0x23b872dd${word(seller.address)}${word(artist.address)}${word(tokenId)}` as const
  return callUnlocked(chain.request, seller.address, { to: collection, data, value: 0n })
}
const spend = (amount: bigint) => {
  const data = `0xa9059cbb${word(artist.address)}${word(amount)}` as const
  return callUnlocked(chain.request, bidder.address, { to: weth, data, value: 0n })
}
type Way = (order: MarketOrder) => Promise<unknown>

test.each<[OrderStanding, 'listing' | 'offer', Way]>([
  ['cancelled', 'listing', (order) => send(seller.address, cancelDrop({ seaport, order: order as Listing }))],
  ['counterMoved', 'listing', () => send(seller.address, cancelAllOrders(seaport))],
  ['filled', 'listing', async (order) => send(artist.address, buyDrop({ seaport, signed: await whole(order) }))],
  ['ownerMoved', 'listing', () => give(1n)],
  [
    'approvalGone',
    'listing',
    () => send(seller.address, approveDrop({ collection, tokenId: 1n, spender: artist.address })),
  ],
  ['notEnough', 'offer', () => spend(200n)],
  ['allowanceGone', 'offer', () => send(bidder.address, approve({ token: weth, spender: seaport, amount: 10n }))],
  ['notBegun', 'listing', () => Promise.resolve()],
  ['ended', 'listing', () => chain.request('evm_increaseTime', [2000])],
])(
  '%s: such an order is open to nobody, and shown to its maker while it can become valid again (spec: market.standing)',
  async (standing, kind, happens) => {
    const times = { notBegun: { startSeconds: now + 900n }, ended: { endSeconds: now + 1800n } }
    const more = standing === 'notBegun' || standing === 'ended' ? times[standing] : {}
    const order = kind === 'listing' ? listing(1n, more) : offer(1n)
    expect(await post(await signed(order))).toEqual([200, null])
    const standings = async (life: string) =>
      (await page(`collection=${collection}&piece=1&kind=${kind}&life=${life}`)).rows
        .filter((row) => row.order.salt === `${order.salt}`)
        .map((row) => row.standing)
    expect(await standings('open')).toEqual(standing === 'notBegun' ? [] : ['good'])
    await happens(order)
    await chain.request('evm_mine')
    expect(await standings('open')).toEqual([])
    expect(await standings('alive')).toEqual(orderLife(standing) === 'over' ? [] : [standing])
  },
)

it('a renewed approval makes its order open again (spec: market.watched)', async () => {
  const order = listing(2n)
  expect(await post(await signed(order))).toEqual([200, null])
  const open = async () =>
    (await page(`collection=${collection}&piece=2&kind=listing`)).rows.some((row) => row.order.salt === `${order.salt}`)
  expect(await open()).toBe(true)
  // Earlier tests mined further blocks and reverted them; a lower block counts as older data (case 53).
  await chain.request('anvil_mine', ['0x80'])
  await send(seller.address, approveDrop({ collection, tokenId: 2n, spender: artist.address }))
  await expect.poll(open, { timeout: 10_000 }).toBe(false)
  await send(seller.address, approveDrop({ collection, tokenId: 2n, spender: seaport }))
  await expect.poll(open, { timeout: 10_000 }).toBe(true)
})

it('a cancellation undone by a reorganisation leaves its order open, even if the new blocks are empty (spec: market.watched)', async () => {
  const order = listing(3n)
  expect(await post(await signed(order))).toEqual([200, null])
  const open = async () =>
    (await page(`collection=${collection}&piece=3&kind=listing`)).rows.some((row) => row.order.salt === `${order.salt}`)
  await chain.request('anvil_mine', ['0x100'])
  await send(seller.address, cancelDrop({ seaport, order }))
  await expect.poll(open, { timeout: 10_000 }).toBe(false)
  await chain.request('anvil_reorg', [3, []])
  await chain.request('anvil_mine', ['0x1'])
  await expect.poll(open, { timeout: 10_000 }).toBe(true)
})

it('an approval undone by a reorganisation no longer makes its order valid (spec: market.watched)', async () => {
  const order = listing(1n)
  const open = async () =>
    (await page(`collection=${collection}&piece=1&kind=listing`)).rows.some((row) => row.order.salt === `${order.salt}`)
  expect(await post(await signed(order))).toEqual([200, null])
  await chain.request('anvil_mine', ['0x180'])
  await send(seller.address, approveDrop({ collection, tokenId: 1n, spender: artist.address }))
  await expect.poll(open, { timeout: 10_000 }).toBe(false)
  await chain.request('anvil_mine', ['0x8'])
  await send(seller.address, approveDrop({ collection, tokenId: 1n, spender: seaport }))
  await expect.poll(open, { timeout: 10_000 }).toBe(true)
  await chain.request('anvil_reorg', [4, []])
  await chain.request('anvil_mine', ['0x1'])
  await expect.poll(open, { timeout: 10_000 }).toBe(false)
})

it('sorts by price within one currency, cheapest listing and best offer first', async () => {
  for (const amount of [300n, 100n, 200n])
    expect(
      await post(
        await signed(
          offer(2n, { price: { token: weth, amount }, royalty: { artist: artist.address, amount: amount / 10n } }),
        ),
      ),
    ).toEqual([200, null])
  const prices = async (query: string) => (await page(query)).rows.map(({ order }) => order.price.amount)
  expect(await prices(`collection=${collection}&piece=2&kind=offer&token=${weth}&sort=price`)).toEqual([
    '300',
    '200',
    '100',
  ])
  expect((await server.ask(`${ORDERS_PATH}?sort=price`)).status).toBe(400)
  expect((await server.ask(`${ORDERS_PATH}?piece=1`)).status).toBe(400)
  expect((await server.ask(`${ORDERS_PATH}?after=1`)).status).toBe(400)
})
