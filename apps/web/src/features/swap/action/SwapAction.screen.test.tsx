import { ArtistTokens } from '@musi/api/history/artistTokens'
import { ARTIST_TOKENS_PATH } from '@musi/api/paths'
import * as v from 'valibot'
import { beforeEach, describe, onTestFinished, test, vi } from 'vitest'
import { expect } from '#testing/expect.ts'
import {
  FIRST,
  type PageWallet,
  SECOND,
  installWallet,
  restoreChainAfterEach,
  node,
  pairOf,
  addressBook,
  tokenOf,
} from '#testing/chain.ts'
import { browserFetch } from '#testing/origin.ts'
import { page } from '#testing/page.ts'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import {
  SEND,
  approveRouter,
  amountOf,
  answerDialogs,
  approveButton,
  openReview,
  closeSent,
  confirmButton,
  details,
  balanceOf,
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

const popup = () => page.locator('.popup')

/** All digits of an amount in its smallest unit. */
const significant = (raw: bigint) => `${raw / COIN}.${String(raw % COIN).padStart(18, '0')}`
const COIN = 10n ** 18n

// Checks that the swap makes before it enables its button, and the confirmations it requires for a
// high price impact.

describe('case 32: the signed transaction is the one that was shown', () => {
  test('a built-in function that is replaced between the review and the press does not lower the minimum (spec: swap-review.frozen)', async () => {
    await openSwap({ from: 'ETH', to: 'DAI', amount: '1' })
    await openReview()
    const heldBefore = await balanceOf(FIRST, 'DAI')
    const honest = globalThis.BigInt
    // Turns a slippage of half a percent into 99 %, both in the comparison and in what is sent.
    globalThis.BigInt = new Proxy(honest, {
      apply: (_, __, [value]: [number]) => honest(value === 50 ? 9900 : value),
    })
    try {
      await confirmButton().click()
      await expect(review().locator('#swap-ended')).toBeVisible()
    } finally {
      globalThis.BigInt = honest
    }
    const [sent] = wallet.requests.flatMap(({ method, params }) => (method === SEND ? [params] : [])) as [
      { data: string },
    ][]
    const minimum = BigInt(`0x${sent?.[0].data.slice(10, 74)}`)
    const got = (await balanceOf(FIRST, 'DAI')) - heldBefore
    expect(Number(((got - minimum) * 1000n) / got)).toBeLessThan(10)
  })
})

/** Counts animated height changes of dialogs. */
function motions(): () => number {
  const animated = vi.spyOn(HTMLDialogElement.prototype, 'animate')
  onTestFinished(() => animated.mockRestore())
  return () => animated.mock.calls.length
}

test('the outcome of a swap is shown once, in its open dialog (spec: popups.told-in-dialog)', async () => {
  const moved = motions()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openSwap({ from: 'ETH', to: 'DAI', amount: '1' })
  await openReview()
  await confirmButton().click()
  await expect(review().locator('#swap-got')).toContainText('You got')
  await expect(review().getByRole('heading', { name: 'Swapped' })).toBeFocused()
  // The height follows the content (spec: shell.dialog-steps).
  expect(moved()).toBeGreaterThan(0)
  await expect(popup()).toHaveCount(0)
  const now = performance.now.bind(performance)
  const later = vi.spyOn(performance, 'now').mockImplementation(() => now() + 4000)
  await page.keyboard.press('Escape')
  await expect(review()).toHaveCount(0)
  later.mockRestore()
  await expect(popup()).toHaveCount(0)
})

test('a swap into an artist’s token ends once, with the artist’s record and a song to play; other swaps do not (spec: swap-review.artist)', async () => {
  const { tokens } = v.parse(ArtistTokens, await (await browserFetch(ARTIST_TOKENS_PATH)).json())
  const mira = tokens.find(({ symbol }) => symbol === 'MIRA')?.address
  await openSwap({ from: 'ETH', to: mira ?? '', amount: '0.1' })
  await openReview()
  await confirmButton().click()
  await expect(review().getByRole('heading', { name: 'You now hold Mira Solenne' })).toBeVisible()
  await expect(review().getByRole('link', { name: /^Play .+ \([\d.]+\sMIRA\)$/ })).toHaveAttribute(
    'href',
    /^\/song\/0x/,
  )
  await expect(review().getByRole('link', { name: 'See the artist' })).toHaveAttribute('href', /^\/artist\/0x/)
  // The only result: one amount, one button to continue, and no general result below.
  await expect(review().getByRole('heading')).toHaveText(['Swapped 0.1 ETH', 'You now hold Mira Solenne'])
  await expect(review().locator('#swap-got')).toHaveText(/^[\d.]+ MIRA/)
  await expect(review().locator('#swap-done')).toHaveCount(0)
  await expect(review()).not.toContainText('You got')
  await expect(popup()).toHaveCount(0)
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('swap-artist')
})

test('another swap of the same tokens keeps the form, which is cleared after the swap (spec: swap-review.one-dialog)', async () => {
  await openSwap({ from: 'ETH', to: 'DAI', amount: '1' })
  await openReview()
  await confirmButton().click()
  await review().getByRole('button', { name: 'Swap again' }).click()
  await expect(review()).toHaveCount(0)
  await expect(amountOf('input')).toHaveValue('1')
  await openReview()
  await confirmButton().click()
  await review().locator('#swap-done').click()
  await expect(amountOf('input')).toHaveValue('')
  await expect(amountOf('input')).toBeFocused()
})

/** Timestamp of the newest block, in seconds. */
async function chainSeconds(): Promise<number> {
  const { timestamp } = (await node('eth_getBlockByNumber', ['latest', false])) as { timestamp: string }
  return Number(timestamp)
}

test('the signed deadline is the configured one (spec: settings.deadline)', async () => {
  page.addInitScript(() =>
    localStorage.setItem('musi.settings', JSON.stringify({ version: 1, data: { deadlineSeconds: 240 } })),
  )
  await openSwap({ from: 'ETH', to: 'DAI', amount: '1' })
  await openReview()
  const before = await chainSeconds()
  await confirmButton().click()
  await expect(review().locator('#swap-ended')).toBeVisible()
  const [sent] = wallet.requests.filter(({ method }) => method === SEND).map(({ params }) => params)
  const { data } = (sent as [{ data: string }])[0]
  expect(Number(`0x${data.slice(10 + 3 * 64, 10 + 4 * 64)}`) - before).toBe(240)
})

test('the configured deadline is signed in a batch too (spec: settings.deadline)', async () => {
  page.addInitScript(() =>
    localStorage.setItem('musi.settings', JSON.stringify({ version: 1, data: { deadlineSeconds: 240 } })),
  )
  const batching = installWallet(undefined, { isBatching: true })
  await openSwap({ from: 'OM', to: 'ETH', amount: '1' })
  await openReview()
  const before = await chainSeconds()
  await confirmButton().click()
  await expect(review().locator('#swap-ended')).toBeVisible()
  const [sent] = batching.requests.filter(({ method }) => method === 'wallet_sendCalls').map(({ params }) => params)
  const { data = '' } = (sent as [{ calls: { data: string }[] }])[0].calls.at(-1) ?? {}
  expect(Number(`0x${data.slice(10 + 4 * 64, 10 + 5 * 64)}`) - before).toBe(240)
})

test('wrapping is one to one, and checked against the balance it takes', async () => {
  await openSwap({ from: 'ETH', to: 'WETH', amount: '99999999' })
  await expect(amountOf('output')).toHaveValue('99999999')
  await expect(page.locator('#wrap-button')).toHaveText('Insufficient ETH balance')
  await amountOf('output').fill('1')
  await expect(amountOf('input')).toHaveValue('1')
  await expect(page.locator('#wrap-button')).toHaveText('Wrap')
  // The account has more of one than of the other.
  await openSwap({ from: 'WETH', to: 'ETH', amount: '5000' })
  await expect(page.locator('#wrap-button')).toHaveText('Insufficient WETH balance')
})

test('an exact output approves the maximum that it may cost (spec: approvals.choice)', async () => {
  await openSwap({ from: 'OM', to: 'ETH', amount: '0.01', exact: 'output' })
  await expect(approveButton()).toBeEnabled()
  const [only = ''] = /Only [\d.,]+ OM/.exec((await page.locator('#swap-page').textContent()) ?? '') ?? []
  const part = Number(only.replaceAll(/[^\d.]/g, '')) / Number(await amountOf('input').inputValue())
  expect(part).toBeGreaterThan(1.004)
  expect(part).toBeLessThan(1.006)
})

describe('the button names the first missing thing', () => {
  test('missing things are named in the specified order, whatever else is wrong', async () => {
    withSettings({ expertMode: true })
    const { v2Router } = addressBook().contracts
    wallet.lock()
    await page.goto(`/swap?outputCurrency=${tokenOf('DAI')}&recipient=${v2Router}`)
    const connect = page.locator('#swap-page').getByRole('button', { name: 'Connect Wallet' })
    await expect(connect).toBeEnabled()
    await amountOf('input').fill('99999999')
    await expect(connect).toBeEnabled()
    await connect.click()
    await expect(page.locator('#wallet-modal')).toBeVisible()
    wallet.reportAccounts(null)

    await page.goto('/swap?inputCurrency=ETH&recipient=nobody.eth')
    await expect(status()).toBeVisible()
    await expect(swapButton()).toHaveText('Enter an amount')
    for (const [typed, says] of [
      ['0', 'Enter an amount'],
      ['0.0', 'Enter an amount'],
      ['.', 'Enter an amount'],
      ['1.0000000000000000001', 'Enter an amount'],
      ['99999999', 'Select a token'],
    ] as const) {
      await amountOf('input').fill(typed)
      await expect(swapButton()).toHaveText(says)
      await expect(swapButton()).toBeDisabled()
    }

    await openSwap({ from: 'ETH', to: 'DAI', amount: '99999999', more: 'recipient=nobody.eth' })
    const field = page.locator('.recipient-address-input')
    for (const [whom, says] of [
      ['', 'Enter a recipient'],
      [SECOND.replace('C51', 'c51'), 'Enter a recipient'],
      [v2Router, 'Invalid recipient'],
      [SECOND, 'Insufficient ETH balance'],
    ] as const) {
      await field.fill(whom)
      await expect(swapButton()).toHaveText(says)
      await expect(swapButton()).toBeDisabled()
    }
    await amountOf('input').fill('1')
    await expect(swapButton()).toHaveText('Swap')
    await expect(swapButton()).toBeEnabled()
  })

  test('case 41: a swap cannot be sent to an address that would lose the tokens, and can be sent to oneself', async () => {
    const { v2Router, v2Factory, wrappedNative } = addressBook().contracts
    await openSwap({ from: 'OM', to: 'DAI', amount: '1', more: `recipient=${SECOND}` })
    await expect(details()).toBeVisible()
    const lost = {
      router: v2Router,
      factory: v2Factory,
      zero: `0x${'0'.repeat(40)}`,
      input: tokenOf('OM'),
      output: tokenOf('DAI'),
      between: wrappedNative,
      'first pool': pairOf('OM'),
      'last pool': pairOf('DAI'),
    }
    for (const [what, address] of Object.entries(lost)) {
      await page.locator('.recipient-address-input').fill(address)
      await expect(swapButton(), what).toHaveText('Invalid recipient')
    }
    await page.locator('.recipient-address-input').fill(FIRST)
    await expect(approveButton()).toHaveText('Approve OM')
  })

  test('an amount that no pool can give has no button; a smaller amount brings it back', async () => {
    const card = page.locator('#swap-no-liquidity')
    await openSwap({ from: 'ETH', to: 'OM', amount: '300000', exact: 'output' })
    await expect(card).toContainText('Insufficient liquidity for this trade.')
    await expect(card).toContainText('Try a smaller amount')
    await expect(swapButton()).toHaveCount(0)
    await amountOf('output').fill('10')
    await expect(swapButton()).toHaveText('Swap')
    await expect(card).toHaveCount(0)
    await openSwap({ from: 'ETH', to: 'TT01', amount: '1' })
    await expect(card).toContainText('Insufficient liquidity for this trade.')
    await expect(card).toContainText('No pool links these two tokens yet.')
    await page.keepShots('no-pool')
  })

  test('an exact output requires a balance of at least the maximum that it may cost', async () => {
    const all = await balanceOf(FIRST, 'DAI')
    await approveRouter('DAI')
    await openSwap({ from: 'DAI', to: 'USDC', amount: significant(all) })
    // The disabled button has the same label while the pools are read.
    await expect(swapButton()).toBeEnabled()
    const whole = await amountOf('output').inputValue()
    // The balance covers the price, but not the slippage.
    await amountOf('output').fill('')
    await amountOf('output').fill(whole)
    await expect(swapButton()).toHaveText('Insufficient DAI balance')
  })
})

const CONFIRM =
  'This swap has a price impact of at least 5%. Please confirm that you would like to continue with this swap.'
const TYPE = 'This swap has a price impact of at least 10%. Please type the word "confirm" to continue with this swap.'

describe('price impact', () => {
  test('has its colour and button in each band, and must be confirmed from 5 %', async () => {
    const questions = answerDialogs()
    await openSwap({ from: 'ETH', to: 'OM' })
    for (const [amount, severity, label, isOpen] of [
      ['0.1', 0, 'Swap', true],
      ['0.5', 1, 'Swap', true],
      ['1', 2, 'Swap', true],
      ['2', 3, 'Swap Anyway', true],
      ['3.5', 3, 'Swap Anyway', true],
      ['6', 4, 'Price Impact Too High', false],
    ] as const) {
      await amountOf('input').fill(amount)
      await expect(details().locator('[data-severity]')).toHaveAttribute('data-severity', String(severity))
      await expect(swapButton()).toHaveText(label)
      await expect(swapButton()).toBeEnabled({ enabled: isOpen })
      await expect(page.locator('#swap-loss')).toHaveCount(severity > 2 ? 1 : 0)
    }
    const impact = Number.parseFloat(await details().locator('[data-severity]').innerText())
    await expect(page.locator('#swap-loss')).toContainText(
      `You lose about ${Math.round(impact)}% to the price impact of this size`,
    )
    await page.locator('#swap-use-less').click()
    await expect(details().locator('[data-severity]')).toHaveText(/^(0\.9\d|1\.00)%$/)
    await expect(page.locator('#swap-loss')).toHaveCount(0)
    await amountOf('input').fill('1')
    await openReview()
    await confirmButton().click()
    await closeSent()
    expect(questions).toEqual([])
  })

  test('of 5 % must be confirmed, or nothing happens', async () => {
    const moved = motions()
    const questions = answerDialogs(null, '')
    await openSwap({ from: 'ETH', to: 'OM', amount: '2' })
    await openReview()
    await expect(confirmButton()).toHaveText('Swap Anyway')
    await confirmButton().click()
    await expect(confirmButton()).toBeEnabled()
    expect([questions, wallet.asks(SEND)]).toEqual([[CONFIRM], 0])
    await confirmButton().click()
    await closeSent()
    await expect(popup()).toContainText('Done: Swap 2 ETH')
    // The timer continues inside a dialog, into which the popup moves (spec: popups.life).
    await status().click()
    await expect(page.getByRole('dialog').locator('.popup')).toContainText('Done: Swap 2 ETH')
    const bar = document.querySelector<HTMLElement>('dialog .popup i')
    expect(Number.parseFloat(bar?.style.animationDelay ?? '')).toBeLessThan(0)
    // With reduced motion, each step has its final height at once.
    expect(moved()).toBe(0)
    expect([questions, wallet.asks(SEND)]).toEqual([[CONFIRM, CONFIRM], 1])
  })

  test('of 10 % requires the exact word', async () => {
    const questions = answerDialogs(null, '', 'Confirm', 'confirm')
    await openSwap({ from: 'ETH', to: 'OM', amount: '3.5' })
    await openReview()
    for (const _ of [null, '', 'Confirm']) {
      await confirmButton().click()
      await expect(confirmButton()).toBeEnabled()
    }
    expect([questions, wallet.asks(SEND)]).toEqual([[TYPE, TYPE, TYPE], 0])
    await confirmButton().click()
    await closeSent()
    await expect(popup()).toContainText('Done: Swap 3.5 ETH')
    expect(wallet.asks(SEND)).toBe(1)
  })

  test('can be confirmed in our own dialog, in the same words and only on request, if the browser suppresses its prompt', async () => {
    answerDialogs(null)
    await openSwap({ from: 'ETH', to: 'OM', amount: '3.5' })
    await openReview()
    await confirmButton().click()
    await expect(page.locator('#browser-did-not-ask')).toHaveText('Your browser didn’t ask you to confirm.')
    await expect(page.locator('#own-question')).toHaveCount(0)
    await review().getByRole('button', { name: 'Ask me here' }).click()
    await expect(page.locator('#own-question')).toContainText(TYPE)
    await expect(page.locator('#own-question-yes')).toBeDisabled()
    await page.locator('#own-question input').fill('confirm')
    await page.locator('#own-question-yes').click()
    await closeSent()
    expect(wallet.asks(SEND)).toBe(1)
  })

  test('of 15 % stops everybody except experts, who are asked at the swap button', async () => {
    const questions = answerDialogs('no', 'confirm')
    withSettings({ expertMode: true })
    await openSwap({ from: 'ETH', to: 'OM', amount: '6' })
    await expect(swapButton()).toHaveText('Swap Anyway')
    await swapButton().click()
    await expect(swapButton()).toBeEnabled()
    expect([questions, wallet.asks(SEND)]).toEqual([[TYPE], 0])
    await swapButton().click()
    await expect(popup()).toContainText('Done: Swap 6 ETH')
    await expect(review()).toHaveCount(0)
    expect([questions, wallet.asks(SEND)]).toEqual([[TYPE, TYPE], 1])
  })
})
