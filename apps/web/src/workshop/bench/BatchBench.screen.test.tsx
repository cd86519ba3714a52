import { describe, test } from 'vitest'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { FIRST, installWallet, restoreChainAfterEach, node, addressBook, tokenOf } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { tokenBalance } from '#testing/pools.ts'
import { toCallDataWord } from '#testing/toCallDataWord.ts'
import { SELECTORS } from '#testing/selectors.ts'
import { card, connectButton, mineBlocks, openList, popup, recent, status } from './testing/benchScreen.ts'

// Two calls in one transaction, from the press to the list. Cases with a second tab or a real
// reload are in e2e/batches.e2e.ts.

restoreChainAfterEach()

const SEND_CALLS = 'wallet_sendCalls'
const CALLS_STATUS = 'wallet_getCallsStatus'

const press = () => page.locator('#bench-batch')
const result = () => page.locator('#bench-batch-result')
const cannot = () => page.locator('#bench-batch-cannot')

async function fill(wrapped = '0.5'): Promise<void> {
  const both = card('Approve and wrap in one')
  await expect(press()).toBeVisible()
  await both.getByLabel('Amount of DAI').fill('5')
  await both.getByLabel('Amount of ETH').fill(wrapped)
  await expect(press()).toBeEnabled()
}

/** Opens the bench with a wallet that sends several calls as one. */
async function opened(wrapped?: string) {
  const wallet = installWallet(undefined, { isBatching: true })
  await page.goto('/test')
  await expect(status()).toBeVisible()
  await fill(wrapped)
  return wallet
}

/** Values that the batch changes. */
async function state(): Promise<readonly bigint[]> {
  const { wrappedNative, v2Router } = addressBook().contracts
  const data = `${SELECTORS.allowance}${toCallDataWord(FIRST)}${toCallDataWord(v2Router)}`
  return [
    BigInt(String(await node('eth_getBalance', [FIRST, 'latest']))),
    await tokenBalance(FIRST, wrappedNative),
    BigInt(String(await node('eth_call', [{ to: tokenOf('DAI'), data }, 'latest']))),
  ]
}

describe('a wallet that sends several calls as one', () => {
  test('case 42: reports a rejection, has changed nothing, and can be asked again', async () => {
    const before = await state()
    const wallet = await opened()
    wallet.next(SEND_CALLS, { does: 'reject' })
    await press().click()
    await expect(result()).toHaveText('Transaction rejected.')
    expect(await state()).toEqual(before)
    await press().click()
    await expect(popup()).toContainText('Approve DAI and wrap')
  })

  test('is not asked if one call would fail, and a sentence says why', async () => {
    const before = await state()
    const wallet = await opened('1000000000')
    await press().click()
    await expect(result()).toHaveText(
      'The transaction cannot succeed due to error: there is not enough in your account for it.',
    )
    expect([await state(), wallet.asks(SEND_CALLS)]).toEqual([before, 0])
  })

  test('case 43: can be given up on; case 44: a late answer adds exactly one record', async () => {
    const wallet = await opened()
    const { promise: until, resolve } = Promise.withResolvers<void>()
    wallet.next(SEND_CALLS, { does: 'late', until })
    await press().click()
    await expect.poll(() => wallet.asks(SEND_CALLS)).toBe(1)
    await page.getByRole('button', { name: 'Stop waiting' }).click()
    await expect(result()).toContainText('No longer waiting.')
    resolve()
    await expect(popup()).toContainText('Approve DAI and wrap')
    await openList()
    await expect(recent()).toHaveCount(1)
  })

  test('is not asked again after it turned out to be unable to batch', async () => {
    const wallet = await opened()
    wallet.next(SEND_CALLS, { does: 'throw', error: { code: 5760, message: 'not atomic' } })
    await press().click()
    await expect(cannot()).toContainText('Your wallet sends one transaction at a time.')
  })

  test('ends a batch at once by reporting that it was not sent, and the batch can then be cleared', async () => {
    const wallet = await opened()
    wallet.next(SEND_CALLS, { does: 'lie', answer: { id: '0x77' } })
    wallet.next(CALLS_STATUS, ...Array.from({ length: 20 }, () => ({ does: 'lie', answer: { status: 400 } }) as const))
    await press().click()
    await expect(popup()).toContainText('Failed:')
    await expect(popup().getByRole('link')).toHaveCount(0)
    await expect(status()).not.toContainText('Pending')
    await openList()
    await expect(recent()).toContainText('Your wallet says it didn’t send this.')
    await recent().getByRole('button', { name: 'Clear from this list' }).click()
    await expect(page.getByText('Your transactions will appear here...')).toBeVisible()
  })

  test.each([
    [500, 'It failed on the chain.'],
    [600, 'can’t tell whether all of it succeeded'],
  ])('does not succeed with a mined transaction that lacks some of the calls (status %d)', async (code, words) => {
    const wallet = await opened()
    const hash = await node('eth_sendTransaction', [{ from: FIRST, to: FIRST }])
    await mineBlocks()
    const receipts = [await node('eth_getTransactionReceipt', [hash])]
    wallet.next(SEND_CALLS, { does: 'lie', answer: { id: '0x78' } })
    wallet.next(CALLS_STATUS, { does: 'lie', answer: { status: code, receipts } })
    await press().click()
    await expect(result()).toContainText('Sent.')
    await openList()
    await expect(recent()).toContainText(words)
  })
})

test('a wallet that cannot batch says so on the card, and the single steps remain', async () => {
  installWallet()
  await page.goto('/test')
  await expect(cannot()).toContainText('Your wallet sends one transaction at a time.')
  await expect(press()).toHaveCount(0)
  await expect(page.locator('#bench-approve')).toBeVisible()
  await expect(page.locator('#bench-wrap')).toBeVisible()
})

test.each([360, 1440])(
  'at %d px, the card and the wallet’s window pass axe in both themes, and nothing overflows',
  async (width) => {
    const ask = page.locator('#demo-wallet-question')
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/test')
    await connectButton().click()
    await page.locator('#connect-DEMO').click()
    await page.locator('#demo-approve').click()
    await expect(status()).toBeVisible()
    await fill()
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('batch-card')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await press().click()
    await expect(ask).toContainText('Send 2 calls')
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('batch-window')
    await page.locator('#demo-reject').click()
    await expect(result()).toHaveText('Transaction rejected.')
  },
)
