// What others do on the market behind a page, and what is left of it.
import { ORDERS_PATH, orderJson } from '@musi/api/orders'
import { orderCounter } from '@musi/chain/market/orderCounter'
import { signedOrderData } from '@musi/chain/testing/signedOrderData'
import type { Write } from '@musi/chain/write'
import { approve } from '@musi/chain/writes/approve'
import { approveDrop } from '@musi/chain/writes/approveDrop'
import { cancelAllOrders } from '@musi/chain/writes/cancelAllOrders'
import { type Address, isAddress } from '@musi/domain/address'
import type { CollectionOffer, Listing, MarketOrder, PieceOffer } from '@musi/domain/market/marketOrder'
import { beforeEach, inject } from 'vitest'
import { leavesTheChain, node, theBook, tokenOf } from '../../../testing/chain.ts'
import { expect } from '../../../testing/expect.ts'
import { browserFetch } from '../../../testing/origin.ts'
import { page } from '../../../testing/page.ts'
import { held, uint, word } from '../../../testing/pools.ts'

/** Of the people who live on our own chain. */
export function person(name: string): Address {
  const someone = inject('config').people.find((each) => each.name === name)
  if (someone === undefined) throw new Error(`Nobody here is called ${name}.`)
  return someone.address
}

const contract = (role: 'musicNft' | 'seaport'): Address => {
  const address = theBook().contracts[role]
  if (address === undefined) throw new Error(`This chain has no ${role}.`)
  return address
}
export const collection = (): Address => contract('musicNft')
const seaport = (): Address => contract('seaport')

const isOk = (text: string): Address => {
  const address = isAddress(text)
  if (address === false) throw new Error(`${text} is no address.`)
  return address
}

/** By an account that the chain signs for. */
async function sends(from: Address, { candidates: [{ to, data, value }] }: Pick<Write, 'candidates'>): Promise<void> {
  await node('anvil_impersonateAccount', [from])
  await node('eth_sendTransaction', [{ from, to, data, value: `0x${value.toString(16)}` }])
  await node('anvil_stopImpersonatingAccount', [from])
}

export const allowsPiece = (owner: Address, tokenId: bigint): Promise<void> =>
  sends(owner, approveDrop({ collection: collection(), tokenId, spender: seaport() }))

export const allowsToken = (owner: Address, symbol: string, amount: bigint): Promise<void> =>
  sends(owner, approve({ token: isOk(tokenOf(symbol)), spender: seaport(), amount }))

export const withdrawsAll = (account: Address): Promise<void> => sends(account, cancelAllOrders(seaport()))

export const gives = (from: Address, to: Address, tokenId: bigint): Promise<void> =>
  sends(from, {
    candidates: [{ to: collection(), value: 0n, data: `0x23b872dd${word(from)}${word(to)}${uint(tokenId)}` }],
  })

export async function ownerOf(tokenId: bigint): Promise<Address> {
  const answer = String(await node('eth_call', [{ to: collection(), data: `0x6352211e${uint(tokenId)}` }, 'latest']))
  return isOk(`0x${answer.slice(-40)}`)
}

/** What the collection names for a price: a twentieth of it to Arlo, say. */
export async function royaltyOf(tokenId: bigint, amount: bigint): Promise<{ artist: Address; amount: bigint }> {
  const data = `0x2a55205a${uint(tokenId)}${uint(amount)}`
  const answer = String(await node('eth_call', [{ to: collection(), data }, 'latest']))
  return { artist: isOk(`0x${answer.slice(26, 66)}`), amount: BigInt(`0x${answer.slice(66, 130)}`) }
}

/** How much each of them gained of a token, or of the chain's own currency, while something was done. */
export async function gained(symbol: string, who: readonly Address[], run: () => Promise<void>): Promise<bigint[]> {
  const funds = () =>
    Promise.all(
      who.map(async (one) =>
        symbol === 'ETH' ? BigInt(String(await node('eth_getBalance', [one, 'latest']))) : held(one, tokenOf(symbol)),
      ),
    )
  const before = await funds()
  await run()
  return (await funds()).map((now, at) => now - (before[at] ?? 0n))
}

const DAY = 86_400n
let salts = 1000n

async function terms() {
  const { timestamp } = (await node('eth_getBlockByNumber', ['latest', false])) as { timestamp: string }
  const startSeconds = BigInt(timestamp)
  return { collection: collection(), startSeconds, endSeconds: startSeconds + 30n * DAY, salt: (salts += 1n) }
}

async function keeps(maker: Address, order: MarketOrder): Promise<MarketOrder> {
  const data = signedOrderData(order, { seaport: seaport(), chainId: theBook().chainId })
  const plain: unknown = JSON.parse(
    JSON.stringify(data, (_, each: unknown) => (typeof each === 'bigint' ? `${each}` : each)),
  )
  const signature = await node('eth_signTypedData_v4', [maker, plain])
  const answer = await browserFetch(ORDERS_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ order: orderJson(order), signature }),
  })
  if (!answer.ok) throw new Error(`The market does not take this order: ${await answer.text()}`)
  return order
}
async function counterOf(maker: Address): Promise<bigint> {
  const counter = await orderCounter(node, seaport(), maker)
  if (counter === null) throw new Error('The market does not say under which counter its orders are signed.')
  return counter
}

/** Signed and in the book: a piece for a price in the chain's own currency. */
export async function lists(seller: Address, tokenId: bigint, amount: bigint): Promise<MarketOrder> {
  const royalty = await royaltyOf(tokenId, amount)
  const order: Listing = {
    ...{ ...(await terms()), counter: await counterOf(seller), kind: 'listing', seller, tokenId },
    ...{ price: { token: 'native', amount }, royalty: royalty.artist === seller ? null : royalty },
  }
  return keeps(seller, order)
}

/** Signed and in the book: DAI for a piece, or for any of the collection. */
export async function bids(bidder: Address, tokenId: bigint | 'any', amount: bigint): Promise<MarketOrder> {
  const price = { token: isOk(tokenOf('DAI')), amount }
  const common = { ...(await terms()), counter: await counterOf(bidder), bidder, price }
  if (tokenId === 'any') return keeps(bidder, { ...common, kind: 'collectionOffer' } satisfies CollectionOffer)
  const order: PieceOffer = { ...common, kind: 'offer', tokenId, royalty: await royaltyOf(tokenId, amount) }
  return keeps(bidder, order)
}

/**
 * The chain is taken back after each test, and the book of orders with it: these accounts sign under a counter that is no more by then, so
 * nothing of what they have signed can ever be filled again.
 */
export function leavesTheMarket(...names: readonly string[]): void {
  leavesTheChain()
  beforeEach(async () => {
    for (const name of names) await withdrawsAll(person(name))
  })
}

/** The dialog of what is sent is there and its test run has passed; it is confirmed, and ends well. */
export async function confirms(name: 'trade' | 'withdraw'): Promise<void> {
  await expect(page.locator(`#confirm-${name}`)).toBeEnabled()
  await page.locator(`#confirm-${name}`).click()
  await expect(page.locator(`#${name}-ended`)).toHaveAttribute('data-state', 'confirmed')
}
export async function closes(name: 'trade' | 'withdraw'): Promise<void> {
  await page.locator(`#${name}-done`).click()
  await expect(page.locator(`#review-${name}`)).toHaveCount(0)
}
