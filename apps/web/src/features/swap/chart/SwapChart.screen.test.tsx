import { expect as vitestExpect, test } from 'vitest'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { restoreChainAfterEach, tokenOf } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'

restoreChainAfterEach()

const toggle = () => page.locator('#swap-chart-toggle')
const chart = () => page.locator('#swap-chart')
const slider = () => chart().getByRole('slider')
const swap = (from: string, to: string) =>
  page.goto(`/swap?inputCurrency=${from}&outputCurrency=${to}&exactField=input&exactAmount=0.1`)

test('the price chart opens next to the price, is inverted with it, and stays open or closed as it was left (spec: swap.chart)', async () => {
  await swap('ETH', tokenOf('DAI'))
  await expect(toggle()).toHaveAttribute('aria-expanded', 'false')
  vitestExpect(page.requestedUrls().filter((url) => url.includes('/api/candles'))).toEqual([])
  await toggle().click()
  await expect(slider()).toHaveAttribute('aria-label', /^Price of DAI in ETH, /)
  await expectNoAxeViolationsInBothThemes('#swap-chart')
  await page.keepShots('swap-chart')
  await page.getByRole('button', { name: 'Show the price the other way round' }).click()
  await expect(slider()).toHaveAttribute('aria-label', /^Price of ETH in DAI, /)

  await swap(tokenOf('QUICK'), tokenOf('wBTC'))
  await expect(chart()).toContainText('This price runs through several pools.')
  await expect(slider()).toHaveAttribute('aria-label', /^Price of \S+ in \S+, /)
  await page.keepShots('swap-chart-route')
  await toggle().click()
  await expect(chart()).toHaveCount(0)
  await swap('ETH', tokenOf('DAI'))
  await expect(toggle()).toHaveAttribute('aria-expanded', 'false')
  await expect(chart()).toHaveCount(0)
})
