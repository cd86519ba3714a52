// Needs: story, wallet, chain
import type { TestChain } from '@musi/devchain/testing/testChain'
import { tokenReads } from '@musi/devchain/testing/tokenReads'
import type { Locator, Page } from '@playwright/test'
import { expect } from './testing/harness.ts'
import { approveRouter, pairOf } from './testing/steps/rivalSteps.ts'
import { COIN, balanceOf, newestTransaction, test, tokenOf } from './testing/steps/swapSteps.ts'
import { FIRST, status } from './testing/steps/walletSteps.ts'
import { pairBetween } from './testing/steps/liquiditySteps.ts'

const field = (page: Page, side: 'a' | 'b'): Locator =>
  page.locator(`#add-liquidity-input-token${side} .token-amount-input`)
const addButton = (page: Page): Locator => page.locator('#add-button')
const confirmButton = (page: Page): Locator => page.locator('#confirm-add')

const idOf = (chain: TestChain, symbol: string): string => (symbol === 'ETH' ? symbol : tokenOf(chain, symbol))

async function openAdd(page: Page, chain: TestChain, one: string, other: string): Promise<void> {
  await page.goto(`/add/${idOf(chain, one)}/${idOf(chain, other)}`)
  await expect(status(page)).toBeVisible()
}

const sharesOf = ({ request }: TestChain, pair: `0x${string}`) => tokenReads(request).balance(pair, FIRST)
const supplyOf = async ({ request }: TestChain, pair: `0x${string}`) =>
  BigInt(String(await request('eth_call', [{ to: pair, data: '0x18160ddd' }, 'latest'])))

test('the first provider creates a pair, approves both tokens, and gets the square root of the amounts’ product less a thousand locked units', async ({
  page,
  chain,
}) => {
  await openAdd(page, chain, 'COMP', 'OM')
  await expect(page.locator('#add-first')).toContainText('You are the first liquidity provider.')
  await field(page, 'a').fill('1.21')
  await field(page, 'b').fill('400')
  for (const symbol of ['COMP', 'OM']) {
    const approve = page.locator(`#approve-button-${tokenOf(chain, symbol)}`)
    await expect(approve).toBeEnabled()
    await approve.click()
    await expect(approve).toHaveText(`${symbol} approved`)
  }
  await expect(addButton(page)).toBeEnabled()
  await addButton(page).click()
  await expect(confirmButton(page)).toHaveText('Create Pool & Supply')
  await expect(confirmButton(page)).toBeEnabled()
  await confirmButton(page).click()
  await expect(page.locator('#add-got')).toHaveText('You got 21.9999 COMP/OM')
  const pair = await pairBetween(chain, tokenOf(chain, 'COMP'), tokenOf(chain, 'OM'))
  expect(await sharesOf(chain, pair)).toBe(22n * COIN - 1000n)
  expect(await supplyOf(chain, pair)).toBe(22n * COIN)
  expect(await balanceOf(chain, pair, 'COMP')).toBe((121n * COIN) / 100n)
  expect(await balanceOf(chain, pair, 'OM')).toBe(400n * COIN)
})

test('a keyboard alone is enough to enter, approve, review and confirm, and to return to the form', async ({
  page,
  chain,
}) => {
  await approveRouter(chain, FIRST, 'DAI')
  const pair = pairOf(chain, 'DAI')
  const heldNative = await balanceOf(chain, pair, 'WETH')
  const heldDai = await balanceOf(chain, pair, 'DAI')
  const shares = await sharesOf(chain, pair)
  const supply = await supplyOf(chain, pair)
  await openAdd(page, chain, 'ETH', 'DAI')
  await field(page, 'a').focus()
  await page.keyboard.type('0.5')
  await expect(addButton(page)).toBeEnabled()
  await addButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(confirmButton(page)).toBeEnabled()
  for (let presses = 0; presses < 12; presses += 1) {
    if (await confirmButton(page).evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(confirmButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#add-got')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field(page, 'a')).toBeFocused()
  await expect(field(page, 'a')).toHaveValue('')
  const half = COIN / 2n
  const dai = (half * heldDai) / heldNative
  expect((await balanceOf(chain, pair, 'DAI')) - heldDai).toBe(dai)
  const byNative = (half * supply) / heldNative
  const byDai = (dai * supply) / heldDai
  expect((await sharesOf(chain, pair)) - shares).toBe(byNative < byDai ? byNative : byDai)
})

test.describe('with a wallet that batches calls', () => {
  test.use({ batches: true })

  test('both approvals and the supply are one request, and each approval is for exactly the supplied amount', async ({
    page,
    chain,
    wallet,
  }) => {
    const { allowance } = tokenReads(chain.request)
    const { v2Router } = chain.addressBook.contracts
    const comp = tokenOf(chain, 'COMP')
    const om = tokenOf(chain, 'OM')
    await openAdd(page, chain, 'COMP', 'OM')
    await field(page, 'a').fill('1')
    await field(page, 'b').fill('4')
    await expect(page.locator('#add-liquidity-page')).toContainText('Limited to 1 COMP and 4 OM.')
    await addButton(page).click()
    await expect(confirmButton(page)).toBeEnabled()
    await confirmButton(page).click()
    await expect(page.locator('#add-got')).toHaveText('You got 1.99999 COMP/OM')
    expect(wallet.requestCount('wallet_sendCalls')).toBe(1)
    expect([await allowance(comp, FIRST, v2Router), await allowance(om, FIRST, v2Router)]).toEqual([0n, 0n])
  })
})

test('liquidity can be added with native currency only: the contract swaps the needed part and supplies everything but rounding', async ({
  page,
  chain,
}) => {
  const pair = pairOf(chain, 'DAI')
  const native = await balanceOf(chain, FIRST, 'ETH')
  const shares = await sharesOf(chain, pair)
  const dai = await balanceOf(chain, FIRST, 'DAI')
  await openAdd(page, chain, 'ETH', 'DAI')
  await page.getByRole('button', { name: 'One token' }).click()
  await page.locator('#add-one-input .token-amount-input').fill('2')
  await expect(page.locator('#add-one-facts')).toContainText('Cost of the swap')
  await page.locator('#add-one-button').click()
  const confirmed = page.locator('#confirm-add-one')
  await expect(confirmed).toBeEnabled()
  await confirmed.click()
  await expect(page.locator('#add-one-got')).toHaveText(/^You got [\d.]+ ETH\/DAI$/)
  const { fee, to } = await newestTransaction(chain)
  expect(to.toLowerCase()).toBe(chain.addressBook.contracts.oneTokenLiquidity?.toLowerCase())
  const paid = native - (await balanceOf(chain, FIRST, 'ETH')) - fee
  expect(2n * COIN - paid).toBeLessThan(1000n)
  expect((await sharesOf(chain, pair)) - shares).toBeGreaterThan(49n * COIN)
  expect(await balanceOf(chain, FIRST, 'DAI')).toBe(dai)
})
