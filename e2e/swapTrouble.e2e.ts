// The swap where things go wrong: what is said, what is asked, and that nobody loses more than the screen said.
import { v2RouterAbi } from '@musi/chain/abi/v2Router'
import { stubbornToken } from '@musi/devchain/stubbornToken'
import { tokenReads } from '@musi/devchain/tokenReads'
import { FAILURES, failingToken, shrunkenToken, unapprovableToken } from '@musi/devchain/turnedTokens'
import { significantAmount } from '@musi/domain/amount/amountText'
import type { Locator, Page } from '@playwright/test'
import { type Hex, decodeFunctionData, formatEther } from 'viem'
import { expect, withoutSplash } from './harness.ts'
import type { NodeWallet } from './nodeWallet.ts'
import { mine, minesByItself, outbid, seen } from './reorgTool.ts'
import {
  allows,
  leadNameTo,
  overtakes,
  pairOf,
  poolGives,
  poolOf,
  rivalBuys,
  rivalSells,
  widestFront,
} from './rivalDeeds.ts'
import {
  amountOf,
  approveButton,
  closeSent,
  confirmButton,
  confirmSwap,
  details,
  held,
  newest,
  openSwap,
  popup,
  review,
  swapButton,
  test,
  tokenOf,
  understand,
  withSettings,
} from './swapDeeds.ts'
import { FIRST, SECOND, modal, status } from './walletDeeds.ts'

const SEND = 'eth_sendTransaction'
const COIN = 10n ** 18n
const PRICE_MOVED =
  'This transaction will not succeed either due to price movement or fee on transfer. Try increasing your slippage tolerance.'

const error = (page: Page): Locator => page.locator('#swap-error')
const recent = (page: Page) => page.getByRole('region', { name: 'Recent Transactions' }).getByRole('listitem')

async function begin(page: Page): Promise<void> {
  await expect(swapButton(page)).toBeEnabled()
  await swapButton(page).click()
  await expect(confirmButton(page)).toBeEnabled()
}

/** Answers the browser's own questions; null dismisses. Gives what was asked. */
function answering(page: Page, ...answers: readonly (string | null)[]): string[] {
  const asked: string[] = []
  const left = [...answers]
  page.on('dialog', async (dialog) => {
    asked.push(`${dialog.type()}: ${dialog.message()}`)
    const answer = left.shift() ?? null
    await (answer === null ? dialog.dismiss() : dialog.accept(answer))
  })
  return asked
}

/** Confirms a swap that no block takes, and gives its hash. */
async function confirmWaiting(page: Page): Promise<string> {
  await begin(page)
  await confirmButton(page).click()
  await expect(review(page).getByRole('heading', { name: 'Transaction Submitted' })).toBeVisible()
  const link = await review(page).getByRole('link').getAttribute('href')
  await closeSent(page)
  return link?.split('/').at(-1) ?? ''
}

/** The swap that the wallet was asked for last. */
function lastAsked({ asked }: NodeWallet) {
  const params = asked.findLast(({ method }) => method === SEND)?.params as [{ data: Hex }] | undefined
  if (params === undefined) throw new Error('The wallet was not asked for a transaction.')
  const { functionName, args } = decodeFunctionData({ abi: v2RouterAbi, data: params[0].data })
  return { method: functionName, args: (args ?? []) as readonly unknown[] }
}

const digits = (raw: bigint) =>
  significantAmount({ raw, currency: { kind: 'native', decimals: 18, symbol: '', name: '' } }, 6)

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
    const all = await held(chain, FIRST, 'DAI')
    await allows(chain, FIRST, 'DAI')
    await openSwap(page, chain, { from: 'DAI', to: 'USDC', amount: formatEther(all) })
    await expect(swapButton(page)).toHaveText('Swap')
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
    const asked = answering(page)
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
    const asked = answering(page, null, '')
    await openSwap(page, chain, { from: 'ETH', to: 'OM', amount: '2' })
    await begin(page)
    await expect(confirmButton(page)).toHaveText('Swap Anyway')
    await confirmButton(page).click()
    await expect(confirmButton(page)).toBeEnabled()
    expect([asked, wallet.asks(SEND)]).toEqual([[CONFIRM], 0])
    await confirmButton(page).click()
    await closeSent(page)
    await expect(popup(page)).toContainText('Done: Swap 2 ETH')
    expect([asked, wallet.asks(SEND)]).toEqual([[CONFIRM, CONFIRM], 1])
  })

  test('of 10 % wants the word itself, and nothing like it', async ({ page, chain, wallet }) => {
    const asked = answering(page, null, '', 'Confirm', 'confirm')
    await openSwap(page, chain, { from: 'ETH', to: 'OM', amount: '3.5' })
    await begin(page)
    for (const _ of [null, '', 'Confirm']) {
      await confirmButton(page).click()
      await expect(confirmButton(page)).toBeEnabled()
    }
    expect([asked, wallet.asks(SEND)]).toEqual([[TYPE, TYPE, TYPE], 0])
    await confirmButton(page).click()
    await closeSent(page)
    await expect(popup(page)).toContainText('Done: Swap 3.5 ETH')
    expect(wallet.asks(SEND)).toBe(1)
  })

  test('of 15 % stops everybody but experts, who are asked at the button itself', async ({ page, chain, wallet }) => {
    const asked = answering(page, 'no', 'confirm')
    await withSettings(page, { expertMode: true })
    await openSwap(page, chain, { from: 'ETH', to: 'OM', amount: '6' })
    await expect(swapButton(page)).toHaveText('Swap Anyway')
    await swapButton(page).click()
    await expect(swapButton(page)).toBeEnabled()
    expect([asked, wallet.asks(SEND)]).toEqual([[TYPE], 0])
    await swapButton(page).click()
    await expect(popup(page)).toContainText('Done: Swap 6 ETH')
    await expect(review(page)).toHaveCount(0)
    expect([asked, wallet.asks(SEND)]).toEqual([[TYPE, TYPE], 1])
  })
})

test.describe('the wallet', () => {
  test('case 42: that says no, or fails, is quoted, and the form is as it was', async ({ page, chain, wallet }) => {
    await openSwap(page, chain, { from: 'ETH', to: 'DAI', amount: '1' })
    for (const [mischief, says] of [
      [{ does: 'reject' }, 'Transaction rejected.'],
      [
        { does: 'throw', error: { code: -32603, message: 'fee too low' } },
        'Swap failed: Your wallet reported: fee too low',
      ],
    ] as const) {
      wallet.next(SEND, mischief)
      await begin(page)
      await confirmButton(page).click()
      await expect(review(page).getByRole('heading', { name: 'Error' })).toBeVisible()
      await expect(error(page)).toHaveText(says)
      await review(page).getByRole('button', { name: 'Dismiss' }).click()
      await expect(review(page)).toHaveCount(0)
      await expect(amountOf(page, 'input')).toHaveValue('1')
    }
    await confirmSwap(page)
    await expect(popup(page)).toContainText('Done: Swap 1 ETH')
  })

  test('says no to an expert, who reads it under the button', async ({ page, chain, wallet }) => {
    await withSettings(page, { expertMode: true })
    await openSwap(page, chain, { from: 'ETH', to: 'DAI', amount: '1' })
    wallet.next(SEND, { does: 'reject' })
    await expect(swapButton(page)).toBeEnabled()
    await swapButton(page).click()
    await expect(page.locator('#swap-said')).toHaveText('Transaction rejected.')
    await expect(swapButton(page)).toBeEnabled()
    await expect(amountOf(page, 'input')).toHaveValue('1')
  })

  test('case 46: that is locked leaves the form, and the swap goes on when it is connected again', async ({
    page,
    chain,
    wallet,
  }) => {
    await openSwap(page, chain, { from: 'ETH', to: 'DAI', amount: '1.25', more: `recipient=${SECOND}` })
    await expect(swapButton(page)).toBeEnabled()
    wallet.lock()
    const connect = page.locator('#swap-page').getByRole('button', { name: 'Connect Wallet' })
    await expect(connect).toBeVisible()
    await expect(amountOf(page, 'input')).toHaveValue('1.25')
    await expect(page.locator('.recipient-address-input')).toHaveValue(SECOND)
    wallet.sayAccounts(null)
    await connect.click()
    await page.locator('#connect-INJECTED').click()
    await expect(status(page)).toBeVisible()
    await expect(amountOf(page, 'input')).toHaveValue('1.25')
    await expect(swapButton(page)).toHaveText('Swap')
  })

  test('case 46: that is locked while the swap is reviewed is asked for nothing', async ({ page, chain, wallet }) => {
    await openSwap(page, chain, { from: 'ETH', to: 'DAI', amount: '1' })
    await begin(page)
    wallet.lock()
    await expect(page.locator('#swap-page').getByText('Connect Wallet')).toBeAttached()
    await expect(confirmButton(page)).not.toBeEnabled()
    await page.keyboard.press('Escape')
    await expect(amountOf(page, 'input')).toHaveValue('1')
    expect(wallet.asks(SEND)).toBe(0)
  })

  test('case 48: a double click, Enter held down and a second tab are one request', async ({
    page,
    chain,
    wallet,
    context,
  }) => {
    const { promise: until, resolve } = Promise.withResolvers<void>()
    await minesByItself(chain, false)
    const asked = { from: 'ETH', to: 'DAI', amount: '1' } as const
    await openSwap(page, chain, asked)
    const second = await context.newPage()
    await withoutSplash(second)
    await openSwap(second, chain, asked)
    await begin(second)
    await page.bringToFront()
    wallet.next(SEND, { does: 'late', until })
    await begin(page)
    await confirmButton(page).dblclick()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(review(page)).toContainText('Confirm this transaction in your wallet')
    await expect.poll(() => wallet.asks(SEND)).toBe(1)
    await second.bringToFront()
    await confirmButton(second).click()
    await expect(error(second)).toContainText('Another tab of Musi waits for your wallet')
    resolve()
    await page.bringToFront()
    await closeSent(page)
    await mine(chain)
    await expect(popup(page)).toContainText('Done: Swap 1 ETH')
    expect(wallet.asks(SEND)).toBe(1)
  })

  test('case 48: an expert who presses twice sends once', async ({ page, chain, wallet }) => {
    await withSettings(page, { expertMode: true })
    await openSwap(page, chain, { from: 'ETH', to: 'DAI', amount: '1' })
    await expect(swapButton(page)).toBeEnabled()
    await swapButton(page).focus()
    await swapButton(page).dblclick()
    await page.keyboard.press('Enter')
    await expect(popup(page)).toContainText('Done: Swap 1 ETH')
    await expect(amountOf(page, 'input')).toHaveValue('')
    expect(wallet.asks(SEND)).toBe(1)
  })
})

test.describe('on the chain', () => {
  test('case 60: a swap that runs out of gas is told as failed, and only the fee is gone', async ({
    page,
    chain,
    wallet,
  }) => {
    await openSwap(page, chain, { from: 'ETH', to: 'DAI', amount: '1' })
    const before = await held(chain, FIRST, 'ETH')
    wallet.next(SEND, { does: 'change', to: (params) => [{ ...(params as [object])[0], gas: '0xea60' }] })
    await begin(page)
    await confirmButton(page).click()
    await closeSent(page)
    await expect(popup(page)).toContainText('Failed: Swap 1 ETH')
    await expect(popup(page).getByRole('link', { name: 'View on Etherscan' })).toHaveAttribute(
      'href',
      /^\/explorer\/tx/,
    )
    const after = await held(chain, FIRST, 'ETH')
    expect(before - after).toBeLessThan(COIN)
    await expect(page.locator(`#swap-currency-input [title="${formatEther(after)}"]`)).toBeVisible()
    await status(page).click()
    await expect(recent(page)).toContainText('It failed on the chain.')
  })

  test('somebody who is faster in the same block makes it fail, and nothing is lost but the fee', async ({
    page,
    chain,
  }) => {
    await minesByItself(chain, false)
    await openSwap(page, chain, { from: 'ETH', to: 'OM', amount: '0.5' })
    const before = await held(chain, FIRST, 'ETH')
    await overtakes(chain, await confirmWaiting(page), () => rivalBuys(chain, 'OM', 2n * COIN))
    await mine(chain)
    await expect(popup(page)).toContainText('Failed: Swap 0.5 ETH')
    expect(before - (await held(chain, FIRST, 'ETH'))).toBeLessThan(COIN / 2n)
  })

  for (const [ending, does] of [
    ['Replaced by 0x', 'speed up'],
    ['Cancelled by 0x', 'cancel'],
    ['another transaction from your account', 'other'],
  ] as const)
    test(`a swap whose place is taken tells its story: ${ending}`, async ({ page, chain }) => {
      await minesByItself(chain, false)
      await openSwap(page, chain, { from: 'ETH', to: 'DAI', amount: '1' })
      const waiting = await seen(chain, await confirmWaiting(page))
      await expect(status(page)).toHaveText('1 Pending')
      const { from, nonce } = waiting
      if (does === 'speed up') await outbid(chain, waiting)
      else await outbid(chain, { from, nonce, to: does === 'cancel' ? from : SECOND, value: '0x9' })
      await mine(chain)
      await expect(status(page)).not.toContainText('Pending')
      await (does === 'speed up'
        ? expect(popup(page)).toContainText('Done: Swap 1 ETH')
        : expect(popup(page)).toHaveCount(0))
      await status(page).click()
      await expect(recent(page)).toContainText('Swap 1 ETH for')
      await expect(recent(page)).toContainText(ending)
    })

  test('a swap that the network forgets is told as lost', async ({ page, chain }) => {
    await page.clock.install()
    await minesByItself(chain, false)
    await openSwap(page, chain, { from: 'ETH', to: 'DAI', amount: '1' })
    const hash = await confirmWaiting(page)
    await expect(status(page)).toHaveText('1 Pending')
    await chain.request('anvil_dropTransaction', [hash])
    await page.clock.fastForward('01:01:00')
    await mine(chain, 10)
    await page.clock.fastForward('00:31')
    await status(page).click()
    await expect(recent(page)).toContainText('The network no longer knows this transaction.')
  })
})

test.describe('the price moves', () => {
  test('while it is reviewed: it says so, and what is accepted is what is signed', async ({ page, chain, wallet }) => {
    await openSwap(page, chain, { from: 'ETH', to: 'OM', amount: '0.5' })
    await begin(page)
    const promise = review(page).getByText(/You will receive at least/)
    const before = await promise.innerText()
    await rivalBuys(chain, 'OM', COIN)
    await expect(review(page).getByRole('alert')).toContainText('Price Updated')
    await expect(confirmButton(page)).toBeDisabled()
    expect(await promise.innerText()).toBe(before)
    await page.locator('#accept-price').click()
    await expect(review(page).getByRole('alert')).toHaveCount(0)
    const after = await promise.innerText()
    expect(after).not.toBe(before)
    await expect(confirmButton(page)).toBeEnabled()
    const had = await held(chain, FIRST, 'OM')
    await confirmButton(page).click()
    await closeSent(page)
    const least = lastAsked(wallet).args[0] as bigint
    expect(after).toContain(`at least ${digits(least)} OM or`)
    await expect(popup(page)).toContainText('Done: Swap 0.5 ETH')
    expect((await held(chain, FIRST, 'OM')) - had).toBeGreaterThanOrEqual(least)
  })

  test('while it is reviewed with an exact output: the most that is sold is what is signed', async ({
    page,
    chain,
    wallet,
  }) => {
    await openSwap(page, chain, { from: 'ETH', to: 'OM', amount: '4000', exact: 'output' })
    await begin(page)
    await rivalBuys(chain, 'OM', COIN)
    await page.locator('#accept-price').click()
    await expect(confirmButton(page)).toBeEnabled()
    const shown = await review(page)
      .getByText(/You will sell at most/)
      .innerText()
    const had = await held(chain, FIRST, 'OM')
    await confirmButton(page).click()
    await closeSent(page)
    const { value } = await newest(chain)
    expect(lastAsked(wallet).args[0]).toBe(4000n * COIN)
    expect(shown).toContain(`at most ${digits(value)} ETH or`)
    expect((await held(chain, FIRST, 'OM')) - had).toBe(4000n * COIN)
  })

  test('case 36: unseen and too far: the specified sentence, and nothing is signed', async ({
    page,
    chain,
    wallet,
    allow,
  }) => {
    allow(/Failed to load resource|ERR_FAILED|net::/)
    await page.route('**/heads', (route) => route.abort())
    await openSwap(page, chain, { from: 'ETH', to: 'OM', amount: '0.5' })
    await begin(page)
    await rivalBuys(chain, 'OM', COIN)
    await confirmButton(page).click()
    await expect(error(page)).toHaveText(PRICE_MOVED)
    expect(wallet.asks(SEND)).toBe(0)
  })

  test('case 13: unseen and within the slippage: it goes through with what was shown', async ({
    page,
    chain,
    wallet,
    allow,
  }) => {
    allow(/Failed to load resource|ERR_FAILED|net::/)
    await page.route('**/heads', (route) => route.abort())
    await openSwap(page, chain, { from: 'ETH', to: 'OM', amount: '0.5' })
    await begin(page)
    const shown = await review(page)
      .getByText(/You will receive at least/)
      .innerText()
    await rivalBuys(chain, 'OM', COIN / 100n)
    const had = await held(chain, FIRST, 'OM')
    await confirmButton(page).click()
    await closeSent(page)
    const least = lastAsked(wallet).args[0] as bigint
    expect(shown).toContain(`at least ${digits(least)} OM or`)
    expect((await held(chain, FIRST, 'OM')) - had).toBeGreaterThanOrEqual(least)
  })

  for (const slippageBps of [10, 50, 100, 4999])
    test(`case 14: a sandwich at ${slippageBps / 100} % takes no more than the screen said`, async ({
      page,
      chain,
      wallet,
    }) => {
      const sold = COIN / 2n
      await withSettings(page, { slippageBps })
      await allows(chain, SECOND, 'OM')
      const pool = await poolOf(chain, 'OM')
      const quoted = poolGives(sold, pool.native, pool.token)
      await minesByItself(chain, false)
      await openSwap(page, chain, { from: 'ETH', to: 'OM', amount: '0.5' })
      await begin(page)
      const shown = await review(page)
        .getByText(/You will receive at least/)
        .innerText()
      const had = await held(chain, FIRST, 'OM')
      await page.keyboard.press('Escape')
      const hash = await confirmWaiting(page)
      const least = lastAsked(wallet).args[0] as bigint
      expect(shown).toContain(`at least ${digits(least)} OM or`)
      expect(least).toBe((quoted * 10_000n) / BigInt(10_000 + slippageBps))

      const front = widestFront(pool, sold, least)
      await overtakes(chain, hash, () => rivalBuys(chain, 'OM', front))
      await rivalSells(chain, 'OM', poolGives(front, pool.native, pool.token))
      await mine(chain)
      await expect(popup(page)).toContainText('Done: Swap 0.5 ETH')
      const got = (await held(chain, FIRST, 'OM')) - had
      expect(got).toBeGreaterThanOrEqual(least)
      // The whole of what the slippage allows was taken, to a millionth: the rival was in front, and as wide as can be.
      expect(got - least).toBeLessThan(least / 1_000_000n)
    })

  test('case 14: a sandwich wider than the slippage fails, and costs the fee alone', async ({
    page,
    chain,
    wallet,
  }) => {
    await minesByItself(chain, false)
    const pool = await poolOf(chain, 'OM')
    await openSwap(page, chain, { from: 'ETH', to: 'OM', amount: '0.5' })
    const had = { OM: await held(chain, FIRST, 'OM'), ETH: await held(chain, FIRST, 'ETH') }
    const hash = await confirmWaiting(page)
    const front = widestFront(pool, COIN / 2n, lastAsked(wallet).args[0] as bigint)
    await overtakes(chain, hash, () => rivalBuys(chain, 'OM', (front * 1001n) / 1000n))
    await mine(chain)
    await expect(popup(page)).toContainText('Failed: Swap 0.5 ETH')
    expect(await held(chain, FIRST, 'OM')).toBe(had.OM)
    expect(had.ETH - (await held(chain, FIRST, 'ETH'))).toBeLessThan(COIN / 10n)
  })
})

const rejectsWith = (reason: string) =>
  `The transaction cannot succeed due to error: ${reason}. This is probably an issue with one of the tokens you are swapping.`

test.describe('odd tokens', () => {
  /** What the review comes to, with nothing signed. */
  async function expectRefused(page: Page, wallet: NodeWallet, text: string): Promise<void> {
    await begin(page)
    await confirmButton(page).click()
    await expect(error(page)).toHaveText(text)
    expect(wallet.asks(SEND)).toBe(0)
  }

  test('case 6: with an exact output, one that keeps a part of each transfer has the specified text', async ({
    page,
    chain,
    wallet,
  }) => {
    await allows(chain, FIRST, 'TOLL')
    await openSwap(page, chain, { from: 'TOLL', to: 'ETH', amount: '0.01', exact: 'output' })
    await understand(page)
    await expectRefused(page, wallet, rejectsWith('UniswapV2: K'))
  })

  test('case 6: buying exactly so much of one that keeps a part is stopped, for less would come', async ({
    page,
    chain,
    wallet,
  }) => {
    await openSwap(page, chain, { from: 'ETH', to: 'TOLL', amount: '100', exact: 'output' })
    await understand(page)
    await expect(swapButton(page)).toBeEnabled()
    await swapButton(page).click()
    await expect(review(page).locator('#swap-rehearsal')).toHaveAttribute('data-kind', 'problem')
    await expect(review(page)).toContainText('it would take more or bring less than the screen says')
    await expect(confirmButton(page)).toBeDisabled()
    expect(wallet.asks(SEND)).toBe(0)
  })

  test('case 6: what one keeps, and the slippage does not allow, has the specified text', async ({
    page,
    chain,
    wallet,
  }) => {
    await openSwap(page, chain, { from: 'ETH', to: 'TOLL', amount: '0.01' })
    await understand(page)
    await expectRefused(page, wallet, PRICE_MOVED)
  })

  for (const [way, reason] of Object.entries(FAILURES))
    test(`case 9: one that ${way} is told of, and nothing is signed`, async ({ page, chain, wallet }) => {
      await allows(chain, FIRST, 'USDT')
      await openSwap(page, chain, { from: 'USDT', to: 'ETH', amount: '5' })
      await expect(swapButton(page)).toBeEnabled()
      await failingToken(chain, tokenOf(chain, 'USDT'), way as keyof typeof FAILURES)
      await expectRefused(page, wallet, rejectsWith(reason))
    })

  test('case 9: one that refuses every approval says so, and nothing can be pressed', async ({
    page,
    chain,
    wallet,
  }) => {
    await unapprovableToken(chain, tokenOf(chain, 'DAI'))
    await openSwap(page, chain, { from: 'DAI', to: 'ETH', amount: '5' })
    await expect(page.getByText('This token refuses every approval, so it cannot be swapped here.')).toBeVisible()
    await expect(approveButton(page)).toBeDisabled()
    await expect(swapButton(page)).toBeDisabled()
    expect(wallet.asks(SEND)).toBe(0)
  })

  test('case 10: one that wants its old approval taken back first is led through it, and swapped', async ({
    page,
    chain,
    wallet,
  }) => {
    const { allowance } = tokenReads(chain.request)
    const router = chain.addressBook.contracts.v2Router
    await allows(chain, FIRST, 'USDT', 7n)
    await stubbornToken(chain, tokenOf(chain, 'USDT'))
    await openSwap(page, chain, { from: 'USDT', to: 'ETH', amount: '20' })
    await expect(page.getByText('approve twice, the first time for nothing')).toBeVisible()
    await approveButton(page).click()
    await page.getByRole('radio', { name: 'Exactly 20 USDT' }).check()
    expect(await allowance(tokenOf(chain, 'USDT'), FIRST, router)).toBe(0n)
    await approveButton(page).click()
    await expect(approveButton(page)).toHaveText('Approved')
    await confirmSwap(page)
    await expect(popup(page).filter({ hasText: 'Done: Swap 20 USDT' })).toBeVisible()
    expect(wallet.asks(SEND)).toBe(3)
    expect(await allowance(tokenOf(chain, 'USDT'), FIRST, router)).toBe(0n)
  })

  test('case 7: one of which there is less than was quoted has the specified text', async ({
    page,
    chain,
    wallet,
    allow,
  }) => {
    allow(/Failed to load resource|ERR_FAILED|net::/)
    await page.route('**/heads', (route) => route.abort())
    await shrunkenToken(chain, tokenOf(chain, 'USDT'), 1000n)
    await openSwap(page, chain, { from: 'ETH', to: 'USDT', amount: '1' })
    await begin(page)
    await shrunkenToken(chain, tokenOf(chain, 'USDT'), 500n)
    // The pool takes note of it.
    await chain.request('eth_sendTransaction', [{ from: SECOND, to: pairOf(chain, 'USDT'), data: '0xfff6cae9' }])
    await confirmButton(page).click()
    await expect(error(page)).toHaveText(PRICE_MOVED)
    expect(wallet.asks(SEND)).toBe(0)
  })
})

test.describe('a wallet that does several at once', () => {
  test.use({ batches: true })

  test('case 10: takes the old approval back, approves and swaps in one', async ({ page, chain, wallet }) => {
    await allows(chain, FIRST, 'USDT', 7n)
    await stubbornToken(chain, tokenOf(chain, 'USDT'))
    const before = await held(chain, FIRST, 'USDT')
    await openSwap(page, chain, { from: 'USDT', to: 'ETH', amount: '20' })
    await confirmSwap(page)
    await expect(popup(page)).toContainText('Take back the approval of USDT, approve USDT and swap 20 USDT for')
    expect(before - (await held(chain, FIRST, 'USDT'))).toBe(20_000_000n)
    expect(wallet.asks('wallet_sendCalls')).toBe(1)
  })
})

test.describe('a name', () => {
  const NAME = 'band.eth'
  const [THIRD, FOURTH] = [
    '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
    '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  ] as const

  test('gets the output at the address that it leads to', async ({ page, chain }) => {
    await leadNameTo(chain, NAME, THIRD)
    await withSettings(page, { expertMode: true })
    await openSwap(page, chain, { from: 'ETH', to: 'DAI', amount: '1' })
    await page.locator('#add-recipient-button').click()
    await page.locator('.recipient-address-input').fill(NAME)
    await expect(page.locator('#recipient')).toContainText(THIRD)
    const before = await held(chain, THIRD, 'DAI')
    await expect(swapButton(page)).toBeEnabled()
    await swapButton(page).click()
    await expect(popup(page)).toContainText(`to ${NAME}`)
    expect(await held(chain, THIRD, 'DAI')).toBeGreaterThan(before)
  })

  test('case 41: that leads elsewhere between review and confirm is reviewed and ticked again', async ({
    page,
    chain,
    wallet,
  }) => {
    await leadNameTo(chain, NAME, THIRD)
    await openSwap(page, chain, { from: 'ETH', to: 'DAI', amount: '1', more: `recipient=${NAME}` })
    await expect(swapButton(page)).toBeEnabled()
    await swapButton(page).click()
    await expect(review(page)).toContainText(`Output will be sent to ${NAME}`)
    await expect(review(page)).toContainText(THIRD)
    await page.locator('#recipient-checked').check()
    await expect(confirmButton(page)).toBeEnabled()
    await leadNameTo(chain, NAME, FOURTH)
    await expect(review(page).getByRole('alert')).toContainText('Price Updated')
    await expect(confirmButton(page)).toBeDisabled()
    await page.locator('#accept-price').click()
    await expect(review(page)).toContainText(FOURTH)
    await expect(page.locator('#recipient-checked')).not.toBeChecked()
    await expect(confirmButton(page)).toBeDisabled()
    expect(wallet.asks(SEND)).toBe(0)
    const before = { third: await held(chain, THIRD, 'DAI'), fourth: await held(chain, FOURTH, 'DAI') }
    await page.locator('#recipient-checked').check()
    await confirmButton(page).click()
    await closeSent(page)
    expect(await held(chain, THIRD, 'DAI')).toBe(before.third)
    expect(await held(chain, FOURTH, 'DAI')).toBeGreaterThan(before.fourth)
  })

  test('case 24: of a link is ticked by an expert as well', async ({ page, chain, wallet }) => {
    await withSettings(page, { expertMode: true })
    await openSwap(page, chain, { from: 'ETH', to: 'DAI', amount: '1', more: `recipient=${SECOND}` })
    await expect(swapButton(page)).toBeEnabled()
    await swapButton(page).click()
    await expect(review(page)).toContainText(SECOND)
    await expect(confirmButton(page)).toBeDisabled()
    expect(wallet.asks(SEND)).toBe(0)
    await page.locator('#recipient-checked').check()
    await confirmButton(page).click()
    await closeSent(page)
    await expect(popup(page)).toContainText('to 0x7099...79C8')
  })
})
