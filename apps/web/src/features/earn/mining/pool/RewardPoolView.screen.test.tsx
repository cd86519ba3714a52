import { describe, expect as vitestExpect, test } from 'vitest'
import { mineBlock, failRpc } from '#testing/rpcFaults.ts'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { installWallet, restoreChainAfterEach, node, pairOf, addressBook, tokenOf } from '#testing/chain.ts'
import { consoleErrors } from '#testing/consoleErrors.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { toCallDataWord } from '#testing/toCallDataWord.ts'
import { CLEO, NICO, STELLA, poolLink, read } from '../testing/earnScreen.ts'
import { SELECTORS } from '#testing/selectors.ts'

restoreChainAfterEach()

const SIGN = 'eth_signTypedData_v4'
const SEND = 'eth_sendTransaction'

const button = (name: 'deposit' | 'withdraw' | 'claim-rewards') => page.locator(`#${name}-button`)
const field = () => page.locator('#stake-liquidity-token .token-amount-input')
const deposit = () => page.locator('#confirm-deposit')
const approve = () => page.locator('#approve-button')
const done = (name: string) => page.locator(`#${name}-done`)

/** Number of lines of each `UNI-V2` in an element. */
function linesOfUnit(element: HTMLElement): number[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const lines: number[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    for (const { index } of (node.textContent ?? '').matchAll(/UNI-V2/g)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + 'UNI-V2'.length)
      lines.push(new Set([...range.getClientRects()].map(({ top }) => top)).size)
    }
  return lines
}

const rewardsOf = (symbol: string) => {
  const pool = addressBook().stakingPools.find(({ pair }) => pair === pairOf(symbol))
  if (pool === undefined) throw new Error(`Nobody rewards ${symbol}.`)
  return pool.rewards
}
const stakeOf = (symbol: string, who: string) => read(rewardsOf(symbol), SELECTORS.balanceOf, who)
const sharesOf = (symbol: string, who: string) => read(pairOf(symbol), SELECTORS.balanceOf, who)
const uniOf = (who: string) => read(tokenOf('UNI'), SELECTORS.balanceOf, who)
const earnedOf = (symbol: string, who: string) => read(rewardsOf(symbol), SELECTORS.earned, who)

describe('a deposit', () => {
  test('case 35: deposits to the wei with a signature; a refusal signs nothing, and typing discards the signature', async () => {
    const wallet = installWallet(STELLA)
    const before = await sharesOf('wBTC', STELLA)
    await page.goto(poolLink('wBTC'))
    await expect(button('deposit')).toHaveText('Deposit UNI-V2 LP Tokens')
    await expect(page.locator('#reward-pool-page')).toContainText(/[\d.]+ UNI-V2 LP tokens available/)
    // The page says that nothing is deposited yet (spec: staking.own).
    await expect(page.locator('#reward-pool-page')).toContainText(/Your liquidity deposits0 UNI-V2 ETH-wBTC/)
    await expect(page.locator('#reward-pool-page')).toContainText(/Your unclaimed UNI0\.0000/)
    await expect(page.locator('#reward-pool-page')).toContainText('will automagically claim UNI')
    await button('deposit').click()
    await expect(deposit()).toHaveText('Enter an amount')
    await expect(deposit()).toBeDisabled()
    await field().fill('1000000')
    await expect(deposit()).toHaveText('Enter an amount')
    await page.locator('#stake-liquidity-token').getByRole('button', { name: /Max/ }).click()
    await expect(page.locator('#review-deposit')).toContainText(/Weekly Rewards[\d,.]+ UNI \/ week/)
    await expect(page.locator('#deposit-why')).toHaveText('Approve your shares first.')
    await expect(deposit()).toBeDisabled()

    wallet.next(SIGN, { does: 'reject' })
    await approve().click()
    await expect(page.locator('#review-deposit')).toContainText('Nothing was signed.')
    await approve().click()
    await expect(approve()).toHaveText('Approved')
    await field().fill('0.0000001')
    await expect(approve()).toHaveText('Approve')
    await page.locator('#stake-liquidity-token').getByRole('button', { name: /Max/ }).click()
    await approve().click()
    await expect(page.locator('#deposit-rehearsal')).toContainText('Test run passed')
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('earn-deposit-signed')
    await deposit().click()
    await expect(page.getByRole('heading', { name: 'Deposited' })).toBeVisible()
    await expect(page.locator('#review-deposit')).toContainText(/Deposited [\d.]+ UNI-V2/)
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('earn-deposited')
    vitestExpect(wallet.asks(SEND)).toBe(1)
    vitestExpect(await stakeOf('wBTC', STELLA)).toBe(before)
    vitestExpect(await sharesOf('wBTC', STELLA)).toBe(0n)
    await done('deposit').click()
    await expect(button('deposit')).toHaveText('Deposit')
    await expect(page.getByRole('heading', { name: 'ETH-wBTC Liquidity Mining' })).toBeFocused()
  })

  test('case 35: is approved exactly by a transaction if the wallet cannot sign, and follows it', async () => {
    const wallet = installWallet(STELLA)
    await page.goto(poolLink('wBTC'))
    await button('deposit').click()
    await field().fill('0.0000001')
    wallet.next(SIGN, { does: 'throw', error: { code: -32_601, message: 'not supported' } })
    await approve().click()
    await expect(page.locator('#review-deposit')).toContainText('It goes to the reward pool')
    await page.locator('#review-deposit').getByText('Only 0.0000001 UNI-V2').click()
    await expect(approve()).toHaveText('Approve UNI-V2')
    await approve().click()
    await expect(approve()).toHaveText('Approved')
    await page.keepShots('earn-deposit-approved')
    await deposit().click()
    await expect(page.getByRole('heading', { name: 'Deposited' })).toBeVisible()
    vitestExpect(await stakeOf('wBTC', STELLA)).toBe(100_000_000_000n)
  })

  test('is one transaction with its approval if the wallet batches (spec: sending.batch)', async () => {
    const wallet = installWallet(STELLA, { isBatching: true })
    await page.goto(poolLink('wBTC'))
    await button('deposit').click()
    await field().fill('0.0000001')
    await expect(page.locator('#review-deposit')).toContainText(
      'Approved in the same step. Limited to 0.0000001 UNI-V2.',
    )
    await expect(page.locator('#deposit-rehearsal')).toContainText('Test run passed')
    await deposit().click()
    await expect(page.getByRole('heading', { name: 'Deposited' })).toBeVisible()
    vitestExpect([wallet.asks('wallet_sendCalls'), wallet.asks(SIGN), wallet.asks(SEND)]).toEqual([1, 0, 0])
    vitestExpect(await stakeOf('wBTC', STELLA)).toBe(100_000_000_000n)
  })

  test('never asks a smart wallet for a signature (spec: approvals.smart-wallet)', async () => {
    const data = `${SELECTORS.transfer}${toCallDataWord(CLEO)}${toCallDataWord((10n ** 11n).toString(16))}`
    await node('eth_sendTransaction', [{ from: STELLA, to: pairOf('wBTC'), data }])
    const wallet = installWallet(CLEO)
    await page.goto(poolLink('wBTC'))
    await button('deposit').click()
    await field().fill('0.0000001')
    await expect(approve()).toHaveText('Approve UNI-V2')
    vitestExpect(wallet.asks(SIGN)).toBe(0)
  })

  test('that is refused or fails returns to the form with its input and one line, and is logged (spec: sending.back-to-form)', async () => {
    consoleErrors.allow(/Transaction rejected|the device is locked/)
    const wallet = installWallet(STELLA)
    await page.goto(poolLink('wBTC'))
    await button('deposit').click()
    await field().fill('0.0000001')
    await approve().click()
    wallet.next(SEND, { does: 'reject' })
    await deposit().click()
    await expect(page.locator('#deposit-declined')).toHaveText('Nothing was sent.')
    await expect(field()).toHaveValue('0.0000001')
    await page.keepShots('earn-deposit-refused')
    wallet.next(SEND, { does: 'throw', error: { code: -32_000, message: 'the device is locked' } })
    await deposit().click()
    await expect(page.locator('#deposit-error')).toContainText('the device is locked')
    await expect(field()).toHaveValue('0.0000001')
    await page.keepShots('earn-deposit-failed')
    vitestExpect(consoleErrors.all().join(' ')).toContain('the device is locked')
  })
})

test('unreadable shares do not count as none: the page does not suggest getting some (spec: staking.offers)', async () => {
  installWallet(STELLA)
  await node('anvil_setCode', [pairOf('wBTC'), '0x60006000fd'])
  await page.goto(poolLink('wBTC'))
  await expect(page.locator('#reward-pool-page')).toContainText('Pool Rate', { timeout: 30_000 })
  await page.settled()
  await expect(page.locator('#reward-pool-page')).not.toContainText('Step 1.')
})

test('a deposit is impossible while the server does not answer (spec: reads.press)', async () => {
  consoleErrors.allow(/^A request for \d+ values of the chain has failed/)
  installWallet(STELLA)
  await page.goto(poolLink('wBTC'))
  await button('deposit').click()
  await page.locator('#stake-liquidity-token').getByRole('button', { name: /Max/ }).click()
  await approve().click()
  await expect(deposit()).toBeEnabled()
  const answerAgain = failRpc('with 502')
  for (const _ of [1, 2]) await mineBlock()
  await expect(deposit()).toHaveText('Reconnecting…')
  await expect(deposit()).toBeDisabled()
  answerAgain()
  await expect(deposit()).toHaveText('Deposit')
})

test('rewards grow by the second: a week later they are higher by the weekly rate (spec: staking.own-rate, staking.counting)', async () => {
  installWallet(STELLA)
  await page.goto(poolLink('DAI'))
  const shown = page.locator('#unclaimed-rewards')
  await expect(shown).toHaveText(/^[\d,]+\.\d{4}$/)
  const numberOf = (text: string | null) => Number((text ?? '').replaceAll(',', ''))
  const before = numberOf(await shown.textContent())
  await node('evm_increaseTime', [7 * 86_400])
  await node('anvil_mine', ['0x1'])
  const stake = await stakeOf('DAI', STELLA)
  const total = await read(rewardsOf('DAI'), SELECTORS.totalSupply, STELLA)
  // 500 UNI in 60 days are 58.33 in seven.
  const week = (58.3333333 * Number(stake)) / Number(total)
  const counted = async () => numberOf(await shown.textContent()) - before
  await expect.poll(counted, { timeout: 8000 }).toBeGreaterThan(week * 0.999)
  vitestExpect(await counted()).toBeLessThan(week * 1.001)
  await expect(page.locator('#reward-pool-page')).toContainText(/Rewards end in2[12]:\d\d:\d\d:\d\d/)
})

test('claiming pays the shown amount or more, keeps the stake, and says what was received (spec: staking.claim)', async () => {
  consoleErrors.allow(/the device is locked/)
  const wallet = installWallet(STELLA)
  const [stake, held, owed] = await Promise.all([stakeOf('DAI', STELLA), uniOf(STELLA), earnedOf('DAI', STELLA)])
  await page.goto(poolLink('DAI'))
  await expect(page.locator('#unclaimed-rewards')).toHaveText(/^[\d,]+\.\d{4}$/)
  await expect(page.locator('#reward-pool-page')).toContainText(/earns about [\d,.]+ UNI a day/)
  await expect(page.locator('#reward-pool-page')).toContainText(/Yieldabout \d{1,2}% a year/)
  await expect(page.locator('#reward-pool-page')).toContainText(/Your liquidity deposits\$[1-9],\d{3}48 UNI-V2 ETH-DAI/)
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('earn-pool')
  await button('claim-rewards').click()
  await expect(page.locator('#claim-rewards-rehearsal')).toContainText('Test run passed')
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('earn-claim')
  wallet.next(SEND, { does: 'throw', error: { code: -32_000, message: 'the device is locked' } })
  await page.locator('#confirm-claim-rewards').click()
  await expect(page.locator('#claim-rewards-error')).toContainText('the device is locked')
  await page.locator('#confirm-claim-rewards').click()
  await expect(page.getByRole('heading', { name: 'Claimed UNI!' })).toBeVisible()
  await expect(page.locator('#claim-rewards-got')).toHaveText(/^You got [\d,.]+ UNI$/)
  await page.keepShots('earn-claimed')
  vitestExpect(await stakeOf('DAI', STELLA)).toBe(stake)
  vitestExpect((await uniOf(STELLA)) - held).toBeGreaterThanOrEqual(owed)
  vitestExpect(await earnedOf('DAI', STELLA)).toBe(0n)
})

test('withdrawing returns every share and the rewards, to the wei (spec: staking.withdraw)', async () => {
  consoleErrors.allow(/the device is locked/)
  const wallet = installWallet(STELLA)
  const [stake, shares, held] = await Promise.all([stakeOf('USDC', STELLA), sharesOf('USDC', STELLA), uniOf(STELLA)])
  await page.goto(poolLink('USDC'))
  await button('withdraw').click()
  const sheet = page.locator('#review-withdraw')
  await expect(sheet).toContainText('When you withdraw, your UNI is claimed and your liquidity is removed')
  await expect(page.locator('#withdraw-rehearsal')).toContainText('Test run passed')
  await page.becomePhone()
  await page.keepShots('earn-withdraw-phone')
  wallet.next(SEND, { does: 'throw', error: { code: -32_000, message: 'the device is locked' } })
  await page.locator('#confirm-withdraw').click()
  await expect(page.locator('#withdraw-error')).toContainText('the device is locked')
  await page.locator('#confirm-withdraw').click()
  await expect(page.getByRole('heading', { name: 'Withdrew UNI-V2!' })).toBeVisible()
  await expect(page.locator('#withdraw-got')).toHaveText(/^You got [\d,.]+ UNI-V2 and [\d,.]+ UNI$/)
  vitestExpect(await stakeOf('USDC', STELLA)).toBe(0n)
  vitestExpect(await sharesOf('USDC', STELLA)).toBe(shares + stake)
  vitestExpect(await uniOf(STELLA)).toBeGreaterThan(held)
})

test('the first step without shares leads to the pool, and the button without a wallet asks for one (spec: staking.offers)', async () => {
  const wallet = installWallet(NICO)
  await page.goto(poolLink('USDT'))
  await expect(page.getByRole('heading', { name: 'Step 1. Get UNI-V2 Liquidity tokens' })).toBeVisible()
  for (let width = 320; width <= 440; width += 8) {
    await page.setViewportSize({ width, height: 780 })
    const lines = linesOfUnit(await page.locator('#reward-pool-page').one())
    vitestExpect(lines.length).toBeGreaterThan(1)
    vitestExpect(new Set(lines)).toEqual(new Set([1]))
  }
  await expect(page.getByRole('link', { name: /Add ETH-USDT liquidity/ })).toHaveAttribute(
    'href',
    `/add/ETH/${tokenOf('USDT')}`,
  )
  await expect(button('deposit')).toHaveCount(0)
  await expect(button('withdraw')).toHaveCount(0)
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('earn-first-step')
  wallet.lock()
  await button('deposit').click()
  await expect(page.locator('#wallet-modal')).toBeVisible()
  await page.goto(`/uni/${tokenOf('UNI')}/${tokenOf('DAI')}`)
  await expect(page.getByRole('heading', { name: 'There is no reward pool for these two.' })).toBeVisible()
})
