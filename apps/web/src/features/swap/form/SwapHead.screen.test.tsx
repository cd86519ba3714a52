import { test } from 'vitest'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { withSettings } from '../testing/swapScreen.ts'

test('the slippage is shown above the form, highlighted if risky, and leads to the settings (spec: settings.panel)', async () => {
  const chip = page.locator('#swap-slippage-chip')
  await page.goto('/swap')
  await expect(chip).toHaveText('0.5% slippage')
  await expect(chip).not.toHaveAttribute('data-risky')
  withSettings({ slippageBps: 1000 })
  await page.goto('/swap')
  await expect(chip).toHaveText('10% slippage')
  await expect(chip).toHaveAttribute('data-risky', 'true')
  await chip.click()
  await expect(page.locator('#settings')).toBeVisible()
})
