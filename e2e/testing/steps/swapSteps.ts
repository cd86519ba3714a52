// Steps on the swap screen, and reads of their results on chain.
import { v2RouterAbi } from '@musi/chain/abi/v2Router'
import type { TestChain } from '@musi/devchain/testing/testChain'
import { tokenReads } from '@musi/devchain/testing/tokenReads'
import type { Locator, Page } from '@playwright/test'
import { decodeFunctionData, decodeFunctionResult, encodeFunctionData, isHex } from 'viem'
import { expect, withoutSplash } from '../harness.ts'
import { type NodeWallet, nodeWallet } from '../nodeWallet.ts'
import { test as base } from '../ownChain.ts'
import { untilMined } from '../reorgTool.ts'
import { status } from './walletSteps.ts'

type Address = `0x${string}`

export const COIN = 10n ** 18n

/** Each test starts on the restored chain, with a connected wallet that really signs. */
export const test = base.extend<{ wallet: NodeWallet; batches: boolean }>({
  // Axe would measure colours in the middle of a transition.
  contextOptions: { reducedMotion: 'reduce' },
  batches: [false, { option: true }],
  wallet: [
    async ({ page, chain, batches }, use) => {
      await withoutSplash(page)
      await use(await nodeWallet(page, chain, { batches }))
    },
    { auto: true },
  ],
})

export const swapButton = (page: Page): Locator => page.locator('#swap-button')
export const approveButton = (page: Page): Locator => page.locator('#approve-button')
export const confirmButton = (page: Page): Locator => page.locator('#confirm-swap-or-send')
export const review = (page: Page): Locator => page.locator('#review-swap')
export const amountOf = (page: Page, side: 'input' | 'output'): Locator =>
  page.locator(`#swap-currency-${side} .token-amount-input`)
export const details = (page: Page): Locator => page.locator('#swap-details')
export const popup = (page: Page): Locator => page.locator('.popup')

/** Address of a token given by symbol, or by address if it is not listed. */
export const tokenOf = ({ addressBook, tokens }: TestChain, symbol: string): Address => {
  if (isHex(symbol)) return symbol
  if (symbol === 'WETH') return addressBook.contracts.wrappedNative
  const token = [...addressBook.tokens, ...tokens.odd].find((one) => one.symbol === symbol)
  if (token === undefined) throw new Error(`This chain has no ${symbol}.`)
  return token.address
}

const idOf = (chain: TestChain, symbol: string): string => (symbol === 'ETH' ? 'ETH' : tokenOf(chain, symbol))

export type SwapForm = { from: string; to: string; amount?: string; exact?: 'input' | 'output'; more?: string }

/** Stores these settings on every page that is opened from now on. */
export const withSettings = (page: Page, data: { slippageBps?: number; expertMode?: boolean }) =>
  page.addInitScript(
    (saved) => localStorage.setItem('musi.settings', JSON.stringify({ version: 1, data: saved })),
    data,
  )

type Written = { data: { records: readonly { mined: object | null }[] } }

/** Number of transactions the page has recorded as mined. */
export const countMinedRecords = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('musi.transactions.')) ?? ''
    const { data } = JSON.parse(localStorage.getItem(key) ?? '{"data":{"records":[]}}') as Written
    return data.records.filter(({ mined }) => mined !== null).length
  })

/** Accepts the warning about an unknown token in a link. */
export async function acceptTokenWarning(page: Page): Promise<void> {
  await page.locator('.understand-checkbox').check()
  await page.locator('.token-dismiss-button').click()
}

/** Opens the swap screen by a link that fills the form, with the wallet connected. */
export async function openSwap(page: Page, chain: TestChain, { from, to, amount, exact, more = '' }: SwapForm) {
  const query = [
    `inputCurrency=${idOf(chain, from)}`,
    `outputCurrency=${idOf(chain, to)}`,
    amount === undefined ? '' : `exactAmount=${amount}`,
    exact === undefined ? '' : `exactField=${exact}`,
    more,
  ]
  await page.goto(`/swap?${query.filter((part) => part !== '').join('&')}`)
  await expect(status(page)).toBeVisible()
}

/** Presses the swap button, confirms, and waits for the popup that reports success. */
export async function confirmSwap(page: Page): Promise<void> {
  await expect(swapButton(page)).toBeEnabled()
  await swapButton(page).click()
  await expect(confirmButton(page)).toBeEnabled()
  await confirmButton(page).click()
  await closeSent(page)
}

/** Titles after sending; with automine, the swap may already be mined. */
export const SENT = /^(?:Transaction Submitted|Swapped|You now hold .+)$/

export async function closeSent(page: Page): Promise<void> {
  await expect(review(page).getByRole('heading', { name: SENT })).toBeVisible()
  // Escape closes the review whether or not the swap is mined, which changes the buttons.
  await page.keyboard.press('Escape')
  await expect(review(page)).toHaveCount(0)
}

/** An account's balance once all sent transactions are mined. */
export const balanceOf = async (chain: TestChain, owner: Address, symbol: string): Promise<bigint> => {
  await untilMined(chain)
  const reads = tokenReads(chain.request)
  return symbol === 'ETH' ? reads.native(owner) : reads.balance(tokenOf(chain, symbol), owner)
}

type MinedTransaction = {
  hash: string
  from: Address
  input: `0x${string}`
  value: bigint
  block: number
  fee: bigint
  to: string
}

/** The newest transaction, and what it cost. */
export async function newestTransaction(chain: TestChain): Promise<MinedTransaction> {
  const { request } = chain
  await untilMined(chain)
  const block = (await request('eth_getBlockByNumber', ['latest', true])) as {
    number: string
    transactions: { hash: string; from: Address; to: string; input: `0x${string}`; value: string }[]
  }
  const sent = block.transactions.at(-1)
  if (sent === undefined) throw new Error('The newest block is empty.')
  const receipt = (await request('eth_getTransactionReceipt', [sent.hash])) as Record<string, string>
  const fee = BigInt(receipt['gasUsed'] ?? 0) * BigInt(receipt['effectiveGasPrice'] ?? 0)
  expect(receipt['status']).toBe('0x1')
  return { ...sent, value: BigInt(sent.value), block: Number(block.number), fee }
}

type RoutedAmounts = { method: string; path: readonly Address[]; amountIn: bigint; amountOut: bigint }

/** The deployed router's own quote for the newest swap, one block before it. */
export async function routedAmounts(chain: TestChain): Promise<RoutedAmounts> {
  const { input, value, block } = await newestTransaction(chain)
  const call = decodeFunctionData({ abi: v2RouterAbi, data: input })
  const path = call.args?.find((arg) => Array.isArray(arg)) as readonly Address[]
  const isExactOut = call.functionName.includes('ForExact')
  const first = call.args?.[0]
  if (typeof first !== 'bigint') throw new Error('The newest transaction is no swap.')
  const routerRead = isExactOut ? 'getAmountsIn' : 'getAmountsOut'
  const exact = isExactOut || !call.functionName.startsWith('swapExactETH') ? first : value
  const data = encodeFunctionData({ abi: v2RouterAbi, functionName: routerRead, args: [exact, path] })
  const params = [{ to: chain.addressBook.contracts.v2Router, data }, `0x${(block - 1).toString(16)}`]
  const answer = (await chain.request('eth_call', params)) as `0x${string}`
  const amounts = decodeFunctionResult({ abi: v2RouterAbi, functionName: routerRead, data: answer })
  return { method: call.functionName, path, amountIn: amounts[0] ?? 0n, amountOut: amounts.at(-1) ?? 0n }
}

/** Fee of a transaction, without the value it moved. */
export async function feeOf({ request }: TestChain, hash: string): Promise<bigint> {
  const receipt = (await request('eth_getTransactionReceipt', [hash])) as Record<string, string>
  return BigInt(receipt['gasUsed'] ?? 0) * BigInt(receipt['effectiveGasPrice'] ?? 0)
}
