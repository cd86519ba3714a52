// Needs: wallet, chain
import { requireAllowanceReset } from '@musi/devchain/testing/requireAllowanceReset'
import type { TestChain } from '@musi/devchain/testing/testChain'
import { tokenReads } from '@musi/devchain/testing/tokenReads'
import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations } from './testing/harness.ts'
import { mineBlocks } from './testing/reorgTool.ts'
import { approveRouter } from './testing/steps/rivalSteps.ts'
import {
  type SwapForm,
  COIN,
  amountOf,
  approveButton,
  closeSent,
  confirmButton,
  confirmSwap,
  details,
  countMinedRecords,
  balanceOf,
  newestTransaction,
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

async function bothBalances(chain: TestChain, { from, to }: SwapForm, owner: `0x${string}` = FIRST) {
  return { input: await balanceOf(chain, owner, from), output: await balanceOf(chain, owner, to) }
}

/** A swap, with the expected router method and number of hops. */
type SwapStep = SwapForm & { amount: string; method: string; hops: number }

/** Changes the open form to the next swap: first the tokens that differ, then the amount. */
async function fillNext(page: Page, chain: TestChain, { from, to, amount, exact = 'input' }: SwapStep): Promise<void> {
  for (const [side, symbol] of [
    ['input', from],
    ['output', to],
  ] as const) {
    const field = page.locator(`#swap-currency-${side}`)
    const chosen = field.locator('.token-symbol-container')
    if ((await chosen.textContent()) === symbol) continue
    await field.locator('.open-currency-select-button').click()
    await page.locator('#token-search-input').fill(symbol === 'ETH' ? symbol : tokenOf(chain, symbol))
    await expect(page.locator('#token-select').getByRole('row').first()).toContainText(symbol)
    await page.locator('#token-search-input').press('Enter')
    await expect(chosen).toHaveText(symbol)
  }
  await amountOf(page, exact).fill(amount)
}

/** Swaps, and expects the amounts the deployed router quotes, to the wei. */
async function expectQuotedSwap(page: Page, chain: TestChain, asked: SwapStep): Promise<void> {
  const before = await bothBalances(chain, asked)
  await confirmSwap(page)
  await expect(popup(page)).toContainText(/^Done: Swap/)
  const { fee } = await newestTransaction(chain)
  const routed = await routedAmounts(chain)
  expect([routed.method, routed.path.length - 1]).toEqual([asked.method, asked.hops])
  const after = await bothBalances(chain, asked)
  expect(before.input - after.input - (asked.from === 'ETH' ? fee : 0n)).toBe(routed.amountIn)
  expect(after.output - before.output + (asked.to === 'ETH' ? fee : 0n)).toBe(routed.amountOut)
  await expect(amountOf(page, 'input')).toHaveValue('')
  await popup(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(popup(page)).toHaveCount(0)
  // Pools store their price once a second; a gas estimate in the second of another trade does not include that write.
  await chain.request('evm_increaseTime', [1])
  await mineBlocks(chain)
}

/** Series of swaps, small enough that none changes the best route of the next. */
const SWAP_SERIES: readonly (readonly [name: string, stations: readonly SwapStep[]])[] = [
  [
    'through one pool, in both directions and with either side exact',
    [
      { from: 'ETH', to: 'DAI', amount: '0.15', method: 'swapExactETHForTokens', hops: 1 },
      { from: 'ETH', to: 'DAI', amount: '100', exact: 'output', method: 'swapETHForExactTokens', hops: 1 },
      { from: 'DAI', to: 'ETH', amount: '123.456', method: 'swapExactTokensForETH', hops: 1 },
      { from: 'DAI', to: 'ETH', amount: '0.02', exact: 'output', method: 'swapTokensForExactETH', hops: 1 },
      { from: 'DAI', to: 'USDC', amount: '77', method: 'swapExactTokensForTokens', hops: 1 },
      { from: 'DAI', to: 'USDC', amount: '50', exact: 'output', method: 'swapTokensForExactTokens', hops: 1 },
    ],
  ],
  [
    'through two and three pools',
    [
      { from: 'OM', to: 'IGG', amount: '500', method: 'swapExactTokensForTokens', hops: 3 },
      { from: 'OM', to: 'IGG', amount: '40', exact: 'output', method: 'swapTokensForExactTokens', hops: 3 },
      { from: 'ETH', to: 'IGG', amount: '0.02', method: 'swapExactETHForTokens', hops: 2 },
    ],
  ],
]
for (const [name, stations] of SWAP_SERIES)
  test(`several swaps in a row ${name} match the deployed router to the wei`, async ({ page, chain }) => {
    for (const symbol of new Set(stations.map(({ from }) => from)))
      if (symbol !== 'ETH') await approveRouter(chain, FIRST, symbol)
    const [first] = stations
    if (first !== undefined) await openSwap(page, chain, first)
    for (const station of stations)
      await test.step(`${station.from} to ${station.to}, exact ${station.exact ?? 'input'}`, async () => {
        if (station !== first) await fillNext(page, chain, station)
        await expectQuotedSwap(page, chain, station)
      })
  })

test('wrapping and unwrapping native currency is one to one', async ({ page, chain }) => {
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

test('a better V1 price is announced and can be chosen and unchosen; a token is approved for its V1 exchange and swapped through the native currency', async ({
  page,
  chain,
}) => {
  await openSwap(page, chain, { from: 'ETH', to: 'USDC', amount: '0.1', more: 'theme=light' })
  const notice = page.locator('#swap-version')
  await expect(notice).toHaveText('There is a better price for this trade on V1 ↗')
  await notice.getByRole('link').click()
  await expect(page).toHaveURL(/[?&]use=v1/)
  await expect(page).toHaveURL(/[?&]theme=light/)
  await expect(amountOf(page, 'input')).toHaveValue('0.1')
  await expect(notice).toHaveText('Showing V1 price. Switch to V2 ↗')
  const before = await bothBalances(chain, { from: 'ETH', to: 'USDC' })
  const shown = await amountOf(page, 'output').inputValue()
  await confirmSwap(page)
  await expect(popup(page)).toContainText(/Swap 0\.1 ETH for [\d.]+ USDC on V1/)
  const after = await bothBalances(chain, { from: 'ETH', to: 'USDC' })
  const { fee, value } = await newestTransaction(chain)
  expect(before.input - after.input - fee).toBe(value)
  expect(value).toBe(COIN / 10n)
  // The screen shows 6 digits, which are all the digits of such an amount of a token with 6
  // decimals.
  const digits = String(after.output - before.output)
  expect(digits.slice(0, 6)).toBe(shown.replace('.', '').slice(0, 6))

  await amountOf(page, 'input').fill('0.1')
  await notice.getByRole('link').click()
  await expect(page).not.toHaveURL(/use=v1/)

  await openSwap(page, chain, { from: 'DAI', to: 'wBTC', amount: '50', more: 'use=v1' })
  await expect(approveButton(page)).toBeEnabled()
  await approveButton(page).click()
  await expect(approveButton(page)).toHaveText('Approved')
  const had = await bothBalances(chain, { from: 'DAI', to: 'wBTC' })
  await confirmSwap(page)
  await expect(popup(page).filter({ hasText: /DAI.* on V1/ })).toBeVisible()
  const has = await bothBalances(chain, { from: 'DAI', to: 'wBTC' })
  expect(had.input - has.input).toBe(50n * COIN)
  expect(has.output).toBeGreaterThan(had.output)
})

test('case 6: a token with a transfer fee is swapped by the router’s fee-on-transfer call', async ({ page, chain }) => {
  await withSettings(page, { slippageBps: 300 })
  await approveRouter(chain, FIRST, 'TOLL')
  const before = await bothBalances(chain, { from: 'TOLL', to: 'ETH' })
  await openSwap(page, chain, { from: 'TOLL', to: 'ETH', amount: '100' })
  await acceptTokenWarning(page)
  await confirmSwap(page)
  await expect(popup(page)).toContainText(/Swap 100 TOLL/)
  expect((await routedAmounts(chain)).method).toBe('swapExactTokensForETHSupportingFeeOnTransferTokens')
  const after = await bothBalances(chain, { from: 'TOLL', to: 'ETH' })
  expect(before.input - after.input).toBe(100n * COIN)
  expect(after.output).toBeGreaterThan(before.output)
})

test('case 24: a recipient from the link is marked, shown in full, and must be confirmed before anything is sent', async ({
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

test('an unlimited approval is preselected; an exact one leaves no allowance, and after an unlimited one a single step is enough', async ({
  page,
  chain,
}) => {
  const { allowance } = tokenReads(chain.request)
  const allowed = () => allowance(tokenOf(chain, 'DAI'), FIRST, chain.addressBook.contracts.v2Router)
  await openSwap(page, chain, { from: 'DAI', to: 'ETH', amount: '20' })
  await expect(approveButton(page)).toHaveText('Approve DAI')
  await expect(swapButton(page)).toBeDisabled()
  await expect(page.getByRole('radio', { name: 'Unlimited' })).toBeChecked()
  await page.getByRole('radio', { name: 'Only 20 DAI' }).check()
  await expect(page.getByText('This approval lets 20 DAI be spent, this once')).toBeVisible()
  await expectNoAxeViolations(page)
  await approveButton(page).click()
  await expect(approveButton(page)).toHaveText('Approved')
  expect(await allowed()).toBe(20n * COIN)
  await confirmSwap(page)
  await expect(popup(page).filter({ hasText: 'Swap 20 DAI' })).toBeVisible()
  expect(await allowed()).toBe(0n)

  await amountOf(page, 'input').fill('30')
  await expect(page.getByRole('radio', { name: 'Only 30 DAI' })).toBeChecked()
  await page.getByRole('radio', { name: 'Unlimited' }).check()
  await approveButton(page).click()
  await expect(approveButton(page)).toHaveText('Approved')
  expect(await allowed()).toBe(2n ** 256n - 1n)
  // A page that saw the approval still shows it, and so would one opened before all three
  // transactions are recorded as mined.
  await expect.poll(() => countMinedRecords(page)).toBe(3)
  await openSwap(page, chain, { from: 'DAI', to: 'ETH', amount: '30' })
  await expect(swapButton(page)).toBeEnabled()
  await expect(approveButton(page)).toHaveCount(0)
})

test.describe('with a wallet that batches calls', () => {
  test.use({ batches: true })

  test('makes an exact approval and the swap in one transaction, or in sequence; case 10: resets an old approval in the same transaction', async ({
    page,
    chain,
    wallet,
  }) => {
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

    await approveRouter(chain, FIRST, 'USDT', 7n)
    await requireAllowanceReset(chain, tokenOf(chain, 'USDT'))
    const initialBalance = await balanceOf(chain, FIRST, 'USDT')
    await openSwap(page, chain, { from: 'USDT', to: 'ETH', amount: '20' })
    await confirmSwap(page)
    await expect(popup(page)).toContainText('Take back the approval of USDT, approve USDT and swap 20 USDT for')
    expect(initialBalance - (await balanceOf(chain, FIRST, 'USDT'))).toBe(20_000_000n)
    expect(wallet.requestCount('wallet_sendCalls')).toBe(2)
  })
})
