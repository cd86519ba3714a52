import { beforeEach, describe, expect as vitestExpect, test } from 'vitest'
import { mineBlock, failRpc } from '#testing/rpcFaults.ts'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import {
  type PageWallet,
  installWallet,
  restoreChainAfterEach,
  node,
  pairOf,
  addressBook,
  tokenOf,
} from '#testing/chain.ts'
import { consoleErrors } from '#testing/consoleErrors.ts'
import { expect } from '#testing/expect.ts'
import type { Locator } from '#testing/locator.ts'
import { page } from '#testing/page.ts'
import { giveDai, tokenBalance, takeFromPool } from '#testing/pools.ts'
import { toCallDataWord } from '#testing/toCallDataWord.ts'
import { SELECTORS } from '#testing/selectors.ts'

restoreChainAfterEach()

/** Petra, who provides liquidity; Cleo, whose wallet is a smart one. */
const PETRA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const CLEO = '0x976EA74026E726554dB657fA54763abd0C3a0aa9'
const SIGN = 'eth_signTypedData_v4'
const SEND = 'eth_sendTransaction'

const removeButton = (): Locator => page.locator('#remove-button')
const approve = (): Locator => page.locator('#approve-button')
const review = (): Locator => page.locator('#review-remove')
const confirm = (): Locator => page.locator('#confirm-remove')
const percent = (): Locator => page.locator('#remove-percent')
const outA = (): Locator => page.locator('#remove-liquidity-tokena-amount')

async function open(symbol: string, native = 'ETH'): Promise<void> {
  await page.goto(`/remove/${native === 'ETH' ? 'ETH' : tokenOf(native)}/${tokenOf(symbol)}`)
  await expect(page.locator('#web3-status-connected')).toBeVisible()
  await expect(page.locator('#position-card')).toBeVisible()
}

const numbersIn = (text: string): readonly number[] =>
  [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([number]) => Number(number.replaceAll(',', '')))

async function openReview(): Promise<void> {
  await expect(removeButton()).toBeEnabled()
  await removeButton().click()
  await expect(confirm()).toBeEnabled()
}

test('the page without an account asks for a wallet, and an invalid or missing pool is named (spec: liquidity.remove-problems)', async () => {
  await page.goto(`/remove/ETH/${tokenOf('DAI')}`)
  await expect(page.locator('#remove-page').getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('remove-unconnected')
  await page.goto(`/remove/ETH/${tokenOf('WETH')}`)
  await expect(page.getByText('Invalid pair.')).toBeVisible()
  await page.goto(`/remove/${tokenOf('TT01')}/${tokenOf('DAI')}`)
  await expect(page.getByText('No pool found.')).toBeVisible()
  await page.goto('/remove/nonsense/ETH')
  await expect(page.getByText('Invalid pair.')).toBeVisible()
})

describe('a provider', () => {
  let wallet: PageWallet
  beforeEach(() => {
    wallet = installWallet(PETRA)
  })

  test('sets the amount by slider, presets or typing; all fields follow in both views, and the native side can be received wrapped (spec: liquidity.removal-fields)', async () => {
    await open('DAI')
    await expect(removeButton()).toHaveText('Enter an amount')
    await expect(removeButton()).toBeDisabled()
    await expect(percent()).toHaveText('0%')
    await expect(outA()).toHaveText('-')
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('remove-empty')
    for (const [preset, shown] of [
      ['25%', '25%'],
      ['75%', '75%'],
      ['Max', '100%'],
      ['50%', '50%'],
    ] as const) {
      await page.getByRole('button', { name: preset, exact: true }).click()
      await expect(percent()).toHaveText(shown)
    }
    await expect(page.locator('#remove-liquidity-tokena-symbol')).toHaveText('ETH')
    await expect(page.locator('#remove-liquidity-tokenb-symbol')).toHaveText('DAI')
    await expect(outA()).toHaveText(/^[\d,.]+$/)
    await expect(page.locator('#remove-gist')).toContainText(/^You get [\d,.]+ ETH and [\d,.]+ DAI, at least/)
    const gist = (await page.locator('#remove-gist').textContent()) ?? ''
    const [eth = 0, dai = 0, leastEth = 0, leastDai = 0] = numbersIn(gist)
    for (const part of [leastEth / eth, leastDai / dai]) vitestExpect(part).toBeCloseTo(0.995, 3)
    await expect(page.locator('#remove-share')).toContainText('→')
    const [before = 0, after = 0] = numbersIn((await page.locator('#remove-share').textContent()) ?? '')
    vitestExpect(after).toBeGreaterThan(0)
    vitestExpect(before / after).toBeGreaterThan(1.9)
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('remove-half')

    await page.getByText('Receive WETH').click()
    await expect(page).toHaveURL(`/remove/${tokenOf('WETH')}/${tokenOf('DAI')}`)
    await expect(page.locator('#remove-liquidity-tokena-symbol')).toHaveText('WETH')
    await expect(percent()).toHaveText('50%')
    await page.getByText('Receive ETH').click()
    await expect(page).toHaveURL(`/remove/ETH/${tokenOf('DAI')}`)

    await page.locator('#remove-detail').click()
    const shares = page.locator('#liquidity-amount .token-amount-input')
    const [tokenA, tokenB] = ['a', 'b'].map((side) =>
      page.locator(`#remove-liquidity-token${side} .token-amount-input`),
    )
    const half = Number(await tokenA?.inputValue())
    await page.getByRole('button', { name: /^Max: all that you can use of/ }).click()
    await expect(percent()).toHaveText('100%')
    await expect(page.getByRole('button', { name: /^Max: all that you can use of/ })).toHaveCount(0)
    await tokenA?.fill(String(half / 2))
    await expect(percent()).toHaveText('25%')
    await expect(shares).toHaveValue(/^\d/)
    await tokenB?.fill('99999999')
    await expect(percent()).toHaveText('0%')
    await expect(tokenB ?? shares).toHaveValue('99999999')
    await expect(removeButton()).toHaveText('Enter an amount')
    await page.keepShots('remove-detailed')
    await expectNoAxeViolationsInBothThemes()
    await page.locator('#remove-detail').click()
    await expect(page.locator('#remove-detail')).toHaveText('Detailed')
  })

  test('case 35: may refuse the signature; a signed approval is dropped when the amount changes; the removal pays exact amounts to the wei (spec: approvals.permit-checked, liquidity.remove-review)', async () => {
    const pair = pairOf('DAI')
    const sharesBefore = await tokenBalance(PETRA, pair)
    const daiBefore = await tokenBalance(PETRA, tokenOf('DAI'))
    await open('DAI', 'WETH')
    await page.getByRole('button', { name: '50%' }).click()
    await expect(approve()).toHaveText('Approve')
    await expect(removeButton()).toBeDisabled()
    await expect(removeButton()).toHaveAccessibleDescription('Approve first.')
    wallet.next(SIGN, { does: 'reject' })
    await approve().click()
    await expect(page.getByText('Nothing was signed.')).toBeVisible()
    await expect(approve()).toHaveText('Approve')
    await approve().click()
    await expect(approve()).toHaveText('Approved')
    await expect(removeButton()).toBeFocused()
    await page.keepShots('remove-signed')
    await page.getByRole('button', { name: '25%' }).click()
    await expect(approve()).toHaveText('Approve')
    await page.getByRole('button', { name: '50%' }).click()
    // The text follows the slider a tenth of a second later (spec: liquidity.removal-fields).
    await expect(page.getByText(/^You sign that the router of this exchange can take 99\.9/)).toBeVisible()
    await expect(approve()).toHaveText('Approve')
    await approve().click()
    await openReview()
    await expect(review()).toContainText('You will receive')
    await expect(review()).toContainText('UNI WETH/DAI Burned')
    await expect(review()).toContainText('Test run passed')
    await expectNoAxeViolationsInBothThemes('#review-remove')
    await page.keepShots('remove-review')
    await confirm().click()
    await expect(page.locator('#remove-got')).toContainText(/^You got [\d,.]+ WETH and [\d,.]+ DAI$/)
    await expect(review()).toContainText('Removed')
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('remove-done')
    vitestExpect(sharesBefore - (await tokenBalance(PETRA, pair))).toBe(sharesBefore / 2n)
    const exact = (await tokenBalance(PETRA, tokenOf('DAI'))) - daiBefore
    const digits = `${exact / 10n ** 18n}.${String(exact % 10n ** 18n)
      .padStart(18, '0')
      .replace(/0+$/, '')}`
    const text = ((await review().textContent()) ?? '').replaceAll(',', '')
    vitestExpect(text).toContain(digits)
    await page.locator('#remove-done').click()
    await expect(percent()).toHaveText('0%')
    vitestExpect(wallet.asks(SEND)).toBe(1)
  })

  test('must accept every price change, even within the minimum; old and new amounts are shown (spec: liquidity.remove-review)', async () => {
    const updated = page.locator('#price-updated')
    await open('DAI')
    await page.locator('#remove-25').click()
    await approve().click()
    await openReview()
    await giveDai(pairOf('DAI'), 2_000n * 10n ** 18n)
    await mineBlock()
    await expect(updated).toContainText('Price Updated')
    await expect(updated).toContainText('The price moved in your favor.')
    await expect(updated).toContainText(/You get: was [\d.,]+ DAI, now [\d.,]+ DAI \(\+\d+\.\d\d%\)/)
    await expect(updated).not.toContainText('ETH')
    await expect(confirm()).toBeDisabled()
    await expect(confirm()).toHaveAccessibleDescription('Accept the new price first.')
    await expectNoAxeViolationsInBothThemes('#review-remove')
    await page.keepShots('remove-price-rises')
    await page.locator('#accept-price').click()
    await expect(updated).toHaveCount(0)
    await expect(confirm()).toBeEnabled()

    // A thousandth of the pool: within the slippage, but reported.
    await takeFromPool(pairOf('DAI'), 'DAI', (await tokenBalance(pairOf('DAI'), tokenOf('DAI'))) / 1000n)
    await mineBlock()
    await expect(updated).toContainText('The price moved against you.')
    await expect(updated).toContainText(/You get: was [\d.,]+ DAI, now [\d.,]+ DAI \(−0\.10%\)/)
    await expect(confirm()).toBeDisabled()
    await page.keepShots('remove-price-falls')
    await page.locator('#accept-price').click()
    await confirm().click()
    await expect(page.locator('#remove-got')).toContainText(/^You got [\d,.]+ ETH and [\d,.]+ DAI$/)
    vitestExpect(wallet.asks(SIGN)).toBe(1)
  })

  test('approves by a transaction if the wallet cannot sign, and can confirm again after refusing the removal (spec: approvals.permit-fallback)', async () => {
    await open('DAI')
    await page.locator('#remove-25').click()
    wallet.next(SIGN, { does: 'throw', error: Object.assign(new Error('no such method'), { code: -32601 }) })
    await approve().click()
    await expect(approve()).toHaveText('Approve ETH/DAI')
    await page.keepShots('remove-transaction')
    await approve().click()
    await expect(approve()).toHaveText('Approved')
    wallet.next(SEND, { does: 'reject' })
    await openReview()
    await confirm().click()
    await expect(review()).toContainText('Nothing was sent.')
    await expect(confirm()).toBeEnabled()
    await page.keepShots('remove-declined')
    wallet.next(SEND, { does: 'throw', error: Object.assign(new Error('the device is locked'), { code: -32000 }) })
    await confirm().click()
    await expect(page.locator('#remove-error')).toContainText('the device is locked')
    await page.keepShots('remove-failed')
    await page.locator('#remove-error ~ button').click()
    await expect(review()).toHaveCount(0)
    wallet.next(SEND, { does: 'hang' })
    await openReview()
    await confirm().click()
    await expect(review()).toContainText('Confirm this transaction in your wallet')
    await page.keepShots('remove-waiting')
    await review().getByRole('button', { name: 'Stop waiting' }).click()
    await expect(review()).toHaveCount(0)
    await expect(percent()).toHaveText('25%')
  })

  test('sees muted figures and disabled buttons while the chain is unreachable (spec: reads.press)', async () => {
    consoleErrors.allow(/^A request for \d+ values of the chain has failed/)
    await open('DAI')
    await page.locator('#remove-50').click()
    await expect(approve()).toBeEnabled()
    const before = await outA().textContent()
    const answerAgain = failRpc('with 502')
    for (const _ of [1, 2]) await mineBlock()
    await expect(removeButton()).toHaveText('Reconnecting…')
    vitestExpect(await outA().textContent()).toBe(before)
    await expect(page.locator('#remove-page dl[data-overdue]').filter({ has: outA() })).toHaveCount(1)
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('remove-away')
    answerAgain()
    await expect(removeButton()).toHaveText('Remove')
    await expect(percent()).toHaveText('50%')
  })
})

test('case 47: a smart wallet approves by a transaction instead of a signature (spec: approvals.smart-wallet)', async () => {
  const wallet = installWallet(CLEO)
  const share = `0x${toCallDataWord((10n ** 15n).toString(16))}`
  await node('eth_sendTransaction', [
    { from: PETRA, to: pairOf('DAI'), data: `${SELECTORS.transfer}${toCallDataWord(CLEO)}${toCallDataWord(share)}` },
  ])
  await open('DAI')
  await page.locator('#remove-100').click()
  await expect(approve()).toHaveText('Approve ETH/DAI')
  await approve().click()
  await openReview()
  await confirm().click()
  await expect(page.locator('#remove-got')).toContainText(/^You got/)
  vitestExpect(wallet.asks(SIGN)).toBe(0)
  vitestExpect(await tokenBalance(CLEO, pairOf('DAI'))).toBe(0n)
})

test('the shown amounts include a due protocol fee, so they are exact to the wei (spec: liquidity.protocol-fee)', async () => {
  const wallet = installWallet(PETRA)
  const pair = pairOf('DAI')
  const dai = tokenOf('DAI')
  const weth = tokenOf('WETH')
  const { v2Factory } = addressBook().contracts
  const send = (from: string, to: string, data: string, value = '0x0') =>
    node('eth_sendTransaction', [{ from, to, data, value }])
  const transfer = (token: string, amount: bigint) =>
    send(PETRA, token, `${SELECTORS.transfer}${toCallDataWord(pair)}${toCallDataWord(amount)}`)
  const setter = `0x${String(await node('eth_call', [{ to: v2Factory, data: SELECTORS.feeToSetter }, 'latest'])).slice(-40)}`
  await node('anvil_setBalance', [setter, '0xde0b6b3a7640000'])
  await node('anvil_impersonateAccount', [setter])
  await send(setter, v2Factory, `${SELECTORS.setFeeTo}${toCallDataWord(CLEO)}`)
  // The next addition sets the base of the fee, which is part of the pool's growth after it.
  await send(PETRA, weth, SELECTORS.deposit, '0xde0b6b3a7640000')
  await transfer(weth, 10n ** 18n)
  await transfer(dai, 2_500n * 10n ** 18n)
  await send(PETRA, pair, `${SELECTORS.mint}${toCallDataWord(PETRA)}`)
  await transfer(dai, 4_000n * 10n ** 18n)
  await send(PETRA, pair, SELECTORS.sync)
  const heldDai = await tokenBalance(PETRA, dai)
  const heldWeth = await tokenBalance(PETRA, weth)
  await open('DAI', 'WETH')
  await page.locator('#remove-100').click()
  await expect(outA()).toHaveText(/\d/)
  const shown = async (side: 'a' | 'b') =>
    (await page.locator(`#remove-liquidity-token${side}-amount span`).one()).getAttribute('title')
  const exactWeth = await shown('a')
  const exactDai = await shown('b')
  await approve().click()
  await openReview()
  // A double click sends one request (case 48).
  const press = (await confirm().one()) as HTMLButtonElement
  press.click()
  press.click()
  await expect(page.locator('#remove-got')).toContainText(/^You got/)
  const figure = (raw: bigint) =>
    `${raw / 10n ** 18n}.${String(raw % 10n ** 18n)
      .padStart(18, '0')
      .replace(/0+$/, '')}`
  vitestExpect((exactWeth ?? '').replaceAll(',', '')).toContain(figure((await tokenBalance(PETRA, weth)) - heldWeth))
  vitestExpect((exactDai ?? '').replaceAll(',', '')).toContain(figure((await tokenBalance(PETRA, dai)) - heldDai))
  vitestExpect(await tokenBalance(CLEO, pair)).toBeGreaterThan(0n)
  vitestExpect(wallet.asks(SEND)).toBe(1)
})
