// Actions of a person on the screen that adds to a pool.
import { FIRST, node, addressBook, tokenOf } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import type { Locator } from '#testing/locator.ts'
import { page } from '#testing/page.ts'
import { toCallDataWord } from '#testing/toCallDataWord.ts'

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

/** Approves the router for a token of the first account, by default without a limit. */
export const allowed = (symbol: string, amount = 2n ** 256n - 1n): Promise<unknown> =>
  node('eth_sendTransaction', [
    {
      from: FIRST,
      to: tokenOf(symbol),
      data: `0x095ea7b3${toCallDataWord(addressBook().contracts.v2Router)}${toCallDataWord(amount)}`,
    },
  ])

/** Saves personal settings for each page opened from now on. */
export const withSettings = (data: { slippageBps?: number; expertMode?: boolean }): void =>
  page.addInitScript(() => localStorage.setItem('musi.settings', JSON.stringify({ version: 1, data })))

/** A pair that nobody has given anything. */
export const makePair = (one: string, other: string): Promise<unknown> =>
  node('eth_sendTransaction', [
    {
      from: FIRST,
      to: addressBook().contracts.v2Factory,
      data: `0xc9c65396${toCallDataWord(tokenOf(one))}${toCallDataWord(tokenOf(other))}`,
    },
  ])

/** Goes on with tokens of a link that nobody knows. */
export async function understand(): Promise<void> {
  await page.locator('.understand-checkbox').check()
  await page.locator('.token-dismiss-button').click()
}
