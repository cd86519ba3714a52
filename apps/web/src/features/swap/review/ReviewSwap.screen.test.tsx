import { beforeEach, test } from 'vitest'
import { nextBlock } from '../../../testing/away.ts'
import { expectNoAxeViolationsInBothThemes } from '../../../testing/axe.ts'
import { FIRST, knownWallet, leavesTheChain, node, pairOf, tokenOf } from '../../../testing/chain.ts'
import { expect } from '../../../testing/expect.ts'
import { page } from '../../../testing/page.ts'
import { allowed, begin, confirmButton, openSwap } from '../testing/swapScreen.ts'

leavesTheChain()

beforeEach(() => {
  knownWallet()
})

const updated = () => page.locator('#price-updated')

/** The pool of ETH and DAI gets 2,000 DAI for nothing: ETH is dearer then. */
async function etherRises(): Promise<void> {
  const pair = pairOf('DAI')
  const amount = (2000n * 10n ** 18n).toString(16).padStart(64, '0')
  const transfer = `0xa9059cbb${pair.slice(2).toLowerCase().padStart(64, '0')}${amount}`
  const sync = '0xfff6cae9'
  await node('eth_sendTransaction', [{ from: FIRST, to: tokenOf('DAI'), data: transfer }])
  await node('eth_sendTransaction', [{ from: FIRST, to: pair, data: sync }])
  await nextBlock()
}

async function keepBothWidths(name: string): Promise<void> {
  await page.keepShots(name)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.keepShots(`${name}-360`)
}

test('a price that moved says which way, with the old amount, the new one and the difference (spec: swap-review.price-updated)', async () => {
  await openSwap({ from: 'ETH', to: 'DAI', amount: '0.1' })
  await begin()
  await etherRises()
  await expect(updated()).toContainText('The price moved in your favour.')
  await expect(updated()).toContainText(/You get: was [\d.,]+ DAI, now [\d.,]+ DAI \(\+\d+\.\d\d%\)/)
  await expect(confirmButton()).toBeDisabled()
  await expectNoAxeViolationsInBothThemes()
  await keepBothWidths('price-rises')

  await page.setViewportSize({ width: 1440, height: 900 })
  await allowed('DAI')
  await openSwap({ from: 'DAI', to: 'ETH', amount: '100' })
  await begin()
  await etherRises()
  await expect(updated()).toContainText('The price moved against you.')
  await expect(updated()).toContainText(/You get: was [\d.,]+ ETH, now [\d.,]+ ETH \(−\d+\.\d\d%\)/)
  await expectNoAxeViolationsInBothThemes()
  await keepBothWidths('price-falls')
  await page.locator('#accept-price').click()
  await expect(updated()).toHaveCount(0)
  await expect(confirmButton()).toBeEnabled()
})
