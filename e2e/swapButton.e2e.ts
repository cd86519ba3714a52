// Needs: wallet, chain
// What the swap says before it lets anybody press, and what it asks of who trades against the price.
import { formatEther } from 'viem'
import { expect } from './harness.ts'
import { SEND, begin, answerDialogs } from './reviewDeeds.ts'
import { allowRouter, pairOf } from './rivalDeeds.ts'
import {
  amountOf,
  approveButton,
  closeSent,
  confirmButton,
  details,
  balanceOf,
  openSwap,
  popup,
  review,
  swapButton,
  test,
  tokenOf,
  withSettings,
} from './swapDeeds.ts'
import { FIRST, SECOND, modal, status } from './walletDeeds.ts'

test.describe('the button says the first thing that is missing', () => {
  test('in the order that is specified, whatever else is wrong as well', async ({ page, chain, wallet }) => {
    await withSettings(page, { expertMode: true })
    const { v2Router } = chain.addressBook.contracts
    wallet.lock()
    await page.goto(`/swap?outputCurrency=${tokenOf(chain, 'DAI')}&recipient=${v2Router}`)
    const connect = page.locator('#swap-page').getByRole('button', { name: 'Connect Wallet' })
    await expect(connect).toBeEnabled()
    await amountOf(page, 'input').fill('99999999')
    await expect(connect).toBeEnabled()
    await connect.click()
    await expect(modal(page)).toBeVisible()
    wallet.sayAccounts(null)

    await page.goto('/swap?inputCurrency=ETH&recipient=nobody.eth')
    await expect(status(page)).toBeVisible()
    await expect(swapButton(page)).toHaveText('Enter an amount')
    for (const [typed, says] of [
      ['0', 'Enter an amount'],
      ['0.0', 'Enter an amount'],
      ['.', 'Enter an amount'],
      ['1.0000000000000000001', 'Enter an amount'],
      ['99999999', 'Select a token'],
    ] as const) {
      await amountOf(page, 'input').fill(typed)
      await expect(swapButton(page)).toHaveText(says)
      await expect(swapButton(page)).toBeDisabled()
    }

    await openSwap(page, chain, { from: 'ETH', to: 'DAI', amount: '99999999', more: 'recipient=nobody.eth' })
    const field = page.locator('.recipient-address-input')
    for (const [whom, says] of [
      ['', 'Enter a recipient'],
      [SECOND.replace('C51', 'c51'), 'Enter a recipient'],
      [v2Router, 'Invalid recipient'],
      [SECOND, 'Insufficient ETH balance'],
    ] as const) {
      await field.fill(whom)
      await expect(swapButton(page)).toHaveText(says)
      await expect(swapButton(page)).toBeDisabled()
    }
    await amountOf(page, 'input').fill('1')
    await expect(swapButton(page)).toHaveText('Swap')
    await expect(swapButton(page)).toBeEnabled()
  })

  test('case 41: nobody can send where tokens would be lost, and everybody to themselves', async ({ page, chain }) => {
    const { v2Router, v2Factory, wrappedNative } = chain.addressBook.contracts
    await openSwap(page, chain, { from: 'OM', to: 'DAI', amount: '1', more: `recipient=${SECOND}` })
    await expect(details(page)).toBeVisible()
    const lost = {
      router: v2Router,
      factory: v2Factory,
      zero: `0x${'0'.repeat(40)}`,
      input: tokenOf(chain, 'OM'),
      output: tokenOf(chain, 'DAI'),
      between: wrappedNative,
      'first pool': pairOf(chain, 'OM'),
      'last pool': pairOf(chain, 'DAI'),
    }
    for (const [what, address] of Object.entries(lost)) {
      await page.locator('.recipient-address-input').fill(address)
      await expect(swapButton(page), what).toHaveText('Invalid recipient')
    }
    await page.locator('.recipient-address-input').fill(FIRST)
    await expect(approveButton(page)).toHaveText('Approve OM')
  })

  test('what no pool can give has no button, and comes back with an amount that it can', async ({ page, chain }) => {
    const card = page.locator('#swap-no-liquidity')
    await openSwap(page, chain, { from: 'ETH', to: 'OM', amount: '300000', exact: 'output' })
    await expect(card).toContainText('Insufficient liquidity for this trade.')
    await expect(swapButton(page)).toHaveCount(0)
    await amountOf(page, 'output').fill('10')
    await expect(swapButton(page)).toHaveText('Swap')
    await expect(card).toHaveCount(0)
    await openSwap(page, chain, { from: 'ETH', to: 'TT01', amount: '1' })
    await expect(card).toContainText('Insufficient liquidity for this trade.')
  })

  test('an exact output needs the most that it may cost', async ({ page, chain }) => {
    const all = await balanceOf(chain, FIRST, 'DAI')
    await allowRouter(chain, FIRST, 'DAI')
    await openSwap(page, chain, { from: 'DAI', to: 'USDC', amount: formatEther(all) })
    // Disabled it says the same while the pools are read.
    await expect(swapButton(page)).toBeEnabled()
    const whole = await amountOf(page, 'output').inputValue()
    // With nothing to spare the slippage is what is missing.
    await amountOf(page, 'output').fill('')
    await amountOf(page, 'output').fill(whole)
    await expect(swapButton(page)).toHaveText('Insufficient DAI balance')
  })
})

const CONFIRM =
  'confirm: This swap has a price impact of at least 5%. Please confirm that you would like to continue with this swap.'
const TYPE =
  'prompt: This swap has a price impact of at least 10%. Please type the word "confirm" to continue with this swap.'

test.describe('price impact', () => {
  test('has its colour and its button in each band, and is asked about from 5 % on', async ({ page, chain }) => {
    const asked = answerDialogs(page)
    await openSwap(page, chain, { from: 'ETH', to: 'OM' })
    for (const [amount, severity, label, isOpen] of [
      ['0.1', 0, 'Swap', true],
      ['0.5', 1, 'Swap', true],
      ['1', 2, 'Swap', true],
      ['2', 3, 'Swap Anyway', true],
      ['3.5', 3, 'Swap Anyway', true],
      ['6', 4, 'Price Impact Too High', false],
    ] as const) {
      await amountOf(page, 'input').fill(amount)
      await expect(details(page).locator('[data-severity]')).toHaveAttribute('data-severity', String(severity))
      await expect(swapButton(page)).toHaveText(label)
      await expect(swapButton(page)).toBeEnabled({ enabled: isOpen })
    }
    await amountOf(page, 'input').fill('1')
    await begin(page)
    await confirmButton(page).click()
    await closeSent(page)
    expect(asked).toEqual([])
  })

  test('of 5 % is confirmed, or nothing happens', async ({ page, chain, wallet }) => {
    const asked = answerDialogs(page, null, '')
    await openSwap(page, chain, { from: 'ETH', to: 'OM', amount: '2' })
    await begin(page)
    await expect(confirmButton(page)).toHaveText('Swap Anyway')
    await confirmButton(page).click()
    await expect(confirmButton(page)).toBeEnabled()
    expect([asked, wallet.requestCount(SEND)]).toEqual([[CONFIRM], 0])
    await confirmButton(page).click()
    await closeSent(page)
    await expect(popup(page)).toContainText('Done: Swap 2 ETH')
    expect([asked, wallet.requestCount(SEND)]).toEqual([[CONFIRM, CONFIRM], 1])
  })

  test('of 10 % wants the word itself, and nothing like it', async ({ page, chain, wallet }) => {
    const asked = answerDialogs(page, null, '', 'Confirm', 'confirm')
    await openSwap(page, chain, { from: 'ETH', to: 'OM', amount: '3.5' })
    await begin(page)
    for (const _ of [null, '', 'Confirm']) {
      await confirmButton(page).click()
      await expect(confirmButton(page)).toBeEnabled()
    }
    expect([asked, wallet.requestCount(SEND)]).toEqual([[TYPE, TYPE, TYPE], 0])
    await confirmButton(page).click()
    await closeSent(page)
    await expect(popup(page)).toContainText('Done: Swap 3.5 ETH')
    expect(wallet.requestCount(SEND)).toBe(1)
  })

  test('of 15 % stops everybody but experts, who are asked at the button itself', async ({ page, chain, wallet }) => {
    const asked = answerDialogs(page, 'no', 'confirm')
    await withSettings(page, { expertMode: true })
    await openSwap(page, chain, { from: 'ETH', to: 'OM', amount: '6' })
    await expect(swapButton(page)).toHaveText('Swap Anyway')
    await swapButton(page).click()
    await expect(swapButton(page)).toBeEnabled()
    expect([asked, wallet.requestCount(SEND)]).toEqual([[TYPE], 0])
    await swapButton(page).click()
    await expect(popup(page)).toContainText('Done: Swap 6 ETH')
    await expect(review(page)).toHaveCount(0)
    expect([asked, wallet.requestCount(SEND)]).toEqual([[TYPE, TYPE], 1])
  })
})
