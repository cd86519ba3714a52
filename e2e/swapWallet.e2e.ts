// Needs: wallet
// Swaps that a wallet repeats, that fail, or that are replaced on chain.
// A wallet that refuses or is locked, and an expert who presses twice: ReviewSwap.screen.test.tsx.
import { formatEther } from 'viem'
import { expect, withoutSplash } from './testing/harness.ts'
import { mineBlocks, setAutomine, outbid, resendable } from './testing/reorgTool.ts'
import { SEND, error, recent, openReview, confirmPendingSwap, grouped } from './testing/steps/reviewSteps.ts'
import {
  COIN,
  amountOf,
  closeSent,
  confirmButton,
  balanceOf,
  openSwap,
  popup,
  review,
  test,
} from './testing/steps/swapSteps.ts'
import { FIRST, status } from './testing/steps/walletSteps.ts'

test('case 48: a double click, Enter held down and a second tab are one request', async ({
  page,
  chain,
  wallet,
  context,
}) => {
  const { promise: until, resolve } = Promise.withResolvers<void>()
  await setAutomine(chain, false)
  const form = { from: 'ETH', to: 'DAI', amount: '1' } as const
  await openSwap(page, chain, form)
  const second = await context.newPage()
  await withoutSplash(second)
  await openSwap(second, chain, form)
  await openReview(second)
  await page.bringToFront()
  wallet.next(SEND, { does: 'late', until })
  await openReview(page)
  await confirmButton(page).dblclick()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(review(page)).toContainText('Confirm this transaction in your wallet')
  await expect.poll(() => wallet.requestCount(SEND)).toBe(1)
  await second.bringToFront()
  await confirmButton(second).click()
  await expect(error(second)).toContainText('Another Musi tab is waiting for your wallet')
  resolve()
  await expect(status(second)).toHaveText('1 Pending')
  // Closed, because only the tab that sees the outcome first shows the popup.
  await second.close()
  await page.bringToFront()
  await closeSent(page)
  await mineBlocks(chain)
  await expect(popup(page)).toContainText('Done: Swap 1 ETH')
  expect(wallet.requestCount(SEND)).toBe(1)
})

// Other outcomes are in transactions.e2e.ts, and overtaken swaps in swapPrice.e2e.ts.
test('a swap that is sped up is shown as done; case 60: one that runs out of gas is shown as failed and costs only the fee', async ({
  page,
  chain,
  wallet,
}) => {
  await setAutomine(chain, false)
  await openSwap(page, chain, { from: 'ETH', to: 'DAI', amount: '1' })
  const waiting = await resendable(chain, await confirmPendingSwap(page))
  await expect(status(page)).toHaveText('1 Pending')
  await outbid(chain, waiting)
  await mineBlocks(chain)
  await expect(status(page)).not.toContainText('Pending')
  await expect(popup(page)).toContainText('Done: Swap 1 ETH')
  await popup(page).getByRole('button', { name: 'Dismiss' }).click()
  await status(page).click()
  await expect(recent(page)).toContainText('Swap 1 ETH for')
  await expect(recent(page)).toContainText('Replaced by 0x')
  await page.keyboard.press('Escape')

  await setAutomine(chain, true)
  const before = await balanceOf(chain, FIRST, 'ETH')
  wallet.next(SEND, { does: 'change', to: (params) => [{ ...(params as [object])[0], gas: '0xea60' }] })
  await amountOf(page, 'input').fill('2')
  await openReview(page)
  await confirmButton(page).click()
  await expect(review(page).getByRole('heading', { name: 'Failed' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toContainText('Failed: Swap 2 ETH')
  await expect(popup(page).getByRole('link', { name: 'View on Etherscan' })).toHaveAttribute('href', /^\/explorer\/tx/)
  const after = await balanceOf(chain, FIRST, 'ETH')
  expect(before - after).toBeLessThan(COIN)
  await expect(page.locator(`#swap-currency-input [title="${grouped(formatEther(after))}"]`)).toBeVisible()
  await status(page).click()
  await expect(recent(page).first()).toContainText('It failed on the chain.')
})
