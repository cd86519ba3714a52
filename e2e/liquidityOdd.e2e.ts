// Needs: story, wallet, chain
// Liquidity of non-standard tokens, and during a reorg.
import { requireAllowanceReset } from '@musi/devchain/testing/requireAllowanceReset'
import { tokenReads } from '@musi/devchain/testing/tokenReads'
import type { Page } from '@playwright/test'
import { formatUnits } from 'viem'
import { expectNoExponent, deployPooledToken } from './testing/steps/decimalsSteps.ts'
import { expect } from './testing/harness.ts'
import { mineBlocks, setAutomine, outbid, reorganise, resendable } from './testing/reorgTool.ts'
import { SEND } from './testing/steps/reviewSteps.ts'
import { approveRouter, pairOf } from './testing/steps/rivalSteps.ts'
import { newestTransaction, test, tokenOf, acceptTokenWarning } from './testing/steps/swapSteps.ts'
import { FIRST, status } from './testing/steps/walletSteps.ts'
import { pairBetween } from './testing/steps/liquiditySteps.ts'

const field = (page: Page, side: 'a' | 'b') => page.locator(`#add-liquidity-input-token${side} .token-amount-input`)
const confirmAdd = (page: Page) => page.locator('#confirm-add')

test('case 10, case 11: a token that needs its approval reset and one with 77 decimals can form a pool, which can be removed to the last digit', async ({
  page,
  chain,
  wallet,
}) => {
  const { balance, supply, allowance } = tokenReads(chain.request)
  const usdt = tokenOf(chain, 'USDT')
  await approveRouter(chain, FIRST, 'USDT', 7n)
  await requireAllowanceReset(chain, usdt)
  const odd = await deployPooledToken(chain, 77)
  const usdtIn = 20_000_000n
  const oddIn = 10n ** 27n + 7n
  await page.goto(`/add/${usdt}/${odd}`)
  await acceptTokenWarning(page)
  await expect(page.locator('#add-first')).toBeVisible()
  await field(page, 'a').fill('20')
  await field(page, 'b').fill(formatUnits(oddIn, 77))
  const approve = page.locator('#approve-button')
  await expect(page.getByText('You approve twice')).toBeVisible()
  await approve.click()
  await page.getByRole('radio', { name: 'Only 20 USDT' }).check()
  expect(await allowance(usdt, FIRST, chain.addressBook.contracts.v2Router)).toBe(0n)
  await approve.click()
  await expect(approve).toHaveText('Approved')
  await expectNoExponent(page)
  await page.locator('#add-button').click()
  await expect(confirmAdd(page)).toBeEnabled()
  await expectNoExponent(page)
  await confirmAdd(page).click()
  await expect(page.locator('#add-got')).toBeVisible()
  expect(wallet.requestCount(SEND)).toBe(3)
  const pair = await pairBetween(chain, usdt, odd)
  expect([await balance(usdt, pair), await balance(odd, pair)]).toEqual([usdtIn, oddIn])

  const shares = await balance(pair, FIRST)
  const all = await supply(pair)
  const before = await balance(odd, FIRST)
  await page.goto(`/remove/${usdt}/${odd}`)
  await page.locator('#remove-100').click()
  await page.locator('#approve-button').click()
  await expect(page.locator('#remove-button')).toBeEnabled()
  await expectNoExponent(page)
  await page.locator('#remove-button').click()
  await expect(page.locator('#confirm-remove')).toBeEnabled()
  await page.locator('#confirm-remove').click()
  await expect(page.locator('#remove-got')).toBeVisible()
  expect((await balance(odd, FIRST)) - before).toBe((shares * oddIn) / all)
  expect(await balance(pair, FIRST)).toBe(0n)
})

test('case 48, case 61: two presses make one request; a reorg removes the shares from the screen, and they reappear once', async ({
  page,
  chain,
  wallet,
}) => {
  const { balance } = tokenReads(chain.request)
  await approveRouter(chain, FIRST, 'DAI')
  const pair = pairOf(chain, 'DAI')
  await page.goto(`/add/ETH/${tokenOf(chain, 'DAI')}`)
  await expect(status(page)).toBeVisible()
  await field(page, 'a').fill('0.5')
  await page.locator('#add-button').click()
  await expect(confirmAdd(page)).toBeEnabled()
  await confirmAdd(page).focus()
  await page.keyboard.down('Enter')
  for (let repeat = 0; repeat < 3; repeat += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(page.locator('#add-got')).toBeVisible()
  expect(wallet.requestCount(SEND)).toBe(1)
  const shares = await balance(pair, FIRST)
  const { hash } = await newestTransaction(chain)
  const pending = await resendable(chain, hash)
  await page.locator('#add-done').click()
  await expect(page.locator('#position-card')).toContainText('Your position')

  await setAutomine(chain, false)
  await reorganise(chain, 1)
  await expect(status(page)).toHaveText('1 Pending')
  await expect(page.locator('#position-card')).toHaveCount(0)
  expect(await balance(pair, FIRST)).toBe(0n)
  await outbid(chain, pending)
  await mineBlocks(chain)
  await expect(page.locator('#position-card')).toContainText('Your position')
  await expect(status(page)).not.toContainText('Pending')
  expect(await balance(pair, FIRST)).toBe(shares)
})
