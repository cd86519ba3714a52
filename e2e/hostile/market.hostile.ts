// Attacks with market orders and signed votes: altered, malformed, of other people, in wrong
// currencies, and in floods.
import { BALLOTS_PATH, ORDERS_PATH } from '@musi/api/paths'
import { Orders, orderJson } from '@musi/api/market/orders'
import { leafSignature, orderTreeTypedData, orderTypedData } from '@musi/chain/market/orderTypedData'
import { ballotTypedData } from '@musi/chain/signingGate/typed-data/ballotTypedData'
import { approve } from '@musi/chain/writes/tokens/approve'
import { approveDrop } from '@musi/chain/writes/collectibles/approveDrop'
import { createArtistToken } from '@musi/chain/writes/music/createArtistToken'
import { ownWorld } from '@musi/devchain/world/ownWorld'
import { validated } from '@musi/server/testing/validated'
import type { CollectionOffer, Listing, MarketOrder, PieceOffer } from '@musi/domain/market/marketOrder'
import { type Address, type Hex, parseAbi } from 'viem'
import { afterAll, beforeAll, expect } from 'vitest'
import { type Person, codeOf, keyOf, postOrder, reader, send } from './people.ts'
import { attackTest } from './attackTest.ts'
import { type Target, startTarget } from './target.ts'

const world = ownWorld()
const collection = world.own.musicNft.address
const weth = world.wrappedNative.address
const market = { seaport: world.market.seaport.address, chainId: 31_337 }
const owner = keyOf('collector')
const thief = keyOf('newcomer')
const voter = keyOf('voter')
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

let target: Target
let now: bigint
let salts = 700n
/** Id of an owner's piece that the market is approved for. */
let piece: bigint
let royalty = { artist: owner.address, shareOfMillion: 0n }

const PIECES = parseAbi([
  'function ownerOf(uint256 id) view returns (address)',
  'function royaltyInfo(uint256 id, uint256 price) view returns (address, uint256)',
])
const ownerOf = (id: bigint) =>
  reader(target)
    .readContract({ address: collection, abi: PIECES, functionName: 'ownerOf', args: [id] })
    .catch(() => null)

beforeAll(async () => {
  target = await startTarget()
  now = (await reader(target).getBlock()).timestamp
  for (let id = 0n; id < 60n; id += 1n) if ((await ownerOf(id)) === owner.address) piece = id
  const [royaltyReceiver, shareOfMillion] = await reader(target).readContract({
    address: collection,
    abi: PIECES,
    functionName: 'royaltyInfo',
    args: [piece, 1_000_000n],
  })
  royalty = { artist: royaltyReceiver, shareOfMillion }
  const [allow] = approveDrop({ collection, tokenId: piece, spender: market.seaport }).candidates
  await send(target, owner, [allow])
}, 180_000)
afterAll(() => target.stop())

/** The collection's royalty for the piece at a price. */
const royaltyOf = (price: bigint) => {
  const amount = (price * royalty.shareOfMillion) / 1_000_000n
  return amount === 0n ? null : { artist: royalty.artist, amount }
}

const terms = () => ({
  collection,
  startSeconds: now - 9n,
  endSeconds: now + 86_400n,
  salt: (salts += 1n),
  counter: 0n,
})
const listing = (more: Partial<Listing> = {}): Listing => ({
  ...terms(),
  kind: 'listing',
  seller: owner.address,
  tokenId: piece,
  price: { token: 'native', amount: 10n ** 18n },
  royalty: royaltyOf(more.price?.amount ?? 10n ** 18n),
  ...more,
})
const offer = (more: Partial<PieceOffer> = {}): PieceOffer => ({
  ...terms(),
  kind: 'offer',
  bidder: thief.address,
  tokenId: piece,
  price: { token: weth, amount: 1n },
  royalty: royaltyOf(more.price?.amount ?? 1n),
  ...more,
})
const forAny = (): CollectionOffer => ({
  ...terms(),
  kind: 'collectionOffer',
  bidder: thief.address,
  price: { token: weth, amount: 1n },
})
const typedData = (order: MarketOrder) => orderTypedData(order, market) as Parameters<Person['signTypedData']>[0]
const signOrder = async (order: MarketOrder, signer: Person) => ({
  order: orderJson(order),
  signature: await signer.signTypedData(typedData(order)),
})
let lastAddress = 0
const nextIpAddress = () => `198.18.7.${((lastAddress += 1) % 250) + 1}`
const post = (body: unknown) => postOrder(target, body, nextIpAddress())
async function fetchOrders(query: string): Promise<Orders> {
  return validated(Orders, JSON.parse((await target.ask(`${ORDERS_PATH}?${query}`)).text))
}

attackTest('orders', 'an order with any term changed after signing is refused', async (countVariant) => {
  const good = await signOrder(listing(), owner)
  const changes: readonly object[] = [
    { price: { token: 'native', amount: '1' } },
    { price: { token: weth, amount: `${10n ** 18n}` } },
    { tokenId: '0' },
    { seller: thief.address },
    { endSeconds: `${now + 90_000n}` },
    { startSeconds: `${now - 10n}` },
    { salt: '1' },
    { counter: '1' },
    { collection: world.own.musicNft.address.replace(/.$/, '0') },
    { royalty: { artist: thief.address, amount: '1' } },
    { kind: 'offer', bidder: owner.address },
    { price: { token: 'native', amount: `${10n ** 18n + 1n}` } },
    { price: { token: thief.address, amount: `${10n ** 18n}` } },
    { endSeconds: '9'.repeat(70) },
    { tokenId: `${2n ** 255n}` },
    { counter: `${2n ** 200n}` },
  ]
  for (const change of changes) {
    const answer = await post({ ...good, order: { ...good.order, ...change } })
    expect(answer, JSON.stringify(change)).toMatch(/^4/)
    countVariant()
  }
})

attackTest('orders', 'malformed orders are refused with a message, never with a server error', async (countVariant) => {
  const good = await signOrder(listing(), owner)
  const bodies: readonly unknown[] = [
    null,
    [],
    'order',
    {},
    { order: {}, signature: '0x' },
    { ...good, signature: '0x1' },
    { ...good, signature: `0x${'00'.repeat(5000)}` },
    { ...good, order: { ...good.order, price: { token: 'native', amount: -1 } } },
    { ...good, order: { ...good.order, price: { token: 'native', amount: '1e9' } } },
    { ...good, order: { ...good.order, price: { token: 'dollar', amount: '1' } } },
    { ...good, seenBlock: -1 },
    { ...good, seenBlock: 1e300 },
  ]
  for (const body of bodies) {
    expect(await post(body), JSON.stringify(body)?.slice(0, 80)).toMatch(/^4/)
    countVariant()
  }
})

attackTest('orders', 'W12: a number beyond its type’s range is a bad request', async (countVariant) => {
  const good = await signOrder(listing(), owner)
  for (const field of ['tokenId', 'startSeconds', 'endSeconds', 'salt', 'counter'])
    for (const value of [`${2n ** 256n}`, '9'.repeat(78), '9'.repeat(1000)]) {
      const answer = await post({ ...good, order: { ...good.order, [field]: value } })
      expect([field, value.length, answer.slice(0, 3)]).toEqual([field, value.length, '400'])
      countVariant()
    }
  const dear = { token: 'native', amount: `${2n ** 256n}` }
  expect(await post({ ...good, order: { ...good.order, price: dear } })).toMatch(/^400/)
})

attackTest('orders', 'the proof of one order in a signed tree does not prove another order', async (countVariant) => {
  const orders = [listing(), listing(), listing(), listing()] as const
  const data = orderTreeTypedData(orders, market) as Parameters<Person['signTypedData']>[0]
  const tree = await owner.signTypedData(data)
  const cheap = listing({ price: { token: 'native', amount: 1n } })
  for (let place = 0; place < orders.length; place += 1) {
    const signature = leafSignature(tree, orders, place)
    expect(await post({ order: orderJson(cheap), signature })).toMatch(/^422/)
    countVariant()
  }
})

attackTest('orders', 'an account cannot list another account’s piece', async (countVariant) => {
  expect(await post(await signOrder(listing({ seller: thief.address }), thief))).toMatch(/^4/)
  expect(await post(await signOrder(listing(), thief))).toMatch(/^422 badSignature/)
  countVariant(2)
})

attackTest('orders', 'an order sent with every form of its signature is stored once', async (countVariant) => {
  const { order, signature } = await signOrder(listing(), owner)
  const s = (ORDER - BigInt(`0x${signature.slice(66, 130)}`)).toString(16).padStart(64, '0')
  const otherForm = `${signature.slice(0, 66)}${s}${signature.endsWith('1b') ? '1c' : '1b'}`
  // The market contract accepts the compact 64-byte signature too.
  const forms = [signature, otherForm, signature.slice(0, -2), `${signature}00`, `0x${'0'.repeat(130)}`, '0x']
  for (const form of forms) {
    expect(await post({ order, signature: form })).toMatch(/^(4|200)/)
    countVariant()
  }
  const { rows } = await fetchOrders(`collection=${collection}&piece=${piece}&kind=listing`)
  expect(rows.filter((each) => each.order.salt === order.salt)).toHaveLength(1)
})

attackTest(
  'orders',
  'an order that has ended, never starts, or stays open for years is refused',
  async (countVariant) => {
    const times = [
      { startSeconds: now - 100n, endSeconds: now - 50n },
      { startSeconds: now + 86_400n * 400n, endSeconds: now + 86_400n * 401n },
      { endSeconds: now + 86_400n * 3650n },
      { startSeconds: now + 100n, endSeconds: now + 50n },
      { startSeconds: 0n, endSeconds: 2n ** 64n - 1n },
      { startSeconds: 2n ** 255n, endSeconds: 2n ** 256n - 1n },
    ]
    for (const time of times) {
      expect(await post(await signOrder(listing(time), owner))).toMatch(/^4/)
      countVariant()
    }
  },
)

/** Creates a token with the product's factory and approves the market for it. */
async function createToken(name: string, symbol: string): Promise<Address> {
  const factory = world.own.artistTokenFactory.address
  const supply = 10n ** 27n
  const [make] = createArtistToken({ factory, name, symbol, owner: thief.address }).candidates
  await send(target, thief, [make])
  const logs = await reader(target).getLogs({ address: factory, fromBlock: 'latest' })
  const token: Address = `0x${String(logs.at(-1)?.topics[1]).slice(26)}`
  const [allow] = approve({ token, spender: market.seaport, amount: supply }).candidates
  await send(target, thief, [allow])
  return token
}

attackTest('orders', 'B1: an offer in a token that imitates a known token’s name is refused', async (countVariant) => {
  for (const [name, symbol] of [
    ['USD Coin', 'USDC'],
    ['USD Coin', 'UЅDC'],
    ['Dai Stablecoin', 'DAI'],
    ['Wrapped Ether', 'WETH'],
  ] as const) {
    const token = await createToken(name, symbol)
    const bid = offer({ price: { token, amount: 900_000n * 10n ** 18n } })
    expect([symbol, await post(await signOrder(bid, thief))]).toEqual([symbol, '422 otherCurrency'])
    countVariant()
  }
})

attackTest('orders', 'B6: a listing in a self-made token changes neither floor price nor volume', async () => {
  const figures = async () => (await target.askAsPage('/api/nft/assets')).text.match(/"(floor|volume)":\{[^}]*\}/g)
  const before = await figures()
  const token = await createToken('Pump', 'PUMP')
  await post(await signOrder(listing({ price: { token, amount: 70_000n * 10n ** 18n } }), owner))
  expect(await figures()).toEqual(before)
})

attackTest(
  'orders',
  'W2: offers that exceed the bidder’s balance do not fill a collection’s order book',
  async (countVariant) => {
    let accepted = 0
    for (let at = 0; at < 60; at += 1) {
      accepted += (await post(await signOrder(forAny(), thief))).startsWith('200') ? 1 : 0
      countVariant()
    }
    const { rows } = await fetchOrders(`maker=${thief.address}`)
    expect(rows.length).toBeLessThanOrEqual(Math.max(accepted, 1))
    expect(accepted).toBeLessThan(60)
  },
)

attackTest('orders', 'a valid listing is still accepted after all these attacks', async () => {
  expect(await post(await signOrder(listing(), owner))).toBe('200 ok')
})

const governor = world.governance.governor
async function signBallot(signer: Person, proposal: bigint, support: boolean, chainId = 31_337) {
  const data = ballotTypedData(chainId, { governor, proposalId: proposal, support })
  const signature = await signer.signTypedData({
    ...data,
    domain: { ...data.domain, chainId: BigInt(data.domain.chainId) },
  })
  const r = `0x${signature.slice(2, 66)}` as const
  const s = `0x${signature.slice(66, 130)}` as const
  const v = Number.parseInt(signature.slice(130), 16)
  return { voter: signer.address, proposal: `${proposal}`, support, v, r, s }
}
const postBallot = async (body: unknown) =>
  codeOf(await target.askAsPage(BALLOTS_PATH, { method: 'POST', body: JSON.stringify(body), from: nextIpAddress() }))

attackTest('ballots', 'altered and replayed ballots and ballots of another chain are refused', async (countVariant) => {
  const good = await signBallot(voter, 7n, true)
  const bodies: readonly unknown[] = [
    { ...good, support: false },
    { ...good, proposal: '9' },
    { ...good, proposal: `${2n ** 256n}` },
    { ...good, proposal: '-1' },
    { ...good, voter: thief.address },
    { ...good, v: 0 },
    { ...good, r: `0x${'0'.repeat(64)}` },
    await signBallot(voter, 7n, true, 137),
    await signBallot(thief, 7n, true),
    await signBallot(voter, 99n, true),
    { voter: voter.address },
    [],
  ]
  for (const body of bodies) {
    expect(await postBallot(body), JSON.stringify(body)).toMatch(/^4/)
    countVariant()
  }
})

attackTest(
  'ballots',
  'an account keeps one ballot for a proposal, even if it signs the other side later',
  async (countVariant) => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, async () => await postBallot(await signBallot(voter, 7n, true))),
    )
    expect(new Set(answers)).toEqual(new Set(['200 ok']))
    expect(await postBallot(await signBallot(voter, 7n, false))).toBe('409 otherSide')
    const good = await signBallot(voter, 7n, true)
    // The governor also accepts the other form of a signature, so this is the same vote again.
    const otherForm = `0x${(ORDER - BigInt(good.s)).toString(16).padStart(64, '0')}`
    await postBallot({ ...good, s: otherForm, v: good.v === 27 ? 28 : 27 })
    const { rows } = JSON.parse((await target.ask(`${BALLOTS_PATH}?proposal=7`)).text) as { rows: { voter: Hex }[] }
    expect(rows.filter((each) => each.voter === voter.address)).toHaveLength(1)
    countVariant(6)
  },
)
