import { beforeEach, test } from 'vitest'
import { nextBlock } from '../../../testing/away.ts'
import { expectNoAxeViolationsInBothThemes } from '../../../testing/axe.ts'
import { FIRST, knownWallet, leavesTheChain, node, pairOf, tokenOf } from '../../../testing/chain.ts'
import { expect } from '../../../testing/expect.ts'
import { page } from '../../../testing/page.ts'
import { begin, confirmButton, openSwap } from '../testing/swapScreen.ts'

leavesTheChain()

beforeEach(() => {
  knownWallet()
})

const updated = () => page.locator('#price-updated')

const AMOUNT = (2000n * 10n ** 18n).toString(16).padStart(64, '0')

/** So much DAI goes somewhere, and the pool of ETH and DAI counts what it has then. */
async function daiMoves(from: string, to: string): Promise<void> {
  const data = `0xa9059cbb${to.slice(2).toLowerCase().padStart(64, '0')}${AMOUNT}`
  await node('eth_sendTransaction', [{ from, to: tokenOf('DAI'), data }])
  await node('eth_sendTransaction', [{ from: FIRST, to: pairOf('DAI'), data: '0xfff6cae9' }])
  await nextBlock()
}

const etherRises = () => daiMoves(FIRST, pairOf('DAI'))

async function etherFalls(): Promise<void> {
  const pair = pairOf('DAI')
  await node('anvil_setBalance', [pair, '0xde0b6b3a7640000'])
  await node('anvil_impersonateAccount', [pair])
  await daiMoves(pair, FIRST)
  await node('anvil_stopImpersonatingAccount', [pair])
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

  await page.locator('#accept-price').click()
  await expect(updated()).toHaveCount(0)
  await expect(confirmButton()).toBeEnabled()

  await etherFalls()
  await expect(updated()).toContainText('The price moved against you.')
  await expect(updated()).toContainText(/You get: was [\d.,]+ DAI, now [\d.,]+ DAI \(−\d+\.\d\d%\)/)
  await expectNoAxeViolationsInBothThemes()
  await page.setViewportSize({ width: 1440, height: 900 })
  await keepBothWidths('price-falls')
})
