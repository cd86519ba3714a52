import { beforeEach, test, expect as vitestExpect } from 'vitest'
import { nextBlock } from '../../../testing/away.ts'
import { expectNoAxeViolationsInBothThemes } from '../../../testing/axe.ts'
import { knownWallet, leavesTheChain, pairOf } from '../../../testing/chain.ts'
import { expect } from '../../../testing/expect.ts'
import { page } from '../../../testing/page.ts'
import { givenDai, takenFrom } from '../../../testing/pools.ts'
import { begin, closeSent, confirmButton, openSwap } from '../testing/swapScreen.ts'

leavesTheChain()

beforeEach(() => {
  knownWallet()
})

const updated = () => page.locator('#price-updated')

/** What one pool gets or loses of DAI, so that its price moves far. */
const AMOUNT = 2_000n * 10n ** 18n

test('a price that moved says which way, with the old amount, the new one and the difference (spec: swap-review.price-updated)', async () => {
  await openSwap({ from: 'ETH', to: 'DAI', amount: '0.1' })
  await begin()
  await givenDai(pairOf('DAI'), AMOUNT)
  await nextBlock()
  await expect(updated()).toContainText('The price moved in your favour.')
  await expect(updated()).toContainText(/You get: was [\d.,]+ DAI, now [\d.,]+ DAI \(\+\d+\.\d\d%\)/)
  await expect(confirmButton()).toBeDisabled()
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('price-rises')

  await page.locator('#accept-price').click()
  await expect(updated()).toHaveCount(0)
  await expect(confirmButton()).toBeEnabled()

  await takenFrom(pairOf('DAI'), 'DAI', AMOUNT)
  await nextBlock()
  await expect(updated()).toContainText('The price moved against you.')
  await expect(updated()).toContainText(/You get: was [\d.,]+ DAI, now [\d.,]+ DAI \(−\d+\.\d\d%\)/)
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('price-falls')
})

test('a press counts though what the test run says has moved the button away under it (spec: shell.press)', async () => {
  await openSwap({ from: 'ETH', to: 'DAI', amount: '0.1' })
  const { promise: isPressed, resolve: answer } = Promise.withResolvers<void>()
  page.route('**/rpc', async (route) => {
    if (/eth_(?:estimateGas|simulateV1)/.test(route.request().postData())) await isPressed
    route.continue()
  })
  await begin()
  const button = await confirmButton().one()
  const { left, top, width } = button.getBoundingClientRect()
  await page.mouse.move(left + width / 2, top + 4)
  await page.mouse.down()
  answer()
  await expect(page.getByRole('heading', { name: 'Test run passed' })).toBeVisible()
  vitestExpect(button.getBoundingClientRect().top).toBeGreaterThan(top + 4)
  await page.mouse.up()
  await closeSent()
})
