// Needs: story, chain
import { exactAmount, significantAmount } from '@musi/domain/amount/amountText'
import { amountOf } from '@musi/domain/currency'
import { expect, withoutSplash } from './testing/harness.ts'
import { keepShot } from './testing/keepShot.ts'
import { test } from './testing/ownChain.ts'
import { grouped } from './testing/steps/reviewSteps.ts'
import { reachSwap } from './testing/steps/swapFigureSteps.ts'
import { balanceOf, confirmButton, popup, review, swapButton, tokenOf } from './testing/steps/swapSteps.ts'
import { FIRST, demoWindow, status, approveDemo } from './testing/steps/walletSteps.ts'

const TYPED = '1.234567'

test('the form, the review, the wallet and the result show the same amounts, and the chain pays the shown output', async ({
  page,
  chain,
}) => {
  await withoutSplash(page)
  await reachSwap(page, chain, TYPED)
  await keepShot(page, 'card')
  const shown = await page.locator('#swap-currency-output .token-amount-input').inputValue()
  // The form shows four digits, the review six.
  const bound = ((await page.locator('#swap-details dd').first().textContent()) ?? '').replace(' DAI', '')
  await expect(page.locator('#swap-details')).toContainText(`for ${TYPED} ETH`)

  await swapButton(page).click()
  await expect(review(page)).toContainText('You pay1.23456 ETH')
  await expect(review(page)).toContainText(`Exactly ${TYPED} ETH`)
  await expect(review(page)).toContainText(`You get${grouped(shown)} DAI`)
  await expect(review(page)).toContainText(`Minimum received${bound}.`)
  await expect(review(page).getByRole('heading', { name: 'Test run passed' })).toBeVisible()
  await expect(review(page).locator('#swap-rehearsal')).toContainText(`and get ${grouped(shown)} DAI.`)
  await expect(review(page).getByRole('heading', { name: 'Confirm Swap' })).toBeFocused()
  await keepShot(page, 'review')

  await confirmButton(page).click()
  await expect(demoWindow(page)).toContainText('You pay1.23456')
  await expect(demoWindow(page)).toContainText('Exactly 1.234567 ETH')
  await expect(demoWindow(page).getByTitle(`${TYPED} ETH`)).toBeVisible()
  await expect(demoWindow(page)).toContainText(`You get at least${bound}`)
  await expect(demoWindow(page)).toContainText('Valid until')
  await keepShot(page, 'wallet')
  const before = await balanceOf(chain, FIRST, 'DAI')
  await approveDemo(page)

  await expect(review(page).getByRole('heading', { name: 'Swapped' })).toBeFocused()
  const dai = { kind: 'token', address: tokenOf(chain, 'DAI'), decimals: 18, symbol: 'DAI', name: '' } as const
  const got = amountOf(dai, (await balanceOf(chain, FIRST, 'DAI')) - before)
  await expect(page.locator('#swap-got')).toHaveText(`You got ${grouped(significantAmount(got, 6))} DAI`)
  await expect(review(page)).toContainText(`Exactly ${grouped(exactAmount(got))} DAI`)
  // The dialog already shows the outcome, so there is no popup.
  await expect(popup(page)).toHaveCount(0)
  await keepShot(page, 'done')
  await page.locator('#swap-done').click()
  await expect(page.locator('#swap-currency-input input')).toBeFocused()
  await status(page).click()
  const list = page.getByRole('region', { name: 'Recent Transactions' })
  await expect(list.getByTitle(`You got ${grouped(exactAmount(got))} DAI`)).toBeVisible()
})
