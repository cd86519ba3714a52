import { demoAccount } from '@musi/devchain/world/demoAccounts'
import { ownWorld } from '@musi/devchain/world/ownWorld'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import type { Address } from '@musi/domain/address'
import type { CollectionOffer, Listing, MarketOrder, PieceOffer } from '@musi/domain/market/marketOrder'
import { numberToHex, parseUnits } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
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
import { openCollection } from '../writes/collectibles/openCollection.ts'
import { wrap } from '../writes/tokens/wrap.ts'
import { openedCollections } from './openedCollections.ts'
import type { SignedOrder } from './orderParameters.ts'
import { leafSignature, orderTreeTypedData, orderTypedData } from './orderTypedData.ts'

// Gas that each trade costs its sender (docs/decisions/0018). Listing, offering and changing a price are signatures, which cost none.

const world = ownWorld()
const seaport = world.market.seaport.address
const factory = world.own.musicCollectionFactory.address
const weth = world.wrappedNative.address
const seller = demoAccount('artist')
const bidder = demoAccount('collector')
const artist = demoAccount('trader')
const market = { seaport, chainId: 31337 }
const price = parseUnits('1', 18)
const GAS_LIMIT = 8_000_000
/** Tolerance: zero bytes of addresses and signatures cost less, and their number varies. */
const TOLERANCE = 600

let chain: TestChain
let collection: Address

async function gasOf(by: Address, { candidates: [{ to, data, value }] }: Write): Promise<number> {
  const call = { from: by, to, data, value: numberToHex(value), gas: numberToHex(GAS_LIMIT), gasPrice: '0x0' }
  const receipt = (await chain.request('eth_sendTransactionSync', [call])) as { gasUsed: string; status: string }
  if (receipt.status !== '0x1') throw new Error('The transaction reverted.')
  return Number(receipt.gasUsed)
}

const piece = (uri: string, recipient = seller.address) =>
  mintDrop({
    collection,
    recipient,
    uri,
    releaseDateSeconds: 1_900_000_000n,
    royalty: { receiver: artist.address, shareBps: 1000 },
  })
const opening = openCollection({ factory, name: 'Night Tapes', symbol: 'NIGHT', text: 'Songs of one night.' })

beforeAll(async () => {
  chain = await testChain()
  await gasOf(artist.address, opening)
  collection = (await openedCollections(chain.request, factory, 1))[0] ?? expect.fail()
  for (const tokenId of [1n, 2n, 3n]) {
    await gasOf(artist.address, piece(`ipfs://${tokenId}`))
    await gasOf(seller.address, approveDrop({ collection, tokenId, spender: seaport }))
  }
  await gasOf(artist.address, piece('ipfs://4'))
  // An account pays some 17,000 gas more for its first balance of a token.
  await gasOf(artist.address, piece('ipfs://5', bidder.address))
  for (const who of [seller, artist]) await gasOf(who.address, wrap({ wrappedNative: weth, amount: 1n }))
  await gasOf(bidder.address, wrap({ wrappedNative: weth, amount: 3n * price }))
  await gasOf(bidder.address, approve({ token: weth, spender: seaport, amount: 3n * price }))
})
beforeEach(() => chain.snapshot())
afterEach(() => chain.revert())

const terms = { startSeconds: 0n, endSeconds: 2n ** 40n, salt: 7n, counter: 0n }
const royalty = { artist: artist.address, amount: price / 10n }
const listing = (tokenId: bigint): Listing => ({
  ...terms,
  collection,
  kind: 'listing',
  seller: seller.address,
  tokenId,
  price: { token: 'native', amount: price },
  royalty,
})
const offer = (): PieceOffer => ({
  ...terms,
  collection,
  kind: 'offer',
  bidder: bidder.address,
  tokenId: 1n,
  price: { token: weth, amount: price },
  royalty,
})
const collectionOffer = (): CollectionOffer => ({
  ...terms,
  collection,
  kind: 'collectionOffer',
  bidder: bidder.address,
  price: { token: weth, amount: price },
})

async function signOrder<Order extends MarketOrder>(order: Order): Promise<SignedOrder<Order>> {
  const { privateKey } = order.kind === 'listing' ? seller : bidder
  return { order, signature: await privateKeyToAccount(privateKey).signTypedData(orderTypedData(order, market)) }
}
const threeListings = () => Promise.all([1n, 2n, 3n].map((tokenId) => signOrder(listing(tokenId))))
const acceptWrite = async (order: PieceOffer | CollectionOffer) =>
  acceptOffer({ seaport, signed: await signOrder(order), seller: seller.address, tokenId: 1n, royalty })

const TRADES: readonly (readonly [name: string, gas: number, act: () => Promise<number>])[] = [
  [
    'approve a piece before it is listed',
    48_700,
    () => gasOf(seller.address, approveDrop({ collection, tokenId: 4n, spender: seaport })),
  ],
  ['buy', 118_484, async () => gasOf(bidder.address, buyDrop({ seaport, signed: await signOrder(listing(1n)) }))],
  [
    'buy a listing signed as one of three',
    120_373,
    async () => {
      const orders = [listing(1n), listing(2n), listing(3n)] as const
      const whole = await privateKeyToAccount(seller.privateKey).signTypedData(orderTreeTypedData(orders, market))
      const signature = leafSignature(whole, orders, 0)
      return gasOf(bidder.address, buyDrop({ seaport, signed: { order: orders[0], signature } }))
    },
  ],
  [
    'buy three at once',
    304_499,
    async () => gasOf(bidder.address, buyDrops({ seaport, signed: await threeListings() })),
  ],
  [
    'buy three at once when one is gone',
    249_199,
    async () => {
      await gasOf(seller.address, cancelDrop({ seaport, order: listing(2n) }))
      return gasOf(bidder.address, buyDrops({ seaport, signed: await threeListings() }))
    },
  ],
  ['accept an offer for a piece', 120_527, async () => gasOf(seller.address, await acceptWrite(offer()))],
  ['accept an offer for any piece', 201_535, async () => gasOf(seller.address, await acceptWrite(collectionOffer()))],
  ['withdraw a listing', 54_870, () => gasOf(seller.address, cancelDrop({ seaport, order: listing(1n) }))],
  ['withdraw an offer', 55_374, () => gasOf(bidder.address, cancelOffer({ seaport, order: offer() }))],
  ['withdraw everything', 45_256, () => gasOf(seller.address, cancelAllOrders(seaport))],
  ['open a collection', 1_621_205, () => gasOf(artist.address, opening)],
  [
    'make a piece',
    201_313,
    () => gasOf(artist.address, piece('ipfs://bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa')),
  ],
]

test.each(TRADES)('to %s costs about %d gas', async (_, expectedGas, act) => {
  const gas = await act()
  expect(Math.abs(gas - expectedGas), `It costs ${gas}.`).toBeLessThan(TOLERANCE)
})
