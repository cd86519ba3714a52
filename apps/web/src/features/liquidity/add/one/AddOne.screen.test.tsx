import { describe, test } from 'vitest'
import { nextBlock } from '../../../../testing/away.ts'
import { expectNoAxeViolationsInBothThemes } from '../../../../testing/axe.ts'
import { FIRST, knownWallet, leavesTheChain, pairOf, theBook, tokenOf } from '../../../../testing/chain.ts'
import { expect } from '../../../../testing/expect.ts'
import { page } from '../../../../testing/page.ts'
import { allowed, givenDai, held, openAdd, status } from '../testing/addScreen.ts'

leavesTheChain()

const COIN = 10n ** 18n

const amount = () => page.locator('#add-one-input .token-amount-input')
const button = () => page.locator('#add-one-button')
const why = () => page.locator('#add-one-why')
const facts = () => page.locator('#add-one-facts')
const confirm = () => page.locator('#confirm-add-one')
const review = () => page.locator('#review-add-one')

async function chooseOne(): Promise<void> {
  await page.getByRole('button', { name: 'One token' }).click()
  await expect(amount()).toBeVisible()
}

/** The product behind the tests without our contract, as on a chain that has none yet. */
async function openWithoutContract(): Promise<void> {
  const { oneTokenLiquidity: _, ...contracts } = theBook().contracts
  await page.open(`/add/${tokenOf('DAI')}/ETH`, { book: { ...theBook(), contracts } })
  await expect(status()).toBeVisible()
  await chooseOne()
}

describe('adding from one token', () => {
  test('says what is swapped, what it costs and what doing it by hand would bring, names the first thing that is missing, and approves exactly', async () => {
    knownWallet()
    await openAdd('DAI', 'ETH')
    await chooseOne()
    await expect(button()).toHaveText('Enter an amount')
    await amount().fill('0.000000000000000001')
    await expect(why()).toHaveText('These amounts are too small for a single pool token.')
    await amount().fill('99999999')
    await expect(button()).toHaveText('Insufficient DAI balance')
    await amount().fill('100')
    await expect(facts()).toContainText(/[\d.]+ DAI for about 0\.01[\d]+ ETH/)
    await expect(facts()).toContainText('Cost of the swap')
    await expect(facts()).toContainText('0.15%')
    await expect(facts()).toContainText('Done by hand')
    await expect(page.locator('#add-liquidity-page')).toContainText('the contract that adds from one token')
    await expect(page.getByText('Unlimited')).toHaveCount(0)
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('one-approve')
    await page.setViewportSize({ width: 360, height: 780 })
    await page.keepShots('one-phone')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.locator('#approve-button').click()
    await expect(button()).toBeEnabled()

    await button().click()
    await expect(page.locator('#add-one-rehearsal')).toHaveAttribute('data-kind', 'moved')
    await expect(review()).toContainText('DAI/ETH Pool Tokens')
    await expect(review()).toContainText('you keep your DAI')
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('one-review')
    const pair = pairOf('DAI')
    const [shares, dai] = [await held(FIRST, pair), await held(FIRST, tokenOf('DAI'))]
    await givenDai(pair, 15_000n * COIN)
    await nextBlock()
    await expect(page.locator('#price-updated')).toContainText('Price Updated')
    await page.locator('#accept-price').click()
    await expect(confirm()).toBeEnabled()
    await confirm().click()
    await expect(review().getByRole('heading', { name: 'Liquidity added' })).toBeVisible()
    await expect(page.locator('#add-one-got')).toHaveText(/^You got [\d.]+ DAI\/ETH$/)
    expect((await held(FIRST, pair)) > shares).toBe(true)
    expect(dai - (await held(FIRST, tokenOf('DAI'))) <= 100n * COIN).toBe(true)
    await page.keepShots('one-done')
    await page.locator('#add-one-done').click()
    await expect(amount()).toHaveValue('')
  })

  test('without our contract a wallet that batches sends it as one, and is told what stays (spec: liquidity.from-one-ways, liquidity.from-one-batch)', async () => {
    knownWallet(undefined, { isBatching: true })
    await allowed('DAI', 0n)
    await openWithoutContract()
    await amount().fill('200')
    await expect(facts()).toContainText(/About 0\.\d+ DAI and 0\.000\d+ ETH/)
    await expect(button()).toBeEnabled()
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('one-batch')
    await button().click()
    await expect(confirm()).toBeEnabled()
    const shares = await held(FIRST, pairOf('DAI'))
    await confirm().click()
    await expect(page.locator('#add-one-got')).toHaveText(/^You got 0\.000\d+ ETH and [\d.]+ DAI\/ETH$/)
    expect((await held(FIRST, pairOf('DAI'))) > shares).toBe(true)
    await page.keepShots('one-batch-done')
  })

  test('where neither is there it is three steps, and each is a press away with its amount (spec: liquidity.from-one-steps)', async () => {
    knownWallet()
    await openWithoutContract()
    await amount().fill('200')
    const steps = page.locator('#add-one-steps')
    await expect(steps.locator('li')).toHaveCount(3)
    await expect(button()).toHaveCount(0)
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('one-steps')
    await page.locator('#add-one-both').click()
    await expect(page.locator('#add-liquidity-input-tokena .token-amount-input')).toHaveValue(/^99\.\d+$/)
    await page.getByRole('button', { name: 'One token' }).click()
    await expect(amount()).toHaveValue('200')
    await steps.getByRole('link', { name: 'Go to the swap' }).click()
    await expect(page.locator('#swap-currency-input .token-amount-input')).toHaveValue(/^100\.\d+$/)
  })
})
