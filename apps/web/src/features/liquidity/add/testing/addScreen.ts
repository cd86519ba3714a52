// Locators and actions for tests of adding liquidity.
import { FIRST, node, addressBook, tokenOf } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import type { Locator } from '#testing/locator.ts'
import { page } from '#testing/page.ts'
import { toCallDataWord } from '#testing/toCallDataWord.ts'
import { SELECTORS } from '#testing/selectors.ts'

export type Side = 'a' | 'b'

export const status = (): Locator => page.locator('#web3-status-connected')
export const addButton = (): Locator => page.locator('#add-button')
export const disabledReason = (): Locator => page.locator('#add-why')
export const facts = (): Locator => page.locator('#add-facts')
export const firstProviderNote = (): Locator => page.locator('#add-first')
export const review = (): Locator => page.locator('#review-add')
export const confirmButton = (): Locator => page.locator('#confirm-add')
export const field = (side: Side): Locator => page.locator(`#add-liquidity-input-token${side} .token-amount-input`)
export const picker = (side: Side): Locator =>
  page.locator(`#add-liquidity-input-token${side} .open-currency-select-button`)

const idOf = (symbol: string): string => (symbol === 'ETH' ? symbol : tokenOf(symbol))

/** Opens the screen by its URL and waits for the wallet's connection. */
export async function openAdd(...symbols: readonly string[]): Promise<void> {
  await page.goto(['/add', ...symbols.map(idOf)].join('/'))
  await expect(status()).toBeVisible()
}

/** Approves the router for a token of the first account, unlimited by default. */
export const approveRouter = (symbol: string, amount = 2n ** 256n - 1n): Promise<unknown> =>
  node('eth_sendTransaction', [
    {
      from: FIRST,
      to: tokenOf(symbol),
      data: `${SELECTORS.approve}${toCallDataWord(addressBook().contracts.v2Router)}${toCallDataWord(amount)}`,
    },
  ])

/** Stores settings for each page opened from now on. */
export const withSettings = (data: { slippageBps?: number; expertMode?: boolean }): void =>
  page.addInitScript(() => localStorage.setItem('musi.settings', JSON.stringify({ version: 1, data })))

/** Creates a pair without liquidity. */
export const makePair = (one: string, other: string): Promise<unknown> =>
  node('eth_sendTransaction', [
    {
      from: FIRST,
      to: addressBook().contracts.v2Factory,
      data: `${SELECTORS.createPair}${toCallDataWord(tokenOf(one))}${toCallDataWord(tokenOf(other))}`,
    },
  ])

/** Accepts the warning about unknown tokens in the URL. */
export async function acceptTokenWarning(): Promise<void> {
  await page.locator('.understand-checkbox').check()
  await page.locator('.token-dismiss-button').click()
}
