// Actions of other accounts on the market while somebody looks at a page.
import { orderJson } from '@musi/api/market/orders'
import { orderCounter } from '@musi/chain/market/orderCounter'
import { signedOrderData } from '@musi/chain/testing/signedOrderData'
import type { Write } from '@musi/chain/write'
import { approve } from '@musi/chain/writes/tokens/approve'
import { approveDrop } from '@musi/chain/writes/collectibles/approveDrop'
import { cancelAllOrders } from '@musi/chain/writes/collectibles/cancelAllOrders'
import { type Address, parseAddress } from '@musi/domain/address'
import type { CollectionOffer, Listing, MarketOrder, PieceOffer } from '@musi/domain/market/marketOrder'
import { beforeEach, inject } from 'vitest'
import { node, addressBook, tokenOf } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import { browserFetch } from '#testing/origin.ts'
import { page } from '#testing/page.ts'
import { tokenBalance } from '#testing/pools.ts'
import { toCallDataWord } from '#testing/toCallDataWord.ts'
import { collection, theMarket } from './marketScreen.ts'
import { ORDERS_PATH } from '@musi/api/paths'

/** Address of a person on our own chain. */
export function person(name: string): Address {
  const someone = inject('config').people.find((each) => each.name === name)
  if (someone === undefined) throw new Error(`Nobody here is called ${name}.`)
  return someone.address
}

const isOk = (text: string): Address => {
  const address = parseAddress(text)
  if (address === null) throw new Error(`${text} is no address.`)
  return address
}

export const SEND = 'eth_sendTransaction'

/** More than any of these takes: what fails is in a block as well. */
const GAS = '0x7a120'

/** Sends a transaction of another account, and resolves once it is in a block. */
export async function sends(from: Address, { candidates: [call] }: Pick<Write, 'candidates'>): Promise<void> {
  const { to, data, value } = call
  await node('anvil_impersonateAccount', [from])
  await node(SEND, [{ from, to, data, value: `0x${value.toString(16)}`, gas: GAS }])
  await node('anvil_stopImpersonatingAccount', [from])
}

export const allowsPiece = (owner: Address, tokenId: bigint, home = collection()): Promise<void> =>
  sends(owner, approveDrop({ collection: home, tokenId, spender: theMarket() }))

export const allowsToken = (owner: Address, symbol: string, amount: bigint): Promise<void> =>
  sends(owner, approve({ token: isOk(tokenOf(symbol)), spender: theMarket(), amount }))

export const withdrawsAll = (account: Address): Promise<void> => sends(account, cancelAllOrders(theMarket()))

/** A piece changes hands without the market. */
export const gives = (from: Address, to: Address, tokenId: bigint, home = collection()): Promise<void> =>
  sends(from, {
    candidates: [
      { to: home, value: 0n, data: `0x23b872dd${toCallDataWord(from)}${toCallDataWord(to)}${toCallDataWord(tokenId)}` },
    ],
  })

/** All that somebody has of a token goes elsewhere. */
export async function spendsAll(symbol: string, from: Address, to: Address): Promise<void> {
  const token = isOk(tokenOf(symbol))
  const data = `0xa9059cbb${toCallDataWord(to)}${toCallDataWord(await tokenBalance(from, token))}` as const
  await sends(from, { candidates: [{ to: token, data, value: 0n }] })
}

export const nativeOf = async (who: Address): Promise<bigint> =>
  BigInt(String(await node('eth_getBalance', [who, 'latest'])))

export async function ownerOf(tokenId: bigint): Promise<Address> {
  const answer = String(
    await node('eth_call', [{ to: collection(), data: `0x6352211e${toCallDataWord(tokenId)}` }, 'latest']),
  )
  return isOk(`0x${answer.slice(-40)}`)
}

/** The royalty the collection names for a price, for example a twentieth to Arlo. */
export async function royaltyOf(tokenId: bigint, amount: bigint): Promise<{ artist: Address; amount: bigint }> {
  const data = `0x2a55205a${toCallDataWord(tokenId)}${toCallDataWord(amount)}`
  const answer = String(await node('eth_call', [{ to: collection(), data }, 'latest']))
  return { artist: isOk(`0x${answer.slice(26, 66)}`), amount: BigInt(`0x${answer.slice(66, 130)}`) }
}

/** Amount of a token, or of the native currency, each account gained during a run. */
export async function gained(symbol: string, who: readonly Address[], run: () => Promise<void>): Promise<bigint[]> {
  const funds = () =>
    Promise.all(who.map((one) => (symbol === 'ETH' ? nativeOf(one) : tokenBalance(one, tokenOf(symbol)))))
  const before = await funds()
  await run()
  return (await funds()).map((now, at) => now - (before[at] ?? 0n))
}

const DAY = 86_400n
let salts = 1000n

async function terms(inDays = 0n) {
  const { timestamp } = (await node('eth_getBlockByNumber', ['latest', false])) as { timestamp: string }
  const startSeconds = BigInt(timestamp) + inDays * DAY
  return { collection: collection(), startSeconds, endSeconds: startSeconds + 30n * DAY, salt: (salts += 1n) }
}

async function keeps(maker: Address, order: MarketOrder): Promise<MarketOrder> {
  const data = signedOrderData(order, { seaport: theMarket(), chainId: addressBook().chainId })
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
  const counter = await orderCounter(node, theMarket(), maker)
  if (counter === null) throw new Error('The market does not say under which counter its orders are signed.')
  return counter
}

/** Signed and in the book: a piece for a price in the chain's own currency, from so many days from now on. */
export async function lists(seller: Address, tokenId: bigint, amount: bigint, inDays = 0n): Promise<MarketOrder> {
  const royalty = await royaltyOf(tokenId, amount)
  const order: Listing = {
    ...(await terms(inDays)),
    counter: await counterOf(seller),
    kind: 'listing',
    seller,
    tokenId,
    price: { token: 'native', amount },
    royalty: royalty.artist === seller ? null : royalty,
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
 * Sets counters no test has used, because orders these accounts signed in tests whose blocks were taken back can never
 * be filled again.
 */
export const signAnew = (...names: readonly string[]): void =>
  beforeEach(async () => {
    for (const name of names) await withdrawsAll(person(name))
  })

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
