import { musicNftAbi } from '@musi/contracts/abi/musicNft'
import { demoAccount } from '@musi/devchain/world/demoAccounts'
import { ownWorld } from '@musi/devchain/world/ownWorld'
import { callUnlocked, sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { tokenReads } from '@musi/devchain/testing/tokenReads'
import type { Address } from '@musi/domain/address'
import type { CollectionOffer, Listing, MarketOrder, PieceOffer, Royalty } from '@musi/domain/market/marketOrder'
import { orderStanding } from '@musi/domain/market/orderStanding'
import { type Hex, encodeFunctionData, parseUnits } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { seaportAbi } from '../abi/seaport.ts'
import { contractValue } from '../requests/contracts/contractValue.ts'
import { piecesReceived } from '../receipts/piecesReceived.ts'
import type { Write } from '../write.ts'
import { acceptOffer } from '../writes/collectibles/acceptOffer.ts'
import { approve } from '../writes/tokens/approve.ts'
import { approveDrop } from '../writes/collectibles/approveDrop.ts'
import { buyDrop } from '../writes/collectibles/buyDrop.ts'
import { buyDrops } from '../writes/collectibles/buyDrops.ts'
import { cancelAllOrders } from '../writes/collectibles/cancelAllOrders.ts'
import { cancelDrop } from '../writes/collectibles/cancelDrop.ts'
import { cancelOffer } from '../writes/collectibles/cancelOffer.ts'
import { mintDrop } from '../writes/collectibles/mintDrop.ts'
import { sendPiece } from '../writes/collectibles/sendPiece.ts'
import { wrap } from '../writes/tokens/wrap.ts'
import { orderFacts } from './orderFacts.ts'
import { type SignedOrder, orderComponents } from './orderParameters.ts'
import { leafSignature, orderHash, orderTreeTypedData, orderTypedData } from './orderTypedData.ts'

const world = ownWorld()
const seaport = world.market.seaport.address
const collection = world.own.musicNft.address
const weth = world.wrappedNative.address
const seller = demoAccount('artist')
const bidder = demoAccount('collector')
const artist = demoAccount('trader')
const market = { seaport, chainId: 31337 }
const coins = (amount: string) => parseUnits(amount, 18)

let chain: TestChain
const send = (by: Address, write: Write) => sendUnlocked(chain.request, by, write)
beforeAll(async () => {
  chain = await testChain()
  for (const uri of ['ipfs://a', 'ipfs://b', 'ipfs://c']) {
    const royalty = { receiver: artist.address, shareBps: 1000 }
    await send(
      world.deployer,
      mintDrop({ collection, recipient: seller.address, uri, releaseDateSeconds: null, royalty }),
    )
  }
  for (const tokenId of [1n, 2n, 3n]) await send(seller.address, approveDrop({ collection, tokenId, spender: seaport }))
  await send(bidder.address, wrap({ wrappedNative: weth, amount: coins('3') }))
  await send(bidder.address, approve({ token: weth, spender: seaport, amount: coins('3') }))
  await chain.snapshot()
})
beforeEach(() => chain.snapshot())
afterEach(() => chain.revert())

const terms = { collection, startSeconds: 0n, endSeconds: 2n ** 40n, salt: 7n, counter: 0n }
const royaltyOf = (amount: bigint): Royalty => ({ artist: artist.address, amount: amount / 10n })
const listing = (tokenId: bigint, amount = coins('1')): Listing => ({
  ...terms,
  kind: 'listing',
  seller: seller.address,
  tokenId,
  price: { token: 'native', amount },
  royalty: royaltyOf(amount),
})
const offer = (tokenId: bigint, amount = coins('2')): PieceOffer => ({
  ...terms,
  kind: 'offer',
  bidder: bidder.address,
  tokenId,
  price: { token: weth, amount },
  royalty: royaltyOf(amount),
})
const collectionOffer = (amount = coins('2')): CollectionOffer => ({
  ...terms,
  kind: 'collectionOffer',
  bidder: bidder.address,
  price: { token: weth, amount },
})

async function signOrder<Order extends MarketOrder>(order: Order): Promise<SignedOrder<Order>> {
  const signer = order.kind === 'listing' ? seller : bidder
  const signature = await privateKeyToAccount(signer.privateKey).signTypedData(orderTypedData(order, market))
  return { order, signature }
}

type FulfilledLog = { transactionHash: Hex }

const ownerOf = (tokenId: bigint) =>
  contractValue(chain.request, { address: collection, abi: musicNftAbi, functionName: 'ownerOf', args: [tokenId] })
const wethOf = (account: Address) => tokenReads(chain.request).balance(weth, account)
const nativeOf = (account: Address) => tokenReads(chain.request).native(account)

test('a piece is given to an account, and not to a contract that cannot hold it (spec: account.send)', async () => {
  const piece = { collection, tokenId: 1n, sender: seller.address }
  await expect(send(seller.address, sendPiece({ ...piece, recipient: weth }))).rejects.toThrow()
  expect(await ownerOf(1n)).toBe(seller.address)
  await send(seller.address, sendPiece({ ...piece, recipient: bidder.address }))
  expect(await ownerOf(1n)).toBe(bidder.address)
})

async function balanceChanges(
  read: (account: Address) => Promise<bigint>,
  act: () => Promise<unknown>,
): Promise<bigint[]> {
  const everybody = [seller.address, bidder.address, artist.address]
  const before = await Promise.all(everybody.map(read))
  await act()
  return (await Promise.all(everybody.map(read))).map((now, at) => now - (before[at] ?? 0n))
}

const withHash = (order: MarketOrder) => ({ hash: orderHash(order), order })
async function orderStatuses(orders: readonly MarketOrder[], later = 0n) {
  const multicall = chain.addressBook.contracts.multicall3
  const { nowSeconds, facts } = await orderFacts(chain.request, { seaport, multicall }, orders.map(withHash))
  return orders.map((order, at) => {
    const fact = facts[at]
    return fact === undefined ? 'unread' : orderStanding(order, fact, nowSeconds + later)
  })
}

test('each kind of order has the hash that the market computes for it', async () => {
  for (const order of [listing(1n), offer(1n), collectionOffer()]) {
    const hash = await contractValue(chain.request, {
      address: seaport,
      abi: seaportAbi,
      functionName: 'getOrderHash',
      args: [orderComponents(order)],
    })
    expect(orderHash(order)).toBe(hash)
  }
})

test('an accepted offer pays the seller and, out of the same price, the royalty, to the last wei (spec: market.royalty)', async () => {
  const accepted = await signOrder(offer(1n))
  const acceptance = { seaport, signed: accepted, seller: seller.address, tokenId: 1n, royalty: accepted.order.royalty }
  expect(await balanceChanges(wethOf, () => send(seller.address, acceptOffer(acceptance)))).toEqual([
    coins('1.8'),
    -coins('2'),
    coins('0.2'),
  ])
  expect(await ownerOf(1n)).toBe(bidder.address)
  expect(await orderStatuses([accepted.order])).toEqual(['filled'])
})

test('an accepted collection offer pays the royalty of the given piece, without an allowance of the seller’s money (spec: market.collection-offer)', async () => {
  const offer = await signOrder(collectionOffer())
  const acceptance = { seaport, signed: offer, seller: seller.address, tokenId: 3n, royalty: royaltyOf(coins('2')) }
  expect(await balanceChanges(wethOf, () => send(seller.address, acceptOffer(acceptance)))).toEqual([
    coins('1.8'),
    -coins('2'),
    coins('0.2'),
  ])
  expect(await ownerOf(3n)).toBe(bidder.address)
  expect(await orderStatuses([offer.order])).toEqual(['filled'])
  await expect(send(seller.address, acceptOffer({ ...acceptance, tokenId: 2n }))).rejects.toThrow()
})

test('a purchase of several pieces skips an unavailable one and returns its price (spec: market.sweep)', async () => {
  const all = await Promise.all([listing(1n), listing(2n), listing(3n, coins('4'))].map((order) => signOrder(order)))
  await send(seller.address, cancelDrop({ seaport, order: listing(2n) }))
  const [toSeller, fromBuyer, toArtist] = await balanceChanges(nativeOf, () =>
    send(bidder.address, buyDrops({ seaport, signed: all })),
  )
  expect([toSeller, fromBuyer, toArtist]).toEqual([coins('4.5'), -coins('5'), coins('0.5')])
  expect(await Promise.all([1n, 2n, 3n].map(ownerOf))).toEqual([bidder.address, seller.address, bidder.address])
  const logs = (await chain.request('eth_getLogs', [{ fromBlock: '0x0', address: seaport }])) as readonly FulfilledLog[]
  const bought = logs.at(-1)?.transactionHash ?? '0x'
  await transferPiece(bidder.address, artist.address, 3n)
  const pieces = [1n, 2n, 3n].map((id) => ({ collection, id }))
  expect(await piecesReceived(chain.request, bought, bidder.address, pieces)).toEqual([true, false, true])
  expect(await piecesReceived(chain.request, orderHash(listing(1n)), bidder.address, pieces)).toBeNull()
})

test('each of several orders under one signature is valid alone, by its index in the tree (spec: market.tree)', async () => {
  const orders = [listing(1n), listing(2n), listing(3n)] as const
  const data = orderTreeTypedData(orders, market)
  const whole = await privateKeyToAccount(seller.privateKey).signTypedData(data)
  for (const [at, order] of orders.entries()) {
    const one = { order, signature: leafSignature(whole, orders, at) }
    await send(bidder.address, buyDrop({ seaport, signed: one }))
  }
  expect(await Promise.all([1n, 2n, 3n].map(ownerOf))).toEqual([bidder.address, bidder.address, bidder.address])
})

const transferPiece = (from: Address, to: Address, tokenId: bigint) => {
  const data = encodeFunctionData({ abi: musicNftAbi, functionName: 'transferFrom', args: [from, to, tokenId] })
  return callUnlocked(chain.request, from, { to: collection, data, value: 0n })
}

describe('every way in which an order stops being valid is detected (spec: market.standing)', () => {
  it('an order is judged by the chain’s clock', async () => {
    const open = { ...listing(1n), startSeconds: 2n ** 40n - 9n }
    expect(await orderStatuses([listing(1n), open])).toEqual(['good', 'notBegun'])
    expect(await orderStatuses([listing(1n), open], 2n ** 40n)).toEqual(['ended', 'ended'])
  })

  it('an order ends when its maker withdraws it or withdraws all', async () => {
    await send(seller.address, cancelDrop({ seaport, order: listing(1n) }))
    await send(bidder.address, cancelOffer({ seaport, order: offer(1n) }))
    expect(await orderStatuses([listing(1n), offer(1n), listing(2n), collectionOffer()])).toEqual([
      'cancelled',
      'cancelled',
      'good',
      'good',
    ])
    await send(seller.address, cancelAllOrders(seaport))
    await send(bidder.address, cancelAllOrders(seaport))
    expect(await orderStatuses([listing(2n), collectionOffer()])).toEqual(['counterMoved', 'counterMoved'])
    await expect(send(bidder.address, buyDrop({ seaport, signed: await signOrder(listing(2n)) }))).rejects.toThrow()
  })

  it('a listing stops being valid when its piece is sold, given away or no longer approved, and is valid again at the old price when it returns (spec: market.dormant)', async () => {
    await send(bidder.address, buyDrop({ seaport, signed: await signOrder(listing(1n)) }))
    await transferPiece(seller.address, bidder.address, 2n)
    await send(seller.address, approveDrop({ collection, tokenId: 3n, spender: artist.address }))
    expect(await orderStatuses([1n, 2n, 3n, 99n].map((tokenId) => listing(tokenId)))).toEqual([
      'filled',
      'ownerMoved',
      'approvalGone',
      'ownerMoved',
    ])
    await transferPiece(bidder.address, seller.address, 2n)
    await send(seller.address, approveDrop({ collection, tokenId: 2n, spender: seaport }))
    expect(await orderStatuses([listing(2n)])).toEqual(['good'])
  })

  it('an offer stops being valid when its money is spent or no longer approved (spec: market.competing)', async () => {
    const bids = [offer(1n), offer(2n), { ...collectionOffer(coins('3')), salt: 9n }]
    expect(await orderStatuses(bids)).toEqual(['good', 'good', 'good'])
    const accepted = { seaport, signed: await signOrder(offer(1n)), seller: seller.address, tokenId: 1n, royalty: null }
    await send(seller.address, acceptOffer(accepted))
    expect(await orderStatuses(bids)).toEqual(['filled', 'notEnough', 'notEnough'])
    await send(bidder.address, wrap({ wrappedNative: weth, amount: coins('5') }))
    expect(await orderStatuses(bids)).toEqual(['filled', 'allowanceGone', 'allowanceGone'])
  })
})

test('orders are not judged while the market does not answer (spec: market.judged)', async () => {
  const multicall = chain.addressBook.contracts.multicall3
  await expect(orderFacts(chain.request, { seaport: collection, multicall }, [withHash(listing(1n))])).rejects.toThrow()
  const unreachableMarket = { seaport, multicall: seller.address }
  await expect(orderFacts(chain.request, unreachableMarket, [withHash(listing(1n))])).rejects.toThrow()
})

test('more orders than fit into one request are judged at one block, in their order', async () => {
  const many = Array.from({ length: 450 }, (_, at) => (at === 449 ? listing(99n) : listing(1n)))
  const found = await orderStatuses(many)
  expect([found.length, found[0], found[448], found[449]]).toEqual([450, 'good', 'good', 'ownerMoved'])
})
