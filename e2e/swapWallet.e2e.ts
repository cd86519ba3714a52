// Needs: wallet
// The swap in the hands of a wallet and of the chain: repeated, overtaken, failed, replaced, several at once.
// What the review makes of a wallet that refuses or is locked: ReviewSwap.screen.test.tsx.
import { requireAllowanceReset } from '@musi/devchain/requireAllowanceReset'
import { formatEther } from 'viem'
import { expect, withoutSplash } from './harness.ts'
import { mine, minesByItself, outbid, resendable } from './reorgTool.ts'
import { SEND, error, recent, begin, confirmWaiting } from './reviewDeeds.ts'
import { allowRouter, overtake, rivalBuys } from './rivalDeeds.ts'
import {
  COIN,
  amountOf,
  closeSent,
  confirmButton,
  confirmSwap,
  balanceOf,
  openSwap,
  popup,
  review,
  swapButton,
  test,
  tokenOf,
  withSettings,
} from './swapDeeds.ts'
import { FIRST, status } from './walletDeeds.ts'

test.describe('the wallet', () => {
  test('case 48: a double click, Enter held down and a second tab are one request', async ({
    page,
    chain,
    wallet,
    context,
  }) => {
    const { promise: until, resolve } = Promise.withResolvers<void>()
    await minesByItself(chain, false)
    const asked = { from: 'ETH', to: 'DAI', amount: '1' } as const
    await openSwap(page, chain, asked)
    const second = await context.newPage()
    await withoutSplash(second)
    await openSwap(second, chain, asked)
    await begin(second)
    await page.bringToFront()
    wallet.next(SEND, { does: 'late', until })
    await begin(page)
    await confirmButton(page).dblclick()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(review(page)).toContainText('Confirm this transaction in your wallet')
    await expect.poll(() => wallet.requestCount(SEND)).toBe(1)
    await second.bringToFront()
    await confirmButton(second).click()
    await expect(error(second)).toContainText('Another Musi tab is waiting for your wallet')
    // The tab that sees it first tells what became of it.
    await second.close()
    resolve()
    await page.bringToFront()
    await closeSent(page)
    await mine(chain)
    await expect(popup(page)).toContainText('Done: Swap 1 ETH')
    expect(wallet.requestCount(SEND)).toBe(1)
  })

  test('case 48: an expert who presses twice sends once', async ({ page, chain, wallet }) => {
    await withSettings(page, { expertMode: true })
    await openSwap(page, chain, { from: 'ETH', to: 'DAI', amount: '1' })
    await expect(swapButton(page)).toBeEnabled()
    await swapButton(page).focus()
    await swapButton(page).dblclick()
    await page.keyboard.press('Enter')
    await expect(popup(page)).toContainText('Done: Swap 1 ETH')
    await expect(amountOf(page, 'input')).toHaveValue('')
    expect(wallet.requestCount(SEND)).toBe(1)
  })
})

test.describe('on the chain', () => {
  test('case 60: a swap that runs out of gas is told as failed, and only the fee is gone', async ({
    page,
    chain,
    wallet,
  }) => {
    await openSwap(page, chain, { from: 'ETH', to: 'DAI', amount: '1' })
    const before = await balanceOf(chain, FIRST, 'ETH')
    wallet.next(SEND, { does: 'change', to: (params) => [{ ...(params as [object])[0], gas: '0xea60' }] })
    await begin(page)
    await confirmButton(page).click()
    await expect(review(page).getByRole('heading', { name: 'Failed' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popup(page)).toContainText('Failed: Swap 1 ETH')
    await expect(popup(page).getByRole('link', { name: 'View on Etherscan' })).toHaveAttribute(
      'href',
      /^\/explorer\/tx/,
    )
    const after = await balanceOf(chain, FIRST, 'ETH')
    expect(before - after).toBeLessThan(COIN)
    await expect(page.locator(`#swap-currency-input [title="${formatEther(after)}"]`)).toBeVisible()
    await status(page).click()
    await expect(recent(page)).toContainText('It failed on the chain.')
  })

  test('somebody who is faster in the same block makes it fail, and nothing is lost but the fee', async ({
    page,
    chain,
  }) => {
    await minesByItself(chain, false)
    await openSwap(page, chain, { from: 'ETH', to: 'OM', amount: '0.5' })
    const before = await balanceOf(chain, FIRST, 'ETH')
    await overtake(chain, await confirmWaiting(page), () => rivalBuys(chain, 'OM', 2n * COIN))
    await mine(chain)
    await expect(popup(page)).toContainText('Failed: Swap 0.5 ETH')
    expect(before - (await balanceOf(chain, FIRST, 'ETH'))).toBeLessThan(COIN / 2n)
  })

  // What becomes of others: transactions.e2e.ts.
  test('a swap that is sped up tells its story', async ({ page, chain }) => {
    await minesByItself(chain, false)
    await openSwap(page, chain, { from: 'ETH', to: 'DAI', amount: '1' })
    const waiting = await resendable(chain, await confirmWaiting(page))
    await expect(status(page)).toHaveText('1 Pending')
    await outbid(chain, waiting)
    await mine(chain)
    await expect(status(page)).not.toContainText('Pending')
    await expect(popup(page)).toContainText('Done: Swap 1 ETH')
    await status(page).click()
    await expect(recent(page)).toContainText('Swap 1 ETH for')
    await expect(recent(page)).toContainText('Replaced by 0x')
  })
})

test.describe('on a chain an hour later', () => {
  test.use({ ownContext: true })

  test('a swap that the network forgets is told as lost', async ({ page, chain }) => {
    await page.clock.install()
    await minesByItself(chain, false)
    await openSwap(page, chain, { from: 'ETH', to: 'DAI', amount: '1' })
    const hash = await confirmWaiting(page)
    await expect(status(page)).toHaveText('1 Pending')
    await chain.request('anvil_dropTransaction', [hash])
    await page.clock.fastForward('01:01:00')
    await mine(chain, 10)
    await page.clock.fastForward('00:31')
    await status(page).click()
    await expect(recent(page)).toContainText('The network no longer knows this transaction.')
  })
})

test.describe('a wallet that does several at once', () => {
  test.use({ batches: true })

  test('case 10: takes the old approval back, approves and swaps in one', async ({ page, chain, wallet }) => {
    await allowRouter(chain, FIRST, 'USDT', 7n)
    await requireAllowanceReset(chain, tokenOf(chain, 'USDT'))
    const before = await balanceOf(chain, FIRST, 'USDT')
    await openSwap(page, chain, { from: 'USDT', to: 'ETH', amount: '20' })
    await confirmSwap(page)
    await expect(popup(page)).toContainText('Take back the approval of USDT, approve USDT and swap 20 USDT for')
    expect(before - (await balanceOf(chain, FIRST, 'USDT'))).toBe(20_000_000n)
    expect(wallet.requestCount('wallet_sendCalls')).toBe(1)
  })
})
