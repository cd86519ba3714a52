// What a person sees and presses on the screen that adds to a pool.
import { FIRST, node, theBook, tokenOf } from '../../../../testing/chain.ts'
import { expect } from '../../../../testing/expect.ts'
import type { Locator } from '../../../../testing/locator.ts'
import { page } from '../../../../testing/page.ts'

export type Side = 'a' | 'b'

export const status = (): Locator => page.locator('#web3-status-connected')
export const addButton = (): Locator => page.locator('#add-button')
export const why = (): Locator => page.locator('#add-why')
export const facts = (): Locator => page.locator('#add-facts')
export const first = (): Locator => page.locator('#add-first')
export const review = (): Locator => page.locator('#review-add')
export const confirmButton = (): Locator => page.locator('#confirm-add')
export const field = (side: Side): Locator => page.locator(`#add-liquidity-input-token${side} .token-amount-input`)
export const picker = (side: Side): Locator =>
  page.locator(`#add-liquidity-input-token${side} .open-currency-select-button`)

const idOf = (symbol: string): string => (symbol === 'ETH' ? symbol : tokenOf(symbol))

/** Opens the screen by a link, as somebody connected. */
export async function openAdd(...symbols: readonly string[]): Promise<void> {
  await page.goto(['/add', ...symbols.map(idOf)].join('/'))
  await expect(status()).toBeVisible()
}

const word = (text: string): string => text.replace('0x', '').toLowerCase().padStart(64, '0')

const uint = (value: bigint): string => value.toString(16).padStart(64, '0')

/** What somebody holds of a token, or of a pool. */
export const held = async (owner: string, token: string): Promise<bigint> =>
  BigInt(String(await node('eth_call', [{ to: token, data: `0x70a08231${word(owner)}` }, 'latest'])))

/** The router may take so much of a token of the first account; as a rule all of it. */
export const allowed = (symbol: string, amount = 2n ** 256n - 1n): Promise<unknown> =>
  node('eth_sendTransaction', [
    { from: FIRST, to: tokenOf(symbol), data: `0x095ea7b3${word(theBook().contracts.v2Router)}${uint(amount)}` },
  ])

/** A pool takes what was sent to it into its reserves. */
const sync = (pair: string): Promise<unknown> =>
  node('eth_sendTransaction', [{ from: FIRST, to: pair, data: '0xfff6cae9' }])

/** What somebody has set for themselves, on each page that is opened from now on. */
export const withSettings = (data: { slippageBps?: number; expertMode?: boolean }): void =>
  page.addInitScript(() => localStorage.setItem('musi.settings', JSON.stringify({ version: 1, data })))

/** A pair keeps both reserves in one slot; no supply of a token is large enough to fill it. */
export async function setReserves(pair: string, each: bigint): Promise<void> {
  const slot = `0x${8n.toString(16).padStart(64, '0')}`
  await node('anvil_setStorageAt', [pair, slot, `0x${((each << 112n) | each).toString(16).padStart(64, '0')}`])
  await node('anvil_mine', ['0x1'])
}

/** A pool sends some of what it holds, whoever it is for. */
async function leaves(pair: string, symbol: string, to: string, amount: bigint): Promise<void> {
  await node('anvil_setBalance', [pair, '0xde0b6b3a7640000'])
  await node('anvil_impersonateAccount', [pair])
  await node('eth_sendTransaction', [{ from: pair, to: tokenOf(symbol), data: `0xa9059cbb${word(to)}${uint(amount)}` }])
  await node('anvil_stopImpersonatingAccount', [pair])
}

/** Some of what a pool holds becomes the first account's, as if bought. */
export async function takenFrom(pair: string, symbol: string, amount: bigint): Promise<void> {
  await leaves(pair, symbol, FIRST, amount)
  await sync(pair)
}

/** A pool gets DAI for nothing, which moves its price; another pool has enough of it. */
export async function givenDai(pair: string, amount: bigint): Promise<void> {
  await leaves(await pairBetween('DAI', 'USDT'), 'DAI', pair, amount)
  await sync(pair)
}

/** By the factory, as no book has every pair. */
export async function pairBetween(one: string, other: string): Promise<string> {
  const data = `0xe6a43905${word(tokenOf(one))}${word(tokenOf(other))}`
  return `0x${String(await node('eth_call', [{ to: theBook().contracts.v2Factory, data }, 'latest'])).slice(-40)}`
}

/** A pair that nobody has given anything. */
export const makePair = (one: string, other: string): Promise<unknown> =>
  node('eth_sendTransaction', [
    { from: FIRST, to: theBook().contracts.v2Factory, data: `0xc9c65396${word(tokenOf(one))}${word(tokenOf(other))}` },
  ])

/** Goes on with tokens of a link that nobody knows. */
export async function understand(): Promise<void> {
  await page.locator('.understand-checkbox').check()
  await page.locator('.token-dismiss-button').click()
}
