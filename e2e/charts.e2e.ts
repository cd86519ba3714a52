// Needs: story, wallet, chain
import type { Page } from '@playwright/test'
import { expect } from './testing/harness.ts'
import { pairOf, poolOf, provide } from './testing/steps/liquiditySteps.ts'
import { rawOf } from './testing/rawOf.ts'
import { approveRouter, buyAsRival } from './testing/steps/rivalSteps.ts'
import { COIN, amountOf, confirmSwap, newestTransaction, popup, test, tokenOf } from './testing/steps/swapSteps.ts'
import { FIRST, status } from './testing/steps/walletSteps.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a trade in a listed pool appears as its newest trade, in its candle and in its volume, and all three match the chain (spec: charts.pool-page, charts.check)', async ({
  page,
  chain,
}) => {
  await approveRouter(chain, FIRST, 'DAI')
  await page.goto('/charts?list=pools')
  await page.getByLabel('Search').fill('DAI')
  const pool = page.locator(`a[href="/charts/pool/${pairOf(chain, 'DAI')}"]`)
  await pool.click()
  await expect(region(page, 'Latest trades')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Swap', exact: true }).click()
  await expect(page).toHaveURL(/\/swap\?/)
  await expect(status(page)).toBeVisible()
  if ((await page.locator('#swap-currency-input').textContent())?.includes('WETH'))
    await page.locator('#swap-switch').click()
  await expect(page.locator('#swap-currency-input')).toContainText('DAI')
  await amountOf(page, 'input').fill('250')
  await confirmSwap(page)
  await expect(popup(page)).toContainText(/^Done: Swap/)

  await page.goto(`/charts/pool/${pairOf(chain, 'DAI')}`)
  const { hash } = await newestTransaction(chain)
  const newest = region(page, 'Latest trades').getByRole('listitem').first()
  await expect(newest).toContainText('250 DAI')
  await expect(newest.getByRole('link').last()).toHaveAttribute('href', new RegExp(hash))
  await page.getByRole('button', { name: /^Volume/ }).click()
  const dialog = page.locator('dialog[open]')
  await expect(dialog).toContainText(/The chain agrees, to the unit\. We read \d+ trades? from its receipts\./)
  await expect(dialog).toContainText('250 DAI')
  await page.keyboard.press('Escape')
  const price = page.getByRole('slider')
  await price.press('End')
  await expect(price).toHaveAttribute('aria-valuetext', /traded/)
  await page.getByRole('button', { name: 'Check it' }).click()
  await expect(dialog).toContainText('The chain agrees, to the digit.')
  await expect(dialog).toContainText('250 DAI')
})

test('after others traded in the pool, the shown value of a position is what removing all of it pays, to the wei (spec: charts.position)', async ({
  page,
  chain,
}) => {
  await provide(chain, 'DAI', 3n * COIN)
  await buyAsRival(chain, 'DAI', 7n * COIN)
  await page.goto(`/charts/pool/${pairOf(chain, 'DAI')}`)
  const worth = region(page, 'Your position').locator('dt:has-text("Worth now") + dd [title]')
  await expect(worth).toHaveCount(2)
  const shownAmounts = new Map<string, bigint>()
  for (const amount of await worth.all()) {
    const [figure = '', symbol = ''] = ((await amount.getAttribute('title')) ?? '').split(' ')
    shownAmounts.set(symbol, rawOf(figure, 18))
  }
  const before = await poolOf(chain, 'DAI')
  await page.goto(`/remove/ETH/${tokenOf(chain, 'DAI')}`)
  await page.locator('#remove-100').click()
  await page.locator('#approve-button').click()
  await page.locator('#remove-button').click()
  await expect(page.locator('#confirm-remove')).toBeEnabled()
  await page.locator('#confirm-remove').click()
  await expect(page.locator('#remove-got')).toContainText(/DAI$/)
  const after = await poolOf(chain, 'DAI')
  expect(shownAmounts).toEqual(
    new Map([
      ['ETH', before.native - after.native],
      ['DAI', before.token - after.token],
    ]),
  )
})
