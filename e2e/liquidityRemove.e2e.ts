// Needs: story, wallet, chain
// Removing pool shares, to the wei, and revoking their allowance.
import type { TestChain } from '@musi/devchain/testing/testChain'
import { tokenReads } from '@musi/devchain/testing/tokenReads'
import type { Page } from '@playwright/test'
import { expect } from './testing/harness.ts'
import { keepShot } from './testing/keepShot.ts'
import { pairOf, poolOf, provide, sharesOf } from './testing/steps/liquiditySteps.ts'
import { lastRequest } from './testing/steps/reviewSteps.ts'
import { approveRouter } from './testing/steps/rivalSteps.ts'
import { COIN, newestTransaction, test, tokenOf, withSettings } from './testing/steps/swapSteps.ts'
import { FIRST, status } from './testing/steps/walletSteps.ts'

const SIGN = 'eth_signTypedData_v4'
const SEND = 'eth_sendTransaction'
const SEND_CALLS = 'wallet_sendCalls'

const removeButton = (page: Page) => page.locator('#remove-button')
const confirmButton = (page: Page) => page.locator('#confirm-remove')
const review = (page: Page) => page.locator('#review-remove')

async function openRemoval(page: Page, chain: TestChain, symbol: string): Promise<void> {
  await page.goto(`/remove/ETH/${tokenOf(chain, symbol)}`)
  await expect(status(page)).toBeVisible()
  await expect(page.locator('#position-card')).toBeVisible()
}

/** Presses Tab until this element has the focus. */
async function tabTo(page: Page, id: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await page.locator(`#${id}`).evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach #${id}.`)
}

test('a keyboard alone removes liquidity from the list of pools, to the wei (spec: liquidity.remove-calls)', async ({
  page,
  chain,
  wallet,
}) => {
  await provide(chain, 'DAI', COIN)
  const { native, balance, supply } = tokenReads(chain.request)
  const pair = pairOf(chain, 'DAI')
  await page.goto('/pool')
  const card = page.locator('#pool-page article').filter({ hasText: 'ETH/DAI' })
  await card.getByRole('button', { name: /^Manage/ }).press('Enter')
  await card.getByRole('link', { name: 'Remove' }).press('Enter')
  await expect(page).toHaveURL(`/remove/ETH/${tokenOf(chain, 'DAI')}`)
  await expect(page.locator('#position-card')).toBeVisible()
  const before = {
    pool: await poolOf(chain, 'DAI'),
    supply: await supply(pair),
    shares: await sharesOf(chain, 'DAI'),
    native: await native(FIRST),
    dai: await balance(tokenOf(chain, 'DAI'), FIRST),
  }
  await tabTo(page, 'remove-50')
  await page.keyboard.press('Enter')
  await expect(page.locator('#approve-button')).toBeEnabled()
  await tabTo(page, 'approve-button')
  await page.keyboard.press('Enter')
  await expect(removeButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(confirmButton(page)).toBeEnabled()
  await tabTo(page, 'confirm-remove')
  await page.keyboard.press('Enter')
  await expect(page.locator('#remove-got')).toHaveText(/^You got [\d.]+ ETH and [\d,.]+ DAI$/)
  await keepShot(page, 'removed')
  await tabTo(page, 'remove-done')
  await page.keyboard.press('Enter')
  await expect(page.locator('#remove-25')).toBeFocused()

  const burned = before.shares / 2n
  const out = (reserve: bigint) => (burned * reserve) / before.supply
  const { fee } = await newestTransaction(chain)
  expect(await sharesOf(chain, 'DAI')).toBe(before.shares - burned)
  expect(await supply(pair)).toBe(before.supply - burned)
  expect(await balance(tokenOf(chain, 'DAI'), FIRST)).toBe(before.dai + out(before.pool.token))
  expect(await native(FIRST)).toBe(before.native + out(before.pool.native) - fee)
  expect([wallet.requestCount(SIGN), wallet.requestCount(SEND)]).toEqual([1, 1])
  expect(lastRequest(wallet).method).toBe('removeLiquidityETHWithPermit')
})

test.describe('a token with a transfer fee', () => {
  test('case 6: liquidity of a token with a transfer fee is not removed if less would arrive than was shown, and is removed by a special call within a wider tolerance', async ({
    page,
    chain,
    wallet,
  }) => {
    await provide(chain, 'TOLL', COIN / 10n)
    await openRemoval(page, chain, 'TOLL')
    await page.locator('#remove-100').click()
    await page.locator('#approve-button').click()
    await removeButton(page).click()
    await expect(review(page).getByRole('heading', { name: 'Test run failed' })).toBeVisible()
    await expect(confirmButton(page)).toBeDisabled()
    await expect(review(page).getByText(/a higher slippage tolerance/)).toBeVisible()
    await keepShot(page, 'stopped')
    expect(wallet.requestCount(SEND)).toBe(0)

    await withSettings(page, { slippageBps: 3000 })
    await openRemoval(page, chain, 'TOLL')
    await page.locator('#remove-100').click()
    await page.locator('#approve-button').click()
    await removeButton(page).click()
    await expect(confirmButton(page)).toBeEnabled()
    await confirmButton(page).click()
    await expect(page.locator('#remove-got')).toContainText(/TOLL 0x[\dA-Fa-f]{4}\.{3}[\dA-Fa-f]{4}$/)
    expect(lastRequest(wallet).method).toBe('removeLiquidityETHWithPermitSupportingFeeOnTransferTokens')
    expect(await sharesOf(chain, 'TOLL')).toBe(0n)
  })
})

test.describe('a wallet that batches calls', () => {
  test.use({ batches: true })

  test('with a wallet that batches calls, approving and removing are one request, and so is revoking several approvals (spec: approvals.revoke)', async ({
    page,
    chain,
    wallet,
  }) => {
    await provide(chain, 'DAI', COIN)
    await approveRouter(chain, FIRST, 'USDC', 5n)
    await openRemoval(page, chain, 'DAI')
    await page.locator('#remove-100').click()
    await expect(removeButton(page)).toBeEnabled()
    await removeButton(page).click()
    await expect(confirmButton(page)).toBeEnabled()
    await confirmButton(page).click()
    await expect(page.locator('#remove-got')).toContainText(/DAI$/)
    await page.locator('#remove-done').click()
    expect(wallet.requestCount(SEND_CALLS)).toBe(1)
    expect(await sharesOf(chain, 'DAI')).toBe(0n)

    await page.goto('/approvals')
    const rows = page.getByRole('list', { name: 'Your open approvals' }).getByRole('listitem')
    await expect(rows).toHaveCount(2)
    await page.getByLabel('Select all').check()
    await expect(page.locator('#revoke-how')).toHaveText('Your wallet takes all of them in one transaction.')
    await page.locator('#revoke-selected').click()
    await expect(page.locator('#revoke-end')).toHaveText('2 revocations sent.')
    await expect(rows.filter({ hasText: 'Revoked' })).toHaveCount(2)
    await keepShot(page, 'revoked')
    expect(wallet.requestCount(SEND_CALLS)).toBe(2)
    const { allowance } = tokenReads(chain.request)
    for (const symbol of ['DAI', 'USDC'])
      expect(await allowance(tokenOf(chain, symbol), FIRST, chain.addressBook.contracts.v2Router)).toBe(0n)
  })
})
