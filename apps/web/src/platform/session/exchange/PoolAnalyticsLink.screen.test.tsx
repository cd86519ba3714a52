import { test } from 'vitest'
import { SECOND, installWallet, pairOf, tokenOf } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'

test('analytics links lead to our own pages: from the swap to the pair, from the pools to the account (spec: swap.analytics-link)', async () => {
  installWallet(SECOND)
  await page.goto(`/swap?inputCurrency=ETH&outputCurrency=${tokenOf('DAI')}&exactField=input&exactAmount=0.1`)
  await page.getByRole('link', { name: 'View pair analytics' }).click()
  await expect(page).toHaveURL(`/charts/pool/${pairOf('DAI')}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/DAI/)

  await page.goto('/pool')
  await page.getByRole('link', { name: /Account analytics and accrued fees/ }).click()
  await expect(page).toHaveURL(`/account/${SECOND}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
