// Elements and actions of the swap screen for tests.
import { FIRST, node, addressBook, tokenOf } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import type { Locator } from '#testing/locator.ts'
import { page } from '#testing/page.ts'
import type { ConfigOverrides } from '#testing/visit.ts'
import { SELECTORS } from '#testing/selectors.ts'
import { tokenBalance } from '#testing/pools.ts'
import { toCallDataWord } from '#testing/toCallDataWord.ts'

export type Side = 'input' | 'output'

export const SEND = 'eth_sendTransaction'

export const status = (): Locator => page.locator('#web3-status-connected')
export const swapButton = (): Locator => page.locator('#swap-button')
export const approveButton = (): Locator => page.locator('#approve-button')
export const confirmButton = (): Locator => page.locator('#confirm-swap-or-send')
export const review = (): Locator => page.locator('#review-swap')
export const amountOf = (side: Side): Locator => page.locator(`#swap-currency-${side} .token-amount-input`)
export const details = (): Locator => page.locator('#swap-details')

export type SwapRequest = {
  from: string
  to: string
  amount?: string
  exact?: Side
  more?: string
  config?: ConfigOverrides
}

const idOf = (of: string): string => (of === 'ETH' || of.startsWith('0x') ? of : tokenOf(of))

/** Opens the swap with a connected account, filled by a link. */
export async function openSwap({ from, to, amount, exact, more = '', config }: SwapRequest): Promise<void> {
  const query = [
    `inputCurrency=${idOf(from)}`,
    `outputCurrency=${idOf(to)}`,
    amount === undefined ? '' : `exactAmount=${amount}`,
    exact === undefined ? '' : `exactField=${exact}`,
    more,
  ]
  await page.open(`/swap?${query.filter((part) => part !== '').join('&')}`, config)
  await expect(status()).toBeVisible()
}

/** Sets these settings in every page opened from now on. */
export const withSettings = (data: { slippageBps?: number; expertMode?: boolean }): void =>
  page.addInitScript(() => localStorage.setItem('musi.settings', JSON.stringify({ version: 1, data })))

/** Accepts the warning about unknown tokens in a link. */
export async function acceptTokenWarning(): Promise<void> {
  await page.locator('.understand-checkbox').check()
  await page.locator('.token-dismiss-button').click()
}

/** An account's current balance of a token. */
export const balanceOf = (owner: string, symbol: string) => tokenBalance(owner, tokenOf(symbol))

/** Approves the router for all of a token of the first account. */
export const approveRouter = (symbol: string): Promise<unknown> =>
  node('eth_sendTransaction', [
    {
      from: FIRST,
      to: tokenOf(symbol),
      data: `${SELECTORS.approve}${toCallDataWord(addressBook().contracts.v2Router)}${'f'.repeat(64)}`,
    },
  ])

/** Opens the review and waits until it can be confirmed. */
export async function openReview(): Promise<void> {
  await expect(swapButton()).toBeEnabled()
  await swapButton().click()
  await expect(confirmButton()).toBeEnabled()
}

/** Heading after sending; a chain that mines at once may already show the outcome. */
const SENT = /^(?:Transaction Submitted|Swapped)$/

export async function closeSent(): Promise<void> {
  await expect(review().getByRole('heading', { name: SENT })).toBeVisible()
  // The buttons change when the review is done, but Escape always closes it.
  await page.keyboard.press('Escape')
  await expect(review()).toHaveCount(0)
}

/** Answers the browser's own dialogs in turn, where null dismisses a dialog. Returns their questions. */
export function answerDialogs(...answers: readonly (string | null)[]): string[] {
  const questions: string[] = []
  const left = [...answers]
  page.onDialog(({ message, accept, dismiss }) => {
    questions.push(message())
    const answer = left.shift() ?? null
    if (answer === null) dismiss()
    else accept(answer)
  })
  return questions
}
