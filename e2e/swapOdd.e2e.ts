// Needs: wallet, chain
// Swaps of misbehaving tokens, and swaps for a recipient name whose address changes meanwhile.
import { sendMined } from '@musi/chain/testing/sendMined'
import { requireAllowanceReset } from '@musi/devchain/testing/requireAllowanceReset'
import { tokenReads } from '@musi/devchain/testing/tokenReads'
import {
  TRANSFER_FAILURES,
  makeTokenFail,
  shrinkBalances,
  makeTokenUnapprovable,
} from '@musi/devchain/testing/misbehavingTokens'
import type { Page } from '@playwright/test'
import { expect } from './testing/harness.ts'
import type { NodeWallet } from './testing/nodeWallet.ts'
import { SEND, PRICE_MOVED, error, openReview } from './testing/steps/reviewSteps.ts'
import { approveRouter, setNameAddress, pairOf } from './testing/steps/rivalSteps.ts'
import {
  amountOf,
  approveButton,
  closeSent,
  confirmButton,
  confirmSwap,
  balanceOf,
  openSwap,
  popup,
  review,
  routedAmounts,
  swapButton,
  test,
  tokenOf,
  acceptTokenWarning,
  withSettings,
} from './testing/steps/swapSteps.ts'
import { FIRST, SECOND } from './testing/steps/walletSteps.ts'

const rejectsWith = (reason: string) =>
  `The transaction cannot succeed due to error: ${reason}. This is probably an issue with one of the tokens you are swapping.`

test.describe('odd tokens', () => {
  /** Expects the review to end with this text and without a signature. */
  async function expectRefused(page: Page, wallet: NodeWallet, text: string): Promise<void> {
    await openReview(page)
    await confirmButton(page).click()
    await expect(error(page)).toHaveText(text)
    expect(wallet.requestCount(SEND)).toBe(0)
  }

  test('case 6: a swap to a token with a transfer fee is not signed if less would arrive than shown or allowed by the slippage', async ({
    page,
    chain,
    wallet,
  }) => {
    await approveRouter(chain, FIRST, 'TOLL')
    await openSwap(page, chain, { from: 'ETH', to: 'TOLL', amount: '100', exact: 'output' })
    await acceptTokenWarning(page)
    await expect(swapButton(page)).toBeEnabled()
    await swapButton(page).click()
    await expect(review(page).locator('#swap-rehearsal')).toHaveAttribute('data-kind', 'problem')
    await expect(review(page)).toContainText('it would take more or give less than the screen says')
    await expect(confirmButton(page)).toBeDisabled()
    expect(wallet.requestCount(SEND)).toBe(0)
    await page.keyboard.press('Escape')

    await amountOf(page, 'input').fill('0.01')
    await expectRefused(page, wallet, PRICE_MOVED)
    await page.keyboard.press('Escape')

    await page.locator('#swap-switch').click()
    await amountOf(page, 'output').fill('0.01')
    await expectRefused(page, wallet, rejectsWith('UniswapV2: K'))
  })

  test('case 9: a token whose transfer fails in any way is reported, and nothing is signed', async ({
    page,
    chain,
    wallet,
  }) => {
    await approveRouter(chain, FIRST, 'USDT')
    await openSwap(page, chain, { from: 'USDT', to: 'ETH', amount: '5' })
    for (const [way, reason] of Object.entries(TRANSFER_FAILURES))
      await test.step(way, async () => {
        await expect(swapButton(page)).toBeEnabled()
        await makeTokenFail(chain, tokenOf(chain, 'USDT'), way as keyof typeof TRANSFER_FAILURES)
        await expectRefused(page, wallet, rejectsWith(reason))
        await page.keyboard.press('Escape')
      })
  })

  test('case 10: the form guides through resetting an old approval first, and then swaps', async ({
    page,
    chain,
    wallet,
  }) => {
    const { allowance } = tokenReads(chain.request)
    const router = chain.addressBook.contracts.v2Router
    await approveRouter(chain, FIRST, 'USDT', 7n)
    await requireAllowanceReset(chain, tokenOf(chain, 'USDT'))
    await openSwap(page, chain, { from: 'USDT', to: 'ETH', amount: '20' })
    await expect(page.getByText('You approve twice')).toBeVisible()
    await approveButton(page).click()
    await page.getByRole('radio', { name: 'Only 20 USDT' }).check()
    expect(await allowance(tokenOf(chain, 'USDT'), FIRST, router)).toBe(0n)
    await approveButton(page).click()
    await expect(approveButton(page)).toHaveText('Approved')
    await confirmSwap(page)
    await expect(popup(page).filter({ hasText: 'Done: Swap 20 USDT' })).toBeVisible()
    expect(wallet.requestCount(SEND)).toBe(3)
    expect(await allowance(tokenOf(chain, 'USDT'), FIRST, router)).toBe(0n)
  })

  test('case 9: a token that refuses every approval is reported, and no button is enabled; case 7: a balance below the quoted amount shows its message', async ({
    page,
    chain,
    wallet,
    allow,
  }) => {
    await makeTokenUnapprovable(chain, tokenOf(chain, 'DAI'))
    await openSwap(page, chain, { from: 'DAI', to: 'ETH', amount: '5' })
    await expect(page.getByText('This token can’t be approved, so it can’t be swapped here.')).toBeVisible()
    await expect(approveButton(page)).toBeDisabled()
    await expect(swapButton(page)).toBeDisabled()

    allow(/Failed to load resource|ERR_FAILED|net::/)
    await page.route('**/heads', (route) => route.abort())
    await shrinkBalances(chain, tokenOf(chain, 'USDT'), 1000n)
    await openSwap(page, chain, { from: 'ETH', to: 'USDT', amount: '1' })
    await openReview(page)
    await shrinkBalances(chain, tokenOf(chain, 'USDT'), 500n)
    // The pool updates its reserves.
    await sendMined(chain.request, { from: SECOND, to: pairOf(chain, 'USDT'), data: '0xfff6cae9' })
    await confirmButton(page).click()
    await expect(error(page)).toHaveText(PRICE_MOVED)
    expect(wallet.requestCount(SEND)).toBe(0)
  })
})

test.describe('a name as recipient', () => {
  const NAME = 'band.eth'
  const THIRD = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
  const FOURTH = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

  test('case 41: must be reviewed and confirmed again if its address changes between review and confirmation', async ({
    page,
    chain,
    wallet,
  }) => {
    await setNameAddress(chain, NAME, THIRD)
    await openSwap(page, chain, { from: 'ETH', to: 'DAI', amount: '1', more: `recipient=${NAME}` })
    await expect(swapButton(page)).toBeEnabled()
    await swapButton(page).click()
    await expect(review(page)).toContainText(`Output will be sent to ${NAME}`)
    await expect(review(page)).toContainText(THIRD)
    await page.locator('#recipient-checked').check()
    await expect(confirmButton(page)).toBeEnabled()
    await setNameAddress(chain, NAME, FOURTH)
    await expect(review(page).getByRole('alert')).toContainText('Price Updated')
    await expect(confirmButton(page)).toBeDisabled()
    await page.locator('#accept-price').click()
    await expect(review(page)).toContainText(FOURTH)
    await expect(page.locator('#recipient-checked')).not.toBeChecked()
    await expect(confirmButton(page)).toBeDisabled()
    expect(wallet.requestCount(SEND)).toBe(0)
    const before = { third: await balanceOf(chain, THIRD, 'DAI'), fourth: await balanceOf(chain, FOURTH, 'DAI') }
    await page.locator('#recipient-checked').check()
    await confirmButton(page).click()
    await closeSent(page)
    expect(await balanceOf(chain, THIRD, 'DAI')).toBe(before.third)
    expect(await balanceOf(chain, FOURTH, 'DAI')).toBeGreaterThan(before.fourth)
  })

  test('case 24: must be ticked even by an expert if it came with the link, but not if the expert enters it, as an address or a name, and it gets the output', async ({
    page,
    chain,
    wallet,
  }) => {
    await setNameAddress(chain, NAME, THIRD)
    await withSettings(page, { expertMode: true })
    await openSwap(page, chain, { from: 'ETH', to: 'DAI', amount: '1', more: `recipient=${SECOND}` })
    await expect(swapButton(page)).toBeEnabled()
    await swapButton(page).click()
    await expect(review(page)).toContainText(SECOND)
    await expect(confirmButton(page)).toBeDisabled()
    expect(wallet.requestCount(SEND)).toBe(0)
    await page.locator('#recipient-checked').check()
    await confirmButton(page).click()
    await closeSent(page)
    await expect(popup(page)).toContainText('to 0x7099...79C8')
    await popup(page).getByRole('button', { name: 'Dismiss' }).click()

    const field = page.locator('.recipient-address-input')
    await openSwap(page, chain, { from: 'ETH', to: 'DAI', amount: '1' })
    await page.locator('#add-recipient-button').click()
    await expect(swapButton(page)).toHaveText('Enter a recipient')
    await field.fill(chain.addressBook.contracts.v2Router)
    await expect(swapButton(page)).toHaveText('Invalid recipient')
    await field.fill(SECOND)
    await expect(swapButton(page)).toHaveText('Swap')
    const before = { second: await balanceOf(chain, SECOND, 'DAI'), third: await balanceOf(chain, THIRD, 'DAI') }
    await swapButton(page).click()
    await expect(popup(page)).toContainText('to 0x7099...79C8')
    await expect(review(page)).toHaveCount(0)
    expect(await balanceOf(chain, SECOND, 'DAI')).toBe(before.second + (await routedAmounts(chain)).amountOut)
    expect(wallet.requestCount(SEND)).toBe(2)
    await popup(page).getByRole('button', { name: 'Dismiss' }).click()

    await field.fill(NAME)
    await expect(page.locator('#recipient')).toContainText(THIRD)
    await amountOf(page, 'input').fill('1')
    await expect(swapButton(page)).toHaveText('Swap')
    await swapButton(page).click()
    await expect(popup(page)).toContainText(`to ${NAME}`)
    expect(await balanceOf(chain, THIRD, 'DAI')).toBe(before.third + (await routedAmounts(chain)).amountOut)
    await page.locator('#remove-recipient-button').click()
    await expect(field).toHaveCount(0)
  })
})
