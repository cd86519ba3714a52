import { createHash } from 'node:crypto'
import { openedCollections } from '@musi/chain/market/openedCollections'
import { approve } from '@musi/chain/writes/tokens/approve'
import { mintDrop } from '@musi/chain/writes/collectibles/mintDrop'
import { openCollection } from '@musi/chain/writes/collectibles/openCollection'
import { wrap } from '@musi/chain/writes/tokens/wrap'
import type { Call, Write } from '@musi/chain/write'
import { rpcBatch } from '@musi/devchain/rpc/rpcBatch'
import type { TestChain } from '@musi/devchain/testing/testChain'
import { type Address, parseAddress } from '@musi/domain/address'
import type { MarketOrder } from '@musi/domain/market/marketOrder'
import { type NewOrder, insertOrders, orderRow, type ordersPage } from '@musi/server/market/orders/orderBook'
import { encodeFunctionData, numberToHex, parseAbi } from 'viem'

/** Maximum orders of one account and of one collection (spec: market.limits). */
const ORDERS_OF_ACCOUNT = 200
const ORDERS_OF_COLLECTION = 20_000
/** An account's orders are listings first, then offers for pieces, then offers for any piece. */
export const LISTINGS_OF_ACCOUNT = 100
const OFFERS_FOR_PIECES = 80
const PIECES_OF_ACCOUNT = 4
export type OrdersDb = Parameters<typeof ordersPage>[0]
const COIN = 10n ** 18n
const ROWS_AT_ONCE = 500
const SENT_AT_ONCE = 20
const GAS = 3_000_000
const DAY = 86_400n

const approvalAbi = parseAbi(['function setApprovalForAll(address operator, bool approved)'])

type Account = { address: Address; collection: Address; pieces: readonly bigint[] }
export type FilledOrderBook = { collections: readonly Address[]; accounts: readonly Account[] }

const accountOf = (number: number): Address => {
  const address = parseAddress(`0x${(0xacc0_0000 + number).toString(16).padStart(40, '0')}`)
  if (address === null) throw new Error('The address is invalid.')
  return address
}

/** Sends calls of impersonated accounts, many per block. Returns when the last block was requested. */
export async function sendMany(chain: TestChain, calls: readonly { by: Address; call: Call }[]): Promise<number> {
  const batch = rpcBatch(chain.rpcUrl)
  let minedAt = performance.now()
  await chain.request('evm_setAutomine', [false])
  for (let at = 0; at < calls.length; at += SENT_AT_ONCE) {
    const part = calls.slice(at, at + SENT_AT_ONCE)
    await batch(
      part.map(({ by, call: { to, data, value } }) => ({
        method: 'eth_sendTransaction',
        params: [
          { from: by, to, data, value: numberToHex(value), gas: numberToHex(GAS), gasPrice: '0x0' },
        ] as readonly unknown[],
      })),
    )
    minedAt = performance.now()
    await chain.request('evm_mine')
  }
  await chain.request('evm_setAutomine', [true])
  return minedAt
}

const sent = (by: Address, write: Write) => ({ by, call: write.candidates[0] })

/** The call that lets the market transfer all pieces of an account in a collection, or revokes that. */
export const approvalForAll = (by: Address, collection: Address, spender: Address, isApproved: boolean) => ({
  by,
  call: {
    to: collection,
    data: encodeFunctionData({ abi: approvalAbi, functionName: 'setApprovalForAll', args: [spender, isApproved] }),
    value: 0n,
  },
})

/** Accounts with pieces, money and approvals, so that their orders are valid. */
async function marketPeople(chain: TestChain, count: number): Promise<FilledOrderBook> {
  const { musicCollectionFactory: factory, seaport, wrappedNative } = chain.addressBook.contracts
  const artist = chain.accounts[0]?.address
  if (factory === undefined || seaport === undefined || artist === undefined)
    throw new Error('The chain has no market.')
  const collectionCount = Math.ceil((count * ORDERS_OF_ACCOUNT) / ORDERS_OF_COLLECTION)
  await sendMany(
    chain,
    Array.from({ length: collectionCount }, (_, at) =>
      sent(artist, openCollection({ factory, name: `Tapes ${at}`, symbol: `TAPE${at}`, text: '' })),
    ),
  )
  const collections = await openedCollections(chain.request, factory, collectionCount)
  await chain.request('anvil_autoImpersonateAccount', [true])
  const accounts = Array.from({ length: count }, (_, at): Account => {
    const address = accountOf(at)
    const collection = collections[at % collections.length] ?? factory
    const first = BigInt(Math.floor(at / collections.length) * PIECES_OF_ACCOUNT + 1)
    return {
      address,
      collection,
      pieces: Array.from({ length: PIECES_OF_ACCOUNT }, (_piece, place) => first + BigInt(place)),
    }
  })
  const batch = rpcBatch(chain.rpcUrl)
  for (let at = 0; at < accounts.length; at += SENT_AT_ONCE)
    await batch(
      accounts
        .slice(at, at + SENT_AT_ONCE)
        .map(({ address }) => ({ method: 'anvil_setBalance', params: [address, numberToHex(1000n * COIN)] })),
    )
  const note = (name: string) =>
    `data:application/json,${encodeURIComponent(JSON.stringify({ name, attributes: [{ trait_type: 'Colour', value: name.slice(-1) }] }))}`
  await sendMany(
    chain,
    accounts.flatMap(({ address, collection, pieces }) => [
      ...pieces.map((id) =>
        sent(
          artist,
          mintDrop({
            collection,
            recipient: address,
            uri: note(`Tape ${id}`),
            releaseDateSeconds: null,
            royalty: { receiver: artist, shareBps: 500 },
          }),
        ),
      ),
      approvalForAll(address, collection, seaport, true),
      sent(address, wrap({ wrappedNative, amount: 100n * COIN })),
      sent(address, approve({ token: wrappedNative, spender: seaport, amount: 2n ** 255n })),
    ]),
  )
  return { collections, accounts }
}

type OrderContext = { nowSeconds: bigint; artist: Address; wrapped: Address }

/** Orders one account has signed. */
function ordersOf(
  book: FilledOrderBook,
  number: number,
  { nowSeconds, artist, wrapped }: OrderContext,
): readonly MarketOrder[] {
  const { accounts } = book
  const self = accounts[number]
  if (self === undefined) return []
  return Array.from({ length: ORDERS_OF_ACCOUNT }, (_, at): MarketOrder => {
    // Prices vary widely, as in a real market.
    const amount = (COIN * BigInt(1 + ((number * 7919 + at * 104_729) % 9_999))) / 1000n
    const royalty = { artist, amount: amount / 20n }
    const terms = {
      startSeconds: nowSeconds - 60n,
      endSeconds: nowSeconds + DAY * BigInt(1 + (at % 170)),
      salt: BigInt(number * ORDERS_OF_ACCOUNT + at),
      counter: 0n,
    }
    if (at < LISTINGS_OF_ACCOUNT) {
      const tokenId = self.pieces[at % PIECES_OF_ACCOUNT] ?? 1n
      const token = at % 10 === 9 ? wrapped : 'native'
      return {
        ...terms,
        kind: 'listing',
        seller: self.address,
        collection: self.collection,
        tokenId,
        price: { token, amount },
        royalty,
      }
    }
    // Chooses an owner in the same collection, so that no collection exceeds its limit.
    const pieceOwner = accounts[(number + book.collections.length * (at * 31 + 1)) % accounts.length] ?? self
    const price = { token: wrapped, amount }
    if (at < LISTINGS_OF_ACCOUNT + OFFERS_FOR_PIECES)
      return {
        ...terms,
        kind: 'offer',
        bidder: self.address,
        collection: pieceOwner.collection,
        price,
        royalty,
        tokenId: pieceOwner.pieces[at % PIECES_OF_ACCOUNT] ?? 1n,
      }
    return { ...terms, kind: 'collectionOffer', bidder: self.address, collection: self.collection, price }
  })
}

/**
 * Writes `size` valid orders directly into a server's tables, because its checks would send three requests to the chain for each.
 */
export async function filledOrderBook(chain: TestChain, db: OrdersDb, size: number): Promise<FilledOrderBook> {
  const book = await marketPeople(chain, size / ORDERS_OF_ACCOUNT)
  const block = (await chain.request('eth_getBlockByNumber', ['latest', false])) as {
    number: string
    timestamp: string
  }
  const context = {
    nowSeconds: BigInt(block.timestamp),
    artist: chain.accounts[0]?.address ?? accountOf(0),
    wrapped: chain.addressBook.contracts.wrappedNative,
  }
  const nowSeconds = Math.floor(Date.now() / 1000)
  const rows = book.accounts.flatMap((_, number) =>
    ordersOf(book, number, context).map((order, at): ReturnType<typeof orderRow> => {
      const hash = `0x${createHash('sha256').update(`${number} ${at}`).digest('hex')}`
      const stored: NewOrder = {
        order,
        hash,
        signature: `0x${'5a'.repeat(65)}`,
        standing: 'good',
        client: null,
        block: Number(block.number),
        nowSeconds: nowSeconds - ((number * 31 + at * 17) % 9000),
      }
      return orderRow(stored)
    }),
  )
  await db.transaction().execute(async (writing) => {
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
      await insertOrders(writing, rows.slice(at, at + ROWS_AT_ONCE))
  })
  return book
}
