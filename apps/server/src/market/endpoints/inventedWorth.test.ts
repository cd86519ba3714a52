import { Health } from '@musi/api/page/health'
import { Market, MarketPools, MarketTokens } from '@musi/api/market/market'
import { type OrderRequest, Orders, orderJson } from '@musi/api/market/orders'
import { MarketPieces } from '@musi/api/market/pieces'
import { Worth } from '@musi/api/history/worth'
import { EIP712_DOMAIN } from '@musi/chain/signatures/eip712Domain'
import { orderTypedData } from '@musi/chain/market/orderTypedData'
import type { Write } from '@musi/chain/write'
import { addLiquidity } from '@musi/chain/writes/liquidity/addLiquidity'
import { approve } from '@musi/chain/writes/tokens/approve'
import { approveDrop } from '@musi/chain/writes/collectibles/approveDrop'
import { buyDrop } from '@musi/chain/writes/collectibles/buyDrop'
import { createArtistToken } from '@musi/chain/writes/music/createArtistToken'
import { mintDrop } from '@musi/chain/writes/collectibles/mintDrop'
import { transfer } from '@musi/chain/writes/tokens/transfer'
import { demoAccount } from '@musi/devchain/world/demoAccounts'
import { newToken } from '@musi/devchain/testing/newToken'
import { ownWorld } from '@musi/devchain/world/ownWorld'
import { sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import type { Address } from '@musi/domain/address'
import type { Listing } from '@musi/domain/market/marketOrder'
import type * as v from 'valibot'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ArtistTokens } from '@musi/api/history/artistTokens'
import {
  ARTIST_TOKENS_PATH,
  HEALTH_PATH,
  MARKET_PATH,
  MARKET_POOLS_PATH,
  MARKET_TOKENS_PATH,
  ORDERS_PATH,
  PIECES_PATH,
  WORTH_PATH,
} from '@musi/api/paths'
import { validated } from '#testing/validated.ts'
import { type TestServer, startTestServer } from '#testing/testServer.ts'

const world = ownWorld()
const { wrappedNative } = world
const seaport = world.market.seaport.address
const attacker = demoAccount('trader').address
const friend = demoAccount('newcomer').address
const COIN = 10n ** 18n

let chain: TestChain
let server: TestServer
const send = (write: Write, by: Address = attacker) => sendUnlocked(chain.request, by, write)

async function getJson<Shape>(shape: v.GenericSchema<Shape, unknown>, path: string): Promise<Shape> {
  const { status, text } = await server.ask(path)
  expect([path, status]).toEqual([path, 200])
  return validated(shape, JSON.parse(text))
}
const waitForHistory = () =>
  vi.waitFor(async () => {
    const { history } = await getJson(Health, HEALTH_PATH)
    expect(history?.at).toBe(Number(await chain.request('eth_blockNumber')))
  }, 60_000)

beforeAll(async () => {
  chain = await testChain({ holds: 'history' })
  await chain.snapshot()
  server = await startTestServer({}, { chain: { ...chain, beforeForward: () => Promise.resolve() }, hasIndex: true })
  await waitForHistory()
})
afterAll(async () => {
  await server.close()
  await chain.revert()
})

type Side = { token: Address; amount: bigint }
async function openPool(one: Side, other: Side | bigint): Promise<void> {
  const router = chain.addressBook.contracts.v2Router
  const sides = typeof other === 'bigint' ? [one] : [one, other]
  for (const { token, amount } of sides) await send(approve({ token, spender: router, amount }))
  const b = typeof other === 'bigint' ? { token: 'native' as const, amount: other } : other
  const [a, second] = [one, b].map((side) => ({ ...side, minimum: 0n }))
  const when = { recipient: attacker, deadlineSeconds: 10n ** 12n }
  await send(addLiquidity({ router, a, b: second, ...when } as Parameters<typeof addLiquidity>[0]))
}

async function createToken(name: string, symbol: string): Promise<Address> {
  const factory = chain.addressBook.contracts.artistTokenFactory ?? '0x'
  await send(createArtistToken({ factory, name, symbol, owner: attacker }))
  const find = async () => {
    const pages = await getJson(ArtistTokens, `${ARTIST_TOKENS_PATH}?from=0`)
    return pages.tokens.find((token) => token.symbol === symbol) ?? expect.fail(`${symbol} is not there yet.`)
  }
  return (await vi.waitFor(find, 60_000)).address as Address
}

/** Mints a piece of the seeded collection and returns its id. */
async function mintPiece(): Promise<bigint> {
  const collection = world.own.musicNft.address
  const before = await getJson(MarketPieces, PIECES_PATH)
  const tokenId = BigInt(before.collections.find(({ address }) => address === collection)?.pieces ?? 0) + 1n
  const terms = { collection, recipient: attacker, uri: 'ipfs://one', releaseDateSeconds: null, royalty: null }
  await send(mintDrop(terms), world.deployer)
  await send(approveDrop({ collection, tokenId, spender: seaport }))
  return tokenId
}

let salts = 1n
async function signListing(tokenId: bigint, token: Address, amount: bigint) {
  const block = (await chain.request('eth_getBlockByNumber', ['latest', false])) as { timestamp: string }
  const now = BigInt(block.timestamp)
  const order: Listing = {
    kind: 'listing',
    collection: world.own.musicNft.address,
    seller: attacker,
    tokenId,
    royalty: null,
    price: { token, amount },
    startSeconds: now - 9n,
    endSeconds: now + 86_400n,
    salt: (salts += 1n),
    counter: 0n,
  }
  const data = orderTypedData(order, { seaport, chainId: 31337 })
  const text = JSON.stringify({ ...data, types: { EIP712Domain: EIP712_DOMAIN, ...data.types } }, (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}` : value,
  )
  const signature = (await chain.request('eth_signTypedData_v4', [attacker, JSON.parse(text)])) as `0x${string}`
  return { order, signature }
}
async function post({
  order,
  signature,
}: Awaited<ReturnType<typeof signListing>>): Promise<readonly [number, string?]> {
  const body: OrderRequest = { order: orderJson(order), signature }
  const headers = { 'content-type': 'application/json' }
  const { status, text } = await server.ask(ORDERS_PATH, { method: 'POST', headers, body: JSON.stringify(body) })
  const { code } = JSON.parse(text) as { code?: string }
  return code === undefined ? [status] : [status, code]
}

it('B1: an order in a token that calls itself USDC is refused (spec: market.currencies)', async () => {
  const token = await createToken('USD Coin', 'USDC')
  expect(await post(await signListing(await mintPiece(), token, 900_000n * COIN))).toEqual([422, 'lookAlikeCurrency'])
  expect((await getJson(Orders, `${ORDERS_PATH}?token=${token}`)).rows).toEqual([])
})

it('B6: a wash sale for 50,000 and a listing for 70,000 of a token with a tiny pool change neither floor nor volume (spec: market.counted, worth.thin)', async () => {
  const collection = world.own.musicNft.address
  const readCollection = async () =>
    (await getJson(MarketPieces, PIECES_PATH)).collections.find(({ address }) => address === collection) ??
    expect.fail()
  const before = await readCollection()
  expect([before.floor?.native, before.volume?.native]).toEqual([expect.any(Number), expect.any(Number)])
  const token = await createToken('Puff Of Smoke', 'PUFF')
  await openPool({ token, amount: COIN / 1000n }, COIN / 1000n)
  const tokenId = await mintPiece()
  const sold = await signListing(tokenId, token, 50_000n * COIN)
  expect(await post(sold)).toEqual([200])
  await send(transfer({ what: token, recipient: friend, amount: 50_000n * COIN }))
  await send(approve({ token, spender: seaport, amount: 50_000n * COIN }), friend)
  await send(buyDrop({ seaport, signed: sold }), friend)
  expect(await post(await signListing(await mintPiece(), token, 70_000n * COIN))).toEqual([200])
  await waitForHistory()
  const after = await vi.waitFor(async () => {
    const read = await readCollection()
    expect(read.volume?.inTokens).toContainEqual({ token, sales: 1, amount: String(50_000n * COIN) })
    return read
  }, 60_000)
  expect(after.floor).toEqual(before.floor)
  expect(after.floorInTokens).toContainEqual({ token, amount: String(70_000n * COIN) })
  expect({ ...after.volume, inTokens: [] }).toEqual({ ...before.volume, inTokens: [] })
})

it('B7: 10 coins paired with a token, and that token paired with 2^111 units of another, change no sum by more than 8 times the coins (spec: worth.bound)', async () => {
  const worthOf = async () =>
    (await getJson(Worth, `${WORTH_PATH}?account=${attacker}&step=86400`)).rows[0]?.holdings ?? []
  const sum = (numbers: readonly (number | null)[]) => numbers.reduce<number>((all, each) => all + (each ?? 0), 0)
  const [before] = (await getJson(Market, MARKET_PATH)).rows
  const worthBefore = sum((await worthOf()).map(({ dollars }) => dollars))
  const price = (await getJson(MarketTokens, MARKET_TOKENS_PATH)).rows.find(
    ({ token }) => token === wrappedNative.address,
  )
  const coinDollars = (price?.price ?? 0) * 1e18
  expect(coinDollars).toBeGreaterThan(1000)
  const supply = [{ holder: attacker, amount: 2n ** 112n }]
  const newTokenAddress = await newToken(chain, attacker, 18, supply)
  const makeweight = await newToken(chain, attacker, 18, supply)
  await openPool({ token: newTokenAddress, amount: 1000n * COIN }, 10n * COIN)
  await openPool({ token: newTokenAddress, amount: 2n ** 111n }, { token: makeweight, amount: 10n })
  await waitForHistory()
  const [after] = (await getJson(Market, MARKET_PATH)).rows
  const maxIncrease = 8 * 10 * coinDollars
  expect((after?.locked ?? 0) - (before?.locked ?? 0)).toBeLessThanOrEqual(maxIncrease)
  expect(sum((await worthOf()).map(({ dollars }) => dollars)) - worthBefore).toBeLessThanOrEqual(maxIncrease)
  const pools = (await getJson(MarketPools, MARKET_POOLS_PATH)).rows
  const places = pools
    .filter(({ token0, token1 }) => [token0, token1].includes(newTokenAddress))
    .map(({ place }) => place)
  expect(places).toHaveLength(2)
  expect(Math.min(...places)).toBeGreaterThan(10)
  const tokens = (await getJson(MarketTokens, MARKET_TOKENS_PATH)).rows
  expect(tokens.find(({ token }) => token === newTokenAddress)?.locked).toBeLessThanOrEqual(maxIncrease)
  expect(tokens.find(({ token }) => token === makeweight)).toMatchObject({ price: null })
})
