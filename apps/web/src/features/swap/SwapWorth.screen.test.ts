import { expect as vitestExpect, test } from 'vitest'
import { installWallet } from '#testing/chain.ts'
import { consoleErrors } from '#testing/consoleErrors.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { amountOf, openSwap } from './testing/swapScreen.ts'

const worth = (side: 'input' | 'output') => page.locator(`#swap-currency-${side} data`)
const dollarsOf = (text: string | null) => Number((text ?? '').replaceAll(/[^\d.]/g, ''))

test('both amounts of a swap show their worth, which for a dollar token is the amount itself', async () => {
  installWallet()
  await openSwap({ from: 'ETH', to: 'DAI', amount: '1' })
  await expect(worth('input')).toHaveText(/\$[\d,.]+/)
  await expect(worth('output')).toHaveText(/\$[\d,.]+/)
  const amount = Number((await amountOf('output').inputValue()).replaceAll(',', ''))
  const dollars = dollarsOf((await worth('output').one()).textContent)
  vitestExpect(Math.abs(dollars - amount) / amount).toBeLessThan(0.02)
  await amountOf('input').fill('')
  await expect(worth('input')).toHaveCount(0)
})

test('an amount shows no worth while the pools cannot be read', async () => {
  installWallet()
  consoleErrors.allow(/./)
  page.route('**/rpc', (route) => route.abort())
  await openSwap({ from: 'ETH', to: 'DAI', amount: '1' })
  await expect(page.locator('#swap-page output').filter({ hasText: 'Reconnecting' }).first()).toBeVisible()
  await expect(worth('input')).toHaveCount(0)
})
