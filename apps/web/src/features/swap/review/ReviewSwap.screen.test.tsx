import { beforeEach, describe, test, expect as vitestExpect } from 'vitest'
import { mineBlock } from '#testing/rpcFaults.ts'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { type PageWallet, SECOND, installWallet, restoreChainAfterEach, pairOf } from '#testing/chain.ts'
import { consoleErrors } from '#testing/consoleErrors.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { giveDai, takeFromPool } from '#testing/pools.ts'
import {
  SEND,
  amountOf,
  openReview,
  closeSent,
  confirmButton,
  openSwap,
  review,
  status,
  swapButton,
  withSettings,
} from '../testing/swapScreen.ts'

restoreChainAfterEach()

let wallet: PageWallet
beforeEach(() => {
  wallet = installWallet()
})

const updated = () => page.locator('#price-updated')

/** Amount of DAI added to or taken from a pool, large enough to move its price far. */
const AMOUNT = 2_000n * 10n ** 18n

test('a moved price is shown with its direction, the old amount, the new one and the difference (spec: swap-review.price-updated)', async () => {
  await openSwap({ from: 'ETH', to: 'DAI', amount: '0.1' })
  await openReview()
  await giveDai(pairOf('DAI'), AMOUNT)
  await mineBlock()
  await expect(updated()).toContainText('The price moved in your favor.')
  await expect(updated()).toContainText(/You get: was [\d.,]+ DAI, now [\d.,]+ DAI \(\+\d+\.\d\d%\)/)
  await expect(confirmButton()).toBeDisabled()
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('price-rises')

  await page.locator('#accept-price').click()
  await expect(updated()).toHaveCount(0)
  await expect(confirmButton()).toBeEnabled()

  await takeFromPool(pairOf('DAI'), 'DAI', AMOUNT)
  await mineBlock()
  await expect(updated()).toContainText('The price moved against you.')
  await expect(updated()).toContainText(/You get: was [\d.,]+ DAI, now [\d.,]+ DAI \(−\d+\.\d\d%\)/)
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('price-falls')
})

test('on a phone, signed figures are each shown in full on a separate line, with their worth (spec: money.exact-at-hand)', async () => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openSwap({ from: 'ETH', to: 'DAI', amount: '0.1' })
  await openReview()
  await expect(review()).toContainText(/0\.1 ETH.*about \$\d+/)
  // The simulation adds another line when it ends.
  const exact = await review()
    .getByText(/^Exactly [\d.,]+\sDAI$/)
    .filter({ visible: true })
    .first()
    .one()
  const lines = document.createRange()
  lines.selectNodeContents(exact)
  vitestExpect(new Set(Array.from(lines.getClientRects(), ({ top }) => Math.round(top))).size).toBe(1)
  await page.keepShots('review-360')
})

test('a press counts even if the simulation’s result moves the button away during the press (spec: shell.press)', async () => {
  await openSwap({ from: 'ETH', to: 'DAI', amount: '0.1' })
  const { promise: isPressed, resolve: answer } = Promise.withResolvers<void>()
  page.route('**/rpc', async (route) => {
    if (/eth_(?:estimateGas|simulateV1)/.test(route.request().postData())) await isPressed
    route.continue()
  })
  await openReview()
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

test('an unanswered simulation is reported in neutral words, blocks the confirmation, and is repeated automatically (spec: unreachable.review)', async () => {
  consoleErrors.allow(/Failed to send batch call/)
  await openSwap({ from: 'ETH', to: 'DAI', amount: '0.1' })
  await expect(swapButton()).toBeEnabled()
  page.route('**/rpc', (route) => {
    if (/eth_(?:estimateGas|simulateV1)/.test(route.request().postData())) route.abort()
    else route.continue()
  })
  await swapButton().click()
  const run = page.locator('#swap-rehearsal')
  await expect(run).toContainText("We couldn't check this swap: the network isn't answering. Nothing was sent.")
  await expect(run).not.toContainText('Test run failed')
  await expect(confirmButton()).toBeDisabled()
  await page.keepShots('review-unanswered')
  page.unroute('**/rpc')
  await expect(run).toContainText('Test run passed')
  await expect(confirmButton()).toBeEnabled()
})

describe('a recipient other than the account', () => {
  for (const expertMode of [false, true])
    test(`case 24: from a link is shown in full and must be ticked, ${expertMode ? 'by an expert too' : 'by everybody'}`, async () => {
      withSettings({ expertMode })
      await openSwap({ from: 'ETH', to: 'DAI', amount: '1', more: `recipient=${SECOND}` })
      await expect(swapButton()).toBeEnabled()
      await swapButton().click()
      await expect(review()).toContainText('Output will be sent to 0x7099...79C8')
      await expect(review()).toContainText(SECOND)
      await expect(confirmButton()).toBeDisabled()
      await expect(review()).toContainText('Tick the box above first.')
      await page.locator('#recipient-checked').check()
      await expect(confirmButton()).toBeEnabled()
      expect(wallet.asks(SEND)).toBe(0)
    })

  test('typed as a name is shown with its full address', async () => {
    await openSwap({ from: 'ETH', to: 'DAI', amount: '1', more: `recipient=${SECOND}` })
    await page.locator('.recipient-address-input').fill('petra.eth')
    await openReview()
    await expect(review()).toContainText('Output will be sent to petra.eth')
    await expect(review()).toContainText(`This is the whole address: ${SECOND}`)
    await expect(page.locator('#recipient-checked')).toHaveCount(0)
  })
})

describe('the wallet during a swap', () => {
  const popup = () => page.locator('.popup')
  const done = () => expect(popup()).toContainText('Done: Swap 1 ETH')

  test('case 42: has its message shown when it refuses or fails, and the form is unchanged', async () => {
    await openSwap({ from: 'ETH', to: 'DAI', amount: '1' })
    for (const [mischief, words] of [
      [{ does: 'reject' }, 'Transaction rejected.'],
      [{ does: 'throw', error: { code: -32603, message: 'fee too low' } }, 'Swap failed: fee too low'],
    ] as const) {
      wallet.next(SEND, mischief)
      await openReview()
      await confirmButton().click()
      await expect(review().getByRole('heading', { name: 'Error' })).toBeVisible()
      await expect(page.locator('#swap-error')).toHaveText(words)
      await review().getByRole('button', { name: 'Dismiss' }).click()
      await expect(review()).toHaveCount(0)
      await expect(amountOf('input')).toHaveValue('1')
    }
    await openReview()
    await confirmButton().click()
    await closeSent()
    await done()
  })

  test('has its message shown under the button when it refuses an expert; case 48: a double press then sends once', async () => {
    withSettings({ expertMode: true })
    await openSwap({ from: 'ETH', to: 'DAI', amount: '1' })
    wallet.next(SEND, { does: 'reject' })
    await expect(swapButton()).toBeEnabled()
    await swapButton().click()
    await expect(page.locator('#swap-said')).toHaveText('Transaction rejected.')
    await expect(swapButton()).toBeEnabled()
    await expect(amountOf('input')).toHaveValue('1')
    await swapButton().focus()
    for (const _ of [1, 2, 3]) await page.keyboard.press('Enter')
    await done()
    await expect(amountOf('input')).toHaveValue('')
    vitestExpect(wallet.asks(SEND)).toBe(2)
  })

  test('case 46: leaves the form unchanged when it is locked, and the swap continues when it is connected again', async () => {
    await openSwap({ from: 'ETH', to: 'DAI', amount: '1.25', more: `recipient=${SECOND}` })
    await expect(swapButton()).toBeEnabled()
    wallet.lock()
    const connect = page.locator('#swap-page').getByRole('button', { name: 'Connect Wallet' })
    await expect(connect).toBeVisible()
    await expect(amountOf('input')).toHaveValue('1.25')
    await expect(page.locator('.recipient-address-input')).toHaveValue(SECOND)
    wallet.reportAccounts(null)
    await connect.click()
    await page.locator('#connect-INJECTED').click()
    await expect(status()).toBeVisible()
    await expect(amountOf('input')).toHaveValue('1.25')
    await expect(swapButton()).toHaveText('Swap')
  })

  test('case 46: is not asked for anything once it is locked during the review', async () => {
    await openSwap({ from: 'ETH', to: 'DAI', amount: '1' })
    await openReview()
    wallet.lock()
    await expect(review().getByRole('alert')).toHaveText(
      'Your wallet is no longer connected. Connect it again to continue.',
    )
    await expect(confirmButton()).not.toBeEnabled()
    await page.keyboard.press('Escape')
    await expect(amountOf('input')).toHaveValue('1')
    vitestExpect(wallet.asks(SEND)).toBe(0)
  })
})
