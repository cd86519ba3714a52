import { demoAccount } from '@musi/devchain/world/demoAccounts'
import { ownWorld } from '@musi/devchain/world/ownWorld'
import { sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import type { Address } from '@musi/domain/address'
import type { CollectionOffer, Listing, MarketOrder, PieceOffer } from '@musi/domain/market/marketOrder'
import { encodeFunctionData, parseUnits, zeroAddress, zeroHash } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { seaportAbi } from '../abi/seaport.ts'
import { type SignedOrder, orderParameters } from '../market/orderParameters.ts'
import { orderTypedData } from '../market/orderTypedData.ts'
import { accountTransactions } from '../requests/transactions/minedTransactions.ts'
import { latestBlockNumber } from '../requests/blocks/latestBlockNumber.ts'
import type { Call, Write } from '../write.ts'
import { acceptOffer } from '../writes/collectibles/acceptOffer.ts'
import { approve } from '../writes/tokens/approve.ts'
import { approveDrop } from '../writes/collectibles/approveDrop.ts'
import { buyDrop } from '../writes/collectibles/buyDrop.ts'
import { buyDrops } from '../writes/collectibles/buyDrops.ts'
import { cancelAllOrders } from '../writes/collectibles/cancelAllOrders.ts'
import { listDrop } from '../writes/collectibles/listDrop.ts'
import { mintDrop } from '../writes/collectibles/mintDrop.ts'
import { wrap } from '../writes/tokens/wrap.ts'
import { callTerms } from './terms/callTerms.ts'
import { decodedCall } from './decodedCall.ts'
import { type Identity, directory } from './directory.ts'
import { callStory, explainTransaction } from './explainTransaction.ts'
import { marketTrade } from './marketTrade.ts'

const world = ownWorld()
const seaport = world.market.seaport.address
const collection = world.own.musicNft.address
const weth = world.wrappedNative.address
const seller = demoAccount('artist')
const bidder = demoAccount('collector')
const artist = demoAccount('trader')
const coins = (amount: string) => parseUnits(amount, 18)
const ONE = coins('1')
const TENTH = coins('0.1')

const orderFields = { collection, startSeconds: 0n, endSeconds: 2n ** 40n, salt: 7n, counter: 0n }
const royalty = { artist: artist.address, amount: TENTH }
const listing = (tokenId: bigint, token: Address | 'native' = 'native'): Listing => ({
  ...orderFields,
  kind: 'listing',
  seller: seller.address,
  tokenId,
  price: { token, amount: ONE },
  royalty,
})
const offer = (tokenId: bigint): PieceOffer => ({
  ...orderFields,
  kind: 'offer',
  bidder: bidder.address,
  tokenId,
  price: { token: weth, amount: ONE },
  royalty,
})
const collectionOffer: CollectionOffer = {
  ...orderFields,
  kind: 'collectionOffer',
  bidder: bidder.address,
  price: { token: weth, amount: ONE },
}

async function signOrder<Order extends MarketOrder>(order: Order): Promise<SignedOrder<Order>> {
  const { privateKey } = order.kind === 'listing' ? seller : bidder
  const typed = orderTypedData(order, { seaport, chainId: 31337 })
  return { order, signature: await privateKeyToAccount(privateKey).signTypedData(typed) }
}

const callOf = ({ candidates: [call] }: Write): Call => call ?? { to: seaport, data: '0x', value: 0n }
const DIRECTORY = directory({ chainId: 31337, book: null, people: [] })
const MARKET: Identity = { kind: 'role', role: 'seaport' }
const termsOf = (write: Write, sender: Address, identity: Identity | null = MARKET) =>
  callTerms(callOf(write), {
    decoded: decodedCall(callOf(write).data),
    identity,
    sender,
    directory: { ...DIRECTORY, contract: (role) => (role === 'seaport' && identity === MARKET ? seaport : null) },
    song: null,
  })
const piece = (id: bigint) => ({ collection, id })
const acceptWrite = (bid: SignedOrder<PieceOffer | CollectionOffer>, tokenId: bigint) =>
  acceptOffer({ seaport, signed: bid, seller: seller.address, tokenId, royalty })

describe('the terms of a market trade are read from its call', () => {
  it('a buyer pays the price, royalty included, and gets the piece', async () => {
    for (const token of ['native', weth] as const)
      expect(termsOf(buyDrop({ seaport, signed: await signOrder(listing(2n, token)) }), bidder.address)).toMatchObject({
        pays: [{ currency: token, amount: ONE, bound: 'exactly' }],
        gets: [],
        pieces: [{ piece: piece(2n), how: 'got' }],
      })
  })

  it('a buyer of several pieces pays at most all prices and gets those still available', async () => {
    const orders = [await signOrder(listing(1n)), await signOrder(listing(2n))]
    expect(termsOf(buyDrops({ seaport, signed: orders }), bidder.address)).toMatchObject({
      pays: [{ currency: 'native', amount: 2n * ONE, bound: 'atMost' }],
      pieces: [
        { piece: piece(1n), how: 'gotIfLeft' },
        { piece: piece(2n), how: 'gotIfLeft' },
      ],
    })
  })

  it('an account that accepts an offer, for this piece or for any, gives the piece and gets the price less the royalty', async () => {
    for (const bid of [await signOrder(offer(3n)), await signOrder(collectionOffer)])
      expect(termsOf(acceptWrite(bid, 3n), seller.address)).toMatchObject({
        pays: [],
        gets: [{ currency: weth, amount: ONE - TENTH, bound: 'exactly' }],
        pieces: [{ piece: piece(3n), how: 'given' }],
      })
  })

  it('an account that lists a piece offers it, and gets the seller’s part of the price once it is bought', async () => {
    expect(termsOf(listDrop({ seaport, signed: await signOrder(listing(1n)) }), seller.address)).toMatchObject({
      pays: [],
      gets: [{ currency: 'native', amount: ONE - TENTH, bound: 'whenSold' }],
      pieces: [{ piece: piece(1n), how: 'offered' }],
    })
  })

  it('an account that withdraws an order gives and gets nothing', () => {
    expect(termsOf(cancelAllOrders(seaport), seller.address)).toMatchObject({ pays: [], gets: [], pieces: [] })
  })

  it('a buyer at a falling price pays at most the starting price', () => {
    const parameters = orderParameters(listing(1n))
    const falling = parameters.consideration.map((one) => ({ ...one, endAmount: one.startAmount / 2n }))
    const order = { parameters: { ...parameters, consideration: falling }, signature: '0x' } as const
    const data = encodeFunctionData({ abi: seaportAbi, functionName: 'fulfillOrder', args: [order, zeroHash] })
    const call = decodedCall(data)
    expect(call === null ? null : marketTrade(call, bidder.address)?.pays).toEqual([
      { currency: 'native', amount: ONE },
    ])
  })

  it('an order that names no piece yields no terms', async () => {
    const chosen = { parameters: orderParameters(collectionOffer), signature: '0x' } as const
    const data = encodeFunctionData({ abi: seaportAbi, functionName: 'fulfillOrder', args: [chosen, zeroHash] })
    const call = decodedCall(data)
    expect(call === null ? undefined : marketTrade(call, seller.address)).toBeNull()
  })

  it('an unidentified contract with the market’s functions is not trusted', async () => {
    const write = buyDrop({ seaport, signed: await signOrder(listing(2n)) })
    for (const identity of [null, { kind: 'contract' } as const])
      expect(termsOf(write, bidder.address, identity)).toMatchObject({
        pays: [{ currency: 'native', amount: ONE, bound: 'exactly' }],
        pieces: [],
      })
  })
})

describe('an approval of the market for pieces', () => {
  const named: Identity = { kind: 'collection', name: 'Prints' }

  it('allows one piece, not an amount', () => {
    for (const identity of [named, { kind: 'role', role: 'musicNft' } as const])
      expect(
        termsOf(approveDrop({ collection, tokenId: 3n, spender: seaport }), seller.address, identity),
      ).toMatchObject({ allows: null, allowsPieces: { collection, id: 3n, spender: seaport, isAllowed: true } })
    const withdrawn = approveDrop({ collection, tokenId: 3n, spender: zeroAddress })
    expect(termsOf(withdrawn, seller.address, named).allowsPieces?.isAllowed).toBe(false)
  })

  it('allows a whole collection only through the call for all pieces', () => {
    const abi = [
      {
        type: 'function',
        name: 'setApprovalForAll',
        stateMutability: 'nonpayable',
        inputs: [
          { name: 'operator', type: 'address' },
          { name: 'approved', type: 'bool' },
        ],
        outputs: [],
      },
    ] as const
    for (const isAllowed of [true, false]) {
      const data = encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [seaport, isAllowed] })
      const call = { to: collection, data, value: 0n }
      expect(
        callTerms(call, {
          decoded: decodedCall(data),
          identity: named,
          sender: seller.address,
          directory: DIRECTORY,
          song: null,
        }).allowsPieces,
      ).toEqual({ collection, id: null, spender: seaport, isAllowed })
    }
  })
})

describe('a trade on the chain is described from its transaction', () => {
  let chain: TestChain
  const send = (by: Address, write: Write) => sendUnlocked(chain.request, by, write)
  beforeAll(async () => {
    chain = await testChain()
    for (const uri of ['ipfs://a', 'ipfs://b', 'ipfs://c'])
      await send(
        world.deployer,
        mintDrop({
          collection,
          recipient: seller.address,
          uri,
          releaseDateSeconds: null,
          royalty: { receiver: artist.address, shareBps: 1000 },
        }),
      )
    for (const tokenId of [1n, 2n, 3n])
      await send(seller.address, approveDrop({ collection, tokenId, spender: seaport }))
    await send(bidder.address, wrap({ wrappedNative: weth, amount: coins('3') }))
    await send(bidder.address, approve({ token: weth, spender: seaport, amount: coins('3') }))
  })
  beforeEach(() => chain.snapshot())
  afterEach(() => chain.revert())

  const bookDirectory = () => directory({ chainId: 31337, book: chain.addressBook, people: [] })
  async function storiesBeforeAndAfter(write: Write, by: Address) {
    const before = callStory(by, callOf(write), bookDirectory()).story
    await send(by, write)
    const { mined } = await accountTransactions(chain.request, by, await latestBlockNumber(chain.request), 1)
    const [one] = mined
    if (one === undefined) throw new Error('Nothing was sent.')
    return { before, after: explainTransaction(one.transaction, one.receipt, bookDirectory()).story }
  }

  test('a purchase', async () => {
    const bought = { kind: 'boughtPiece', piece: piece(1n), sum: { currency: 'native', amount: ONE } }
    const write = buyDrop({ seaport, signed: await signOrder(listing(1n)) })
    expect(await storiesBeforeAndAfter(write, bidder.address)).toEqual({ before: bought, after: bought })
  })

  test('a purchase of several pieces', async () => {
    const sum = { currency: 'native', amount: 2n * ONE }
    const write = buyDrops({ seaport, signed: [await signOrder(listing(1n)), await signOrder(listing(2n))] })
    expect(await storiesBeforeAndAfter(write, bidder.address)).toEqual({
      before: { kind: 'boughtPieces', count: { text: '2' }, sum: { ...sum, limit: 'atMost' } },
      after: { kind: 'boughtPieces', count: { text: '2' }, sum },
    })
  })

  test.each(['for this piece', 'for any piece'] as const)('an accepted offer %s', async (which) => {
    const sold = { kind: 'soldPiece', piece: piece(3n), sum: { currency: weth, amount: ONE - TENTH } }
    const bid = which === 'for any piece' ? await signOrder(collectionOffer) : await signOrder(offer(3n))
    expect(await storiesBeforeAndAfter(acceptWrite(bid, 3n), seller.address)).toEqual({ before: sold, after: sold })
  })
})
