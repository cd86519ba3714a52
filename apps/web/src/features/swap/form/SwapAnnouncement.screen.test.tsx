import { test } from 'vitest'
import { installWallet, restoreChainAfterEach, pairOf } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { giveDai } from '#testing/pools.ts'
import { amountOf, openSwap } from '../testing/swapScreen.ts'

restoreChainAfterEach()

const COIN = 10n ** 18n
/** Longer than the 700 ms after which a new quote is announced. */
const LONGER_THAN_A_PAUSE_MS = 1500

test('a quote is announced once, with every typed digit, and not again when a block moves the price', async () => {
  installWallet()
  const spoken = () => page.locator('#swap-spoken')
  await openSwap({ from: 'ETH', to: 'DAI', amount: '1.23456789' })
  await expect(spoken()).toHaveText(/^1\.23456789 ETH for about [\d,.]+ DAI$/)
  const announcement = (await spoken().textContent()) ?? ''
  const quoted = await amountOf('output').inputValue()
  await giveDai(pairOf('DAI'), 15_000n * COIN)
  await expect(amountOf('output')).not.toHaveValue(quoted)
  await new Promise((resolve) => setTimeout(resolve, LONGER_THAN_A_PAUSE_MS))
  await expect(spoken()).toHaveText(announcement)
  await amountOf('input').fill('2')
  await expect(spoken()).toHaveText(/^2 ETH for about/)
})
