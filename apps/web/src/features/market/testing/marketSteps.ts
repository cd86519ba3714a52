// Actions of other accounts on the market while a test has a page open.
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
import { collection, marketAddress } from './marketScreen.ts'
import { ORDERS_PATH } from '@musi/api/paths'
import { SELECTORS } from '#testing/selectors.ts'

/** Address of a person on our own chain. */
export function person(name: string): Address {
  const someone = inject('config').people.find((each) => each.name === name)
  if (someone === undefined) throw new Error(`Nobody here is called ${name}.`)
  return someone.address
}

const checkedAddress = (text: string): Address => {
  const address = parseAddress(text)
  if (address === null) throw new Error(`${text} is no address.`)
  return address
}

export const SEND = 'eth_sendTransaction'

/** Gas limit above any of these calls, so that a failing call is mined too. */
const GAS = '0x7a120'

/** Sends a transaction as another account, and resolves once it is mined. */
export async function sendAs(from: Address, { candidates: [call] }: Pick<Write, 'candidates'>): Promise<void> {
  const { to, data, value } = call
  await node('anvil_impersonateAccount', [from])
  await node(SEND, [{ from, to, data, value: `0x${value.toString(16)}`, gas: GAS }])
  await node('anvil_stopImpersonatingAccount', [from])
}

export const approvePieceFor = (owner: Address, tokenId: bigint, home = collection()): Promise<void> =>
  sendAs(owner, approveDrop({ collection: home, tokenId, spender: marketAddress() }))

export const approveTokenFor = (owner: Address, symbol: string, amount: bigint): Promise<void> =>
  sendAs(owner, approve({ token: checkedAddress(tokenOf(symbol)), spender: marketAddress(), amount }))

export const withdrawAllOrders = (account: Address): Promise<void> => sendAs(account, cancelAllOrders(marketAddress()))

/** Transfers a piece without the market. */
export const transferPiece = (from: Address, to: Address, tokenId: bigint, home = collection()): Promise<void> =>
  sendAs(from, {
    candidates: [
      {
        to: home,
        value: 0n,
        data: `${SELECTORS.transferFrom}${toCallDataWord(from)}${toCallDataWord(to)}${toCallDataWord(tokenId)}`,
      },
    ],
  })

/** Sends an account's whole balance of a token to another account. */
export async function sendAllTokens(symbol: string, from: Address, to: Address): Promise<void> {
  const token = checkedAddress(tokenOf(symbol))
  const data = `${SELECTORS.transfer}${toCallDataWord(to)}${toCallDataWord(await tokenBalance(from, token))}` as const
  await sendAs(from, { candidates: [{ to: token, data, value: 0n }] })
}

export const nativeBalance = async (who: Address): Promise<bigint> =>
  BigInt(String(await node('eth_getBalance', [who, 'latest'])))

export async function ownerOf(tokenId: bigint): Promise<Address> {
  const answer = String(
    await node('eth_call', [{ to: collection(), data: `${SELECTORS.ownerOf}${toCallDataWord(tokenId)}` }, 'latest']),
  )
  return checkedAddress(`0x${answer.slice(-40)}`)
}

/** The royalty the collection names for a price, for example a twentieth to Arlo. */
export async function royaltyOf(tokenId: bigint, amount: bigint): Promise<{ artist: Address; amount: bigint }> {
  const data = `${SELECTORS.royaltyInfo}${toCallDataWord(tokenId)}${toCallDataWord(amount)}`
  const answer = String(await node('eth_call', [{ to: collection(), data }, 'latest']))
  return { artist: checkedAddress(`0x${answer.slice(26, 66)}`), amount: BigInt(`0x${answer.slice(66, 130)}`) }
}

/** Amount of a token, or of the native currency, each account gained during a run. */
export async function balanceGains(
  symbol: string,
  who: readonly Address[],
  run: () => Promise<void>,
): Promise<bigint[]> {
  const funds = () =>
    Promise.all(who.map((one) => (symbol === 'ETH' ? nativeBalance(one) : tokenBalance(one, tokenOf(symbol)))))
  const before = await funds()
  await run()
  return (await funds()).map((now, at) => now - (before[at] ?? 0n))
}

const DAY = 86_400n
let salts = 1000n

async function orderTimes(inDays = 0n) {
  const { timestamp } = (await node('eth_getBlockByNumber', ['latest', false])) as { timestamp: string }
  const startSeconds = BigInt(timestamp) + inDays * DAY
  return { collection: collection(), startSeconds, endSeconds: startSeconds + 30n * DAY, salt: (salts += 1n) }
}

async function submitOrder(maker: Address, order: MarketOrder): Promise<MarketOrder> {
  const data = signedOrderData(order, { seaport: marketAddress(), chainId: addressBook().chainId })
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
  const counter = await orderCounter(node, marketAddress(), maker)
  if (counter === null) throw new Error('The market does not say under which counter its orders are signed.')
  return counter
}

/** Signs and submits a listing of a piece in native currency, which opens after the given days. */
export async function listPiece(seller: Address, tokenId: bigint, amount: bigint, inDays = 0n): Promise<MarketOrder> {
  const royalty = await royaltyOf(tokenId, amount)
  const order: Listing = {
    ...(await orderTimes(inDays)),
    counter: await counterOf(seller),
    kind: 'listing',
    seller,
    tokenId,
    price: { token: 'native', amount },
    royalty: royalty.artist === seller ? null : royalty,
  }
  return submitOrder(seller, order)
}

/** Signs and submits an offer of DAI for a piece, or for any piece of the collection. */
export async function placeBid(bidder: Address, tokenId: bigint | 'any', amount: bigint): Promise<MarketOrder> {
  const price = { token: checkedAddress(tokenOf('DAI')), amount }
  const common = { ...(await orderTimes()), counter: await counterOf(bidder), bidder, price }
  if (tokenId === 'any') return submitOrder(bidder, { ...common, kind: 'collectionOffer' } satisfies CollectionOffer)
  const order: PieceOffer = { ...common, kind: 'offer', tokenId, royalty: await royaltyOf(tokenId, amount) }
  return submitOrder(bidder, order)
}

/**
 * Raises the accounts' order counters before each test, because orders signed in tests whose blocks were undone can never
 * be filled again.
 */
export const resetCountersBefore = (...names: readonly string[]): void =>
  beforeEach(async () => {
    for (const name of names) await withdrawAllOrders(person(name))
  })

/** Confirms the open review once its simulation has passed, and expects success. */
export async function confirmReview(name: 'trade' | 'withdraw'): Promise<void> {
  await expect(page.locator(`#confirm-${name}`)).toBeEnabled()
  await page.locator(`#confirm-${name}`).click()
  await expect(page.locator(`#${name}-ended`)).toHaveAttribute('data-state', 'confirmed')
}
export async function closeReview(name: 'trade' | 'withdraw'): Promise<void> {
  await page.locator(`#${name}-done`).click()
  await expect(page.locator(`#review-${name}`)).toHaveCount(0)
}
