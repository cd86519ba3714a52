// Steps from a filled swap form to a sent swap.
import { v1ExchangeAbi } from '@musi/chain/abi/v1Exchange'
import { v2RouterAbi } from '@musi/chain/abi/v2Router'
import { significantText } from '@musi/domain/amount/roundedText'
import { fraction } from '@musi/domain/fraction'
import type { Locator, Page } from '@playwright/test'
import { type Hex, decodeFunctionData } from 'viem'
import { expect } from '../harness.ts'
import type { NodeWallet } from '../nodeWallet.ts'
import { SENT, closeSent, confirmButton, review, swapButton } from './swapSteps.ts'

export const SEND = 'eth_sendTransaction'
export const PRICE_MOVED =
  'This transaction will not succeed either due to price movement or fee on transfer. Try increasing your slippage tolerance.'

export const error = (page: Page): Locator => page.locator('#swap-error')
export const recent = (page: Page) => page.getByRole('region', { name: 'Recent Transactions' }).getByRole('listitem')

export async function openReview(page: Page): Promise<void> {
  await expect(swapButton(page)).toBeEnabled()
  await swapButton(page).click()
  await expect(confirmButton(page)).toBeEnabled()
}

/** Confirms a swap that stays pending, and returns its hash. */
export async function confirmPendingSwap(page: Page): Promise<string> {
  await openReview(page)
  return confirmReviewed(page)
}

/** Confirms a swap whose review is already open. */
export async function confirmReviewed(page: Page): Promise<string> {
  await confirmButton(page).click()
  await expect(review(page).getByRole('heading', { name: SENT })).toBeVisible()
  const link = await review(page).getByRole('link').getAttribute('href')
  await closeSent(page)
  return link?.split('/').at(-1) ?? ''
}

const SWAPS = [...v2RouterAbi, ...v1ExchangeAbi]

/** The decoded call of the last swap request to the wallet. */
export function lastRequest({ requests: asked }: NodeWallet) {
  const params = asked.findLast(({ method }) => method === SEND)?.params as [{ data: Hex }] | undefined
  if (params === undefined) throw new Error('The wallet was not asked for a transaction.')
  const { functionName, args } = decodeFunctionData({ abi: SWAPS, data: params[0].data })
  return { method: functionName, args: (args ?? []) as readonly unknown[] }
}

/** Groups the whole part by thousands, as the screen does. */
export function grouped(text: string): string {
  const [whole = '', ...part] = text.split('.')
  return [BigInt(whole).toLocaleString('en'), ...part].join('.')
}

/** Formats an amount as a field shows it, without grouping. */
export const digits = (raw: bigint, decimals = 18) => significantText(fraction(raw, 10n ** BigInt(decimals)), 6, 'down')
