// Needs: wallet, chain
import type { TestChain } from '@musi/devchain/testChain'
import { tokenReads } from '@musi/devchain/tokenReads'
import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations } from './harness.ts'
import { allowRouter } from './rivalDeeds.ts'
import {
  type SwapForm,
  COIN,
  amountOf,
  approveButton,
  closeSent,
  confirmButton,
  confirmSwap,
  details,
  balanceOf,
  newestTransaction,
  openSwap,
  popup,
  review,
  routedAmounts,
  swapButton,
  test,
  tokenOf,
} from './swapDeeds.ts'
import { FIRST, SECOND, status } from './walletDeeds.ts'

async function bothHeld(chain: TestChain, { from, to }: SwapForm, owner: `0x${string}` = FIRST) {
  return { input: await balanceOf(chain, owner, from), output: await balanceOf(chain, owner, to) }
}

test.describe('swaps, to the wei that the deployed router tells', () => {
  const SWAPS: readonly (SwapForm & { method: string; hops: number })[] = [
    { from: 'ETH', to: 'DAI', amount: '1.5', method: 'swapExactETHForTokens', hops: 1 },
    { from: 'ETH', to: 'IGG', amount: '0.02', method: 'swapExactETHForTokens', hops: 2 },
    { from: 'DAI', to: 'ETH', amount: '123.456', method: 'swapExactTokensForETH', hops: 1 },
    { from: 'DAI', to: 'USDC', amount: '77', method: 'swapExactTokensForTokens', hops: 1 },
    { from: 'OM', to: 'IGG', amount: '500', method: 'swapExactTokensForTokens', hops: 3 },
    { from: 'ETH', to: 'DAI', amount: '1000', exact: 'output', method: 'swapETHForExactTokens', hops: 1 },
    { from: 'DAI', to: 'ETH', amount: '0.2', exact: 'output', method: 'swapTokensForExactETH', hops: 1 },
    { from: 'DAI', to: 'USDC', amount: '50', exact: 'output', method: 'swapTokensForExactTokens', hops: 1 },
    { from: 'OM', to: 'IGG', amount: '40', exact: 'output', method: 'swapTokensForExactTokens', hops: 3 },
  ]
  for (const asked of SWAPS)
    test(`${asked.from} to ${asked.to}, exact ${asked.exact ?? 'input'}, through ${asked.hops} pools`, async ({
      page,
      chain,
    }) => {
      if (asked.from !== 'ETH') await allowRouter(chain, FIRST, asked.from)
      const before = await bothHeld(chain, asked)
      await openSwap(page, chain, asked)
      await confirmSwap(page)
      await expect(popup(page)).toContainText(/^Done: Swap/)
      const { fee } = await newestTransaction(chain)
      const told = await routedAmounts(chain)
      expect([told.method, told.path.length - 1]).toEqual([asked.method, asked.hops])
      const after = await bothHeld(chain, asked)
      expect(before.input - after.input - (asked.from === 'ETH' ? fee : 0n)).toBe(told.amountIn)
      expect(after.output - before.output + (asked.to === 'ETH' ? fee : 0n)).toBe(told.amountOut)
      await expect(amountOf(page, 'input')).toHaveValue('')
    })
})

test('the native currency is wrapped and unwrapped, one for one', async ({ page, chain }) => {
  await openSwap(page, chain, { from: 'ETH', to: 'WETH', amount: '0.75' })
  const button = page.locator('#wrap-button')
  await expect(amountOf(page, 'output')).toHaveValue('0.75')
  await expect(button).toHaveText('Wrap')
  await expect(details(page)).toHaveCount(0)
  const before = await balanceOf(chain, FIRST, 'WETH')
  await button.click()
  await expect(popup(page)).toContainText('Wrap 0.75 ETH to WETH')
  expect(await balanceOf(chain, FIRST, 'WETH')).toBe(before + (3n * COIN) / 4n)

  await page.locator('#swap-switch').click()
  await amountOf(page, 'input').fill('0.5')
  await expect(button).toHaveText('Unwrap')
  await button.click()
  await expect(popup(page).filter({ hasText: 'Unwrap 0.5 WETH to ETH' })).toBeVisible()
  expect(await balanceOf(chain, FIRST, 'WETH')).toBe(before + COIN / 4n)

  await amountOf(page, 'input').fill('')
  await expect(button).toHaveText('Enter an amount')
  await amountOf(page, 'input').fill('999999')
  await expect(button).toHaveText('Insufficient WETH balance')
  await page.locator('#swap-switch').click()
  await expect(button).toHaveText('Insufficient ETH balance')
})

test('a better price on V1 is pointed at, used, and left again', async ({ page, chain }) => {
  await openSwap(page, chain, { from: 'ETH', to: 'USDC', amount: '0.1', more: 'theme=light' })
  const notice = page.locator('#swap-version')
  await expect(notice).toHaveText('There is a better price for this trade on V1 ↗')
  await notice.getByRole('link').click()
  await expect(page).toHaveURL(/[?&]use=v1/)
  await expect(page).toHaveURL(/[?&]theme=light/)
  await expect(amountOf(page, 'input')).toHaveValue('0.1')
  await expect(notice).toHaveText('Showing V1 price. Switch to V2 ↗')
  const before = await bothHeld(chain, { from: 'ETH', to: 'USDC' })
  const shown = await amountOf(page, 'output').inputValue()
  await confirmSwap(page)
  await expect(popup(page)).toContainText(/Swap 0\.1 ETH for [\d.]+ USDC on V1/)
  const after = await bothHeld(chain, { from: 'ETH', to: 'USDC' })
  const { fee, value } = await newestTransaction(chain)
  expect(before.input - after.input - fee).toBe(value)
  expect(value).toBe(COIN / 10n)
  // The screen says 6 digits of it, and a token of 6 decimals has no more at this size.
  const digits = String(after.output - before.output)
  expect(digits.slice(0, 6)).toBe(shown.replace('.', '').slice(0, 6))

  await amountOf(page, 'input').fill('0.1')
  await notice.getByRole('link').click()
  await expect(page).not.toHaveURL(/use=v1/)
})

test('on V1 a token is approved to its exchange, and swapped through the native currency', async ({ page, chain }) => {
  await openSwap(page, chain, { from: 'DAI', to: 'wBTC', amount: '50', more: 'use=v1' })
  await expect(approveButton(page)).toBeEnabled()
  await approveButton(page).click()
  await expect(approveButton(page)).toHaveText('Approved')
  const before = await bothHeld(chain, { from: 'DAI', to: 'wBTC' })
  await confirmSwap(page)
  await expect(popup(page).filter({ hasText: 'on V1' })).toBeVisible()
  const after = await bothHeld(chain, { from: 'DAI', to: 'wBTC' })
  expect(before.input - after.input).toBe(50n * COIN)
  expect(after.output).toBeGreaterThan(before.output)
})

test('case 6: a token that keeps a part of each transfer is swapped by the call made for it', async ({
  page,
  chain,
}) => {
  await page.goto('/swap')
  await allowRouter(chain, FIRST, 'TOLL')
  const before = await bothHeld(chain, { from: 'TOLL', to: 'ETH' })
  await openSwap(page, chain, { from: 'TOLL', to: 'ETH', amount: '100' })
  await page.locator('.understand-checkbox').check()
  await page.locator('.token-dismiss-button').click()
  await page.evaluate(() =>
    localStorage.setItem('musi.settings', JSON.stringify({ version: 1, data: { slippageBps: 300 } })),
  )
  await page.reload()
  await page.locator('.understand-checkbox').check()
  await page.locator('.token-dismiss-button').click()
  await confirmSwap(page)
  await expect(popup(page)).toContainText(/Swap 100 TOLL/)
  expect((await routedAmounts(chain)).method).toBe('swapExactTokensForETHSupportingFeeOnTransferTokens')
  const after = await bothHeld(chain, { from: 'TOLL', to: 'ETH' })
  expect(before.input - after.input).toBe(100n * COIN)
  expect(after.output).toBeGreaterThan(before.output)
})

test.describe('somebody else gets the output', () => {
  const setExpert = (page: Page) =>
    page.addInitScript(() =>
      localStorage.setItem('musi.settings', JSON.stringify({ version: 1, data: { expertMode: true } })),
    )

  test('case 24: a recipient of the link is marked, shown whole and ticked before anything is sent', async ({
    page,
    chain,
  }) => {
    await openSwap(page, chain, { from: 'ETH', to: 'DAI', amount: '1', more: `recipient=${SECOND}` })
    await expect(page.locator('#recipient')).toContainText('From link')
    const before = await balanceOf(chain, SECOND, 'DAI')
    await swapButton(page).click()
    await expect(review(page)).toContainText(`Output will be sent to 0x7099...79C8`)
    await expect(review(page)).toContainText(SECOND)
    await expect(confirmButton(page)).toBeDisabled()
    await page.locator('#recipient-checked').check()
    await expectNoAxeViolations(page)
    await confirmButton(page).click()
    await closeSent(page)
    await expect(popup(page)).toContainText('to 0x7099...79C8')
    expect(await balanceOf(chain, SECOND, 'DAI')).toBe(before + (await routedAmounts(chain)).amountOut)
  })

  test('an expert adds one, and sends without a question', async ({ page, chain, wallet }) => {
    await setExpert(page)
    await openSwap(page, chain, { from: 'ETH', to: 'DAI', amount: '1' })
    await page.locator('#add-recipient-button').click()
    await expect(swapButton(page)).toHaveText('Enter a recipient')
    const field = page.locator('.recipient-address-input')
    await field.fill(chain.addressBook.contracts.v2Router)
    await expect(swapButton(page)).toHaveText('Invalid recipient')
    await field.fill(SECOND)
    await expect(swapButton(page)).toHaveText('Swap')
    const before = await balanceOf(chain, SECOND, 'DAI')
    await swapButton(page).click()
    await expect(popup(page)).toContainText('to 0x7099...79C8')
    await expect(review(page)).toHaveCount(0)
    expect(await balanceOf(chain, SECOND, 'DAI')).toBe(before + (await routedAmounts(chain)).amountOut)
    expect(wallet.requestCount('eth_sendTransaction')).toBe(1)
    await page.locator('#remove-recipient-button').click()
    await expect(field).toHaveCount(0)
  })
})

test('approving exactly so much leaves nothing behind, and the two steps stay in sight', async ({ page, chain }) => {
  const { allowance } = tokenReads(chain.request)
  const router = chain.addressBook.contracts.v2Router
  await openSwap(page, chain, { from: 'DAI', to: 'ETH', amount: '20' })
  await expect(approveButton(page)).toHaveText('Approve DAI')
  await expect(swapButton(page)).toBeDisabled()
  await page.getByRole('radio', { name: 'Only 20 DAI' }).check()
  await expect(page.getByText('This approval lets 20 DAI be spent, this once')).toBeVisible()
  await expectNoAxeViolations(page)
  await approveButton(page).click()
  await expect(approveButton(page)).toHaveText('Approved')
  expect(await allowance(tokenOf(chain, 'DAI'), FIRST, router)).toBe(20n * COIN)
  await confirmSwap(page)
  await expect(popup(page).filter({ hasText: 'Swap 20 DAI' })).toBeVisible()
  expect(await allowance(tokenOf(chain, 'DAI'), FIRST, router)).toBe(0n)
})

test('approving without limit is offered first, and one step is enough the next time', async ({ page, chain }) => {
  const { allowance } = tokenReads(chain.request)
  await openSwap(page, chain, { from: 'DAI', to: 'ETH', amount: '20' })
  await approveButton(page).click()
  await expect(approveButton(page)).toHaveText('Approved')
  expect(await allowance(tokenOf(chain, 'DAI'), FIRST, chain.addressBook.contracts.v2Router)).toBe(2n ** 256n - 1n)
  await page.reload()
  await expect(swapButton(page)).toBeEnabled()
  await expect(approveButton(page)).toHaveCount(0)
})

test.describe('a wallet that does several at once', () => {
  test.use({ batches: true })

  test('approves exactly and swaps in one transaction, or one after the other', async ({ page, chain, wallet }) => {
    const { allowance } = tokenReads(chain.request)
    await openSwap(page, chain, { from: 'DAI', to: 'ETH', amount: '20' })
    await expect(page.getByText('Limited to 20 DAI.')).toBeVisible()
    const before = await balanceOf(chain, FIRST, 'DAI')
    await confirmSwap(page)
    await expect(popup(page)).toContainText('Approve DAI and swap 20 DAI for')
    expect(await balanceOf(chain, FIRST, 'DAI')).toBe(before - 20n * COIN)
    expect(await allowance(tokenOf(chain, 'DAI'), FIRST, chain.addressBook.contracts.v2Router)).toBe(0n)
    expect(wallet.requestCount('wallet_sendCalls')).toBe(1)

    await amountOf(page, 'input').fill('10')
    await page.locator('#swap-apart').click()
    await expect(approveButton(page)).toBeEnabled()
  })
})

test('the status pill counts the swap until it is done', async ({ page, chain }) => {
  await chain.request('evm_setAutomine', [false])
  await openSwap(page, chain, { from: 'ETH', to: 'DAI', amount: '1' })
  await swapButton(page).click()
  await confirmButton(page).click()
  await expect(status(page)).toHaveText('1 Pending')
  await closeSent(page)
  await chain.request('evm_mine')
  await expect(popup(page)).toContainText(/^Done: Swap/)
})
