// Needs: wallet, chain
// When the price moves, nobody pays more or receives less than the review stated.
import type { TestChain } from '@musi/devchain/testing/testChain'
import type { Page } from '@playwright/test'
import { expect } from './testing/harness.ts'
import { mineBlocks, setAutomine } from './testing/reorgTool.ts'
import {
  SEND,
  PRICE_MOVED,
  error,
  openReview,
  confirmReviewed,
  confirmPendingSwap,
  lastRequest,
  digits,
  grouped,
} from './testing/steps/reviewSteps.ts'
import {
  approveRouter,
  mineBefore,
  poolOutput,
  poolOf,
  buyAsRival,
  sellAsRival,
  largestFrontRun,
} from './testing/steps/rivalSteps.ts'
import {
  COIN,
  amountOf,
  closeSent,
  confirmButton,
  balanceOf,
  newestTransaction,
  openSwap,
  popup,
  review,
  test,
  withSettings,
} from './testing/steps/swapSteps.ts'
import { FIRST, SECOND } from './testing/steps/walletSteps.ts'

/** Opens a review on a page that gets no new blocks, so later price changes go unnoticed. */
async function reviewWithoutHeads(page: Page, chain: TestChain, allow: (pattern: RegExp) => void): Promise<void> {
  allow(/Failed to load resource|ERR_FAILED|net::/)
  await page.route('**/heads', (route) => route.abort())
  await openSwap(page, chain, { from: 'ETH', to: 'OM', amount: '0.5' })
  await openReview(page)
}

test.describe('a price that moves', () => {
  test('a price change during the review is announced, and the accepted terms are the ones signed', async ({
    page,
    chain,
    wallet,
  }) => {
    await openSwap(page, chain, { from: 'ETH', to: 'OM', amount: '0.5' })
    await openReview(page)
    const minimumText = review(page).getByText(/You will receive at least/)
    const before = await minimumText.innerText()
    await buyAsRival(chain, 'OM', COIN)
    await expect(review(page).getByRole('alert')).toContainText('Price Updated')
    await expect(review(page).getByRole('alert')).toContainText(
      /The price moved against you\..*You get: was [\d.,]+ OM, now [\d.,]+ OM \(−\d+\.\d\d%\)/,
    )
    await expect(confirmButton(page)).toBeDisabled()
    expect(await minimumText.innerText()).toBe(before)
    await page.locator('#accept-price').click()
    await expect(review(page).getByRole('alert')).toHaveCount(0)
    const after = await minimumText.innerText()
    expect(after).not.toBe(before)
    await expect(confirmButton(page)).toBeEnabled()
    const balanceBefore = await balanceOf(chain, FIRST, 'OM')
    await confirmButton(page).click()
    await closeSent(page)
    const least = lastRequest(wallet).args[0] as bigint
    expect(after).toContain(`at least ${grouped(digits(least))} OM or`)
    await expect(popup(page)).toContainText('Done: Swap 0.5 ETH')
    expect((await balanceOf(chain, FIRST, 'OM')) - balanceBefore).toBeGreaterThanOrEqual(least)

    await amountOf(page, 'output').fill('4000')
    await openReview(page)
    await buyAsRival(chain, 'OM', COIN)
    await page.locator('#accept-price').click()
    await expect(confirmButton(page)).toBeEnabled()
    const limitText = await review(page)
      .getByText(/You will sell at most/)
      .innerText()
    const heldBefore = await balanceOf(chain, FIRST, 'OM')
    await confirmButton(page).click()
    await closeSent(page)
    const { value } = await newestTransaction(chain)
    expect(lastRequest(wallet).args[0]).toBe(4000n * COIN)
    expect(limitText).toContain(`at most ${grouped(digits(value))} ETH or`)
    expect((await balanceOf(chain, FIRST, 'OM')) - heldBefore).toBe(4000n * COIN)
  })

  test('on a page without new blocks, case 36: a price beyond the slippage is reported and nothing is signed; case 13: at a price within it the swap keeps to the shown terms', async ({
    page,
    chain,
    wallet,
    allow,
  }) => {
    await reviewWithoutHeads(page, chain, allow)
    await buyAsRival(chain, 'OM', COIN)
    await confirmButton(page).click()
    await expect(error(page)).toHaveText(PRICE_MOVED)
    expect(wallet.requestCount(SEND)).toBe(0)

    await openSwap(page, chain, { from: 'ETH', to: 'OM', amount: '0.5' })
    await openReview(page)
    const shown = await review(page)
      .getByText(/You will receive at least/)
      .innerText()
    await buyAsRival(chain, 'OM', COIN / 100n)
    const had = await balanceOf(chain, FIRST, 'OM')
    await confirmButton(page).click()
    await closeSent(page)
    const least = lastRequest(wallet).args[0] as bigint
    expect(shown).toContain(`at least ${grouped(digits(least))} OM or`)
    expect((await balanceOf(chain, FIRST, 'OM')) - had).toBeGreaterThanOrEqual(least)
  })

  // Other slippage tolerances: packages/chain, sandwich.test.ts.
  test('case 14: a sandwich takes no more than the stated slippage, at 0.1 % and at 49.99 %; a larger one makes the swap fail, which costs only the fee', async ({
    page,
    chain,
    wallet,
  }) => {
    const sold = COIN / 2n
    await approveRouter(chain, SECOND, 'OM')
    await setAutomine(chain, false)
    for (const slippageBps of [10, 4999])
      await test.step(`at ${slippageBps / 100} %`, async () => {
        await withSettings(page, { slippageBps })
        const pool = await poolOf(chain, 'OM')
        const quoted = poolOutput(sold, pool.native, pool.token)
        await openSwap(page, chain, { from: 'ETH', to: 'OM', amount: '0.5' })
        await openReview(page)
        const shown = await review(page)
          .getByText(/You will receive at least/)
          .innerText()
        const had = await balanceOf(chain, FIRST, 'OM')
        const hash = await confirmReviewed(page)
        const least = lastRequest(wallet).args[0] as bigint
        expect(shown).toContain(`at least ${grouped(digits(least))} OM or`)
        expect(least).toBe((quoted * 10_000n) / BigInt(10_000 + slippageBps))

        const front = largestFrontRun(pool, sold, least)
        await mineBefore(chain, hash, () => buyAsRival(chain, 'OM', front))
        await sellAsRival(chain, 'OM', poolOutput(front, pool.native, pool.token))
        await mineBlocks(chain)
        await expect(popup(page)).toContainText('Done: Swap 0.5 ETH')
        const got = (await balanceOf(chain, FIRST, 'OM')) - had
        expect(got).toBeGreaterThanOrEqual(least)
        // The rival took all that the slippage allows, to within a millionth, so the front-run was
        // as large as possible.
        expect(got - least).toBeLessThan(least / 1_000_000n)
        await popup(page).getByRole('button', { name: 'Dismiss' }).click()
      })

    await withSettings(page, { slippageBps: 50 })
    const pool = await poolOf(chain, 'OM')
    await openSwap(page, chain, { from: 'ETH', to: 'OM', amount: '0.5' })
    const had = { OM: await balanceOf(chain, FIRST, 'OM'), ETH: await balanceOf(chain, FIRST, 'ETH') }
    const hash = await confirmPendingSwap(page)
    const front = largestFrontRun(pool, sold, lastRequest(wallet).args[0] as bigint)
    await mineBefore(chain, hash, () => buyAsRival(chain, 'OM', (front * 1001n) / 1000n))
    await mineBlocks(chain)
    await expect(popup(page)).toContainText('Failed: Swap 0.5 ETH')
    expect(await balanceOf(chain, FIRST, 'OM')).toBe(had.OM)
    expect(had.ETH - (await balanceOf(chain, FIRST, 'ETH'))).toBeLessThan(COIN / 10n)
  })
})
