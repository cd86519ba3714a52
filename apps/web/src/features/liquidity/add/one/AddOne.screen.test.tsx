import { describe, test } from 'vitest'
import { mineBlock } from '#testing/rpcFaults.ts'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { FIRST, installWallet, restoreChainAfterEach, pairOf, addressBook, tokenOf } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { giveDai, tokenBalance } from '#testing/pools.ts'
import { approveRouter, openAdd, status } from '../testing/addScreen.ts'

restoreChainAfterEach()

const COIN = 10n ** 18n

const amount = () => page.locator('#add-one-input .token-amount-input')
const button = () => page.locator('#add-one-button')
const why = () => page.locator('#add-one-why')
const facts = () => page.locator('#add-one-facts')
const confirm = () => page.locator('#confirm-add-one')
const review = () => page.locator('#review-add-one')

/** Shares of the pool of ETH and DAI that an account holds, and those in its rewards. */
async function sharesAndStaked(): Promise<readonly [bigint, bigint]> {
  const { pair, rewards } = addressBook().stakingPools.find((pool) => pool.pair === pairOf('DAI')) ?? {}
  if (pair === undefined || rewards === undefined) throw new Error('The pool of ETH and DAI has no rewards.')
  return [await tokenBalance(FIRST, pair), await tokenBalance(rewards, pair)]
}

async function chooseOne(): Promise<void> {
  await page.getByRole('button', { name: 'One token' }).click()
  await expect(amount()).toBeVisible()
}

/** Opens the page on a chain without our contract. */
async function openWithoutContract(): Promise<void> {
  const { oneTokenLiquidity: _, ...contracts } = addressBook().contracts
  await page.open(`/add/${tokenOf('DAI')}/ETH`, { book: { ...addressBook(), contracts } })
  await expect(status()).toBeVisible()
  await chooseOne()
}

describe('adding from one token', () => {
  test('shows the swap, its cost and the result of manual steps, names the first missing input, and approves exactly', async () => {
    installWallet()
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
    await expect(page.locator('#add-stake-later')).toHaveAttribute('href', `/uni/ETH/${tokenOf('DAI')}`)
    await expect(page.getByText('Unlimited')).toHaveCount(0)
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('one-approve')
    await page.locator('#approve-button').click()
    await expect(button()).toBeEnabled()

    await button().click()
    await expect(page.locator('#add-one-rehearsal')).toHaveAttribute('data-kind', 'moved')
    await expect(review()).toContainText('DAI/ETH Pool Tokens')
    await expect(review()).toContainText('you keep your DAI')
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('one-review')
    const pair = pairOf('DAI')
    const shares = await tokenBalance(FIRST, pair)
    const dai = await tokenBalance(FIRST, tokenOf('DAI'))
    await giveDai(pair, 15_000n * COIN)
    await mineBlock()
    await expect(page.locator('#price-updated')).toContainText('Price Updated')
    await page.locator('#accept-price').click()
    await expect(confirm()).toBeEnabled()
    await confirm().click()
    await expect(review().getByRole('heading', { name: 'Liquidity added' })).toBeVisible()
    await expect(page.locator('#add-one-got')).toHaveText(/^You got [\d.]+ DAI\/ETH$/)
    expect((await tokenBalance(FIRST, pair)) > shares).toBe(true)
    expect(dai - (await tokenBalance(FIRST, tokenOf('DAI'))) <= 100n * COIN).toBe(true)
    await page.keepShots('one-done')
    await page.locator('#add-one-done').click()
    await expect(amount()).toHaveValue('')
  })

  test('is one batch without our contract if the wallet batches, and shows what is left over (spec: liquidity.from-one-ways, liquidity.from-one-batch)', async () => {
    installWallet(undefined, { isBatching: true })
    await approveRouter('DAI', 0n)
    await openWithoutContract()
    await amount().fill('200')
    await expect(facts()).toContainText(/About 0\.\d+ DAI and 0\.000\d+ ETH/)
    await page.locator('#add-stake').click()
    await expect(button()).toBeEnabled()
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('one-batch')
    await button().click()
    await expect(review()).toContainText('Deposited to earn UNI')
    await page.keepShots('one-batch-review')
    await expect(confirm()).toBeEnabled()
    const before = await sharesAndStaked()
    await confirm().click()
    await expect(page.locator('#add-one-got')).toHaveText(/^You got 0\.000\d+ ETH and [\d.]+ DAI\/ETH$/)
    const after = await sharesAndStaked()
    expect(after[0] > before[0]).toBe(true)
    expect(after[1] > before[1]).toBe(true)
    await page.keepShots('one-batch-done')
  })

  test('can deposit the promised minimum of shares in the same transaction, to the wei (spec: liquidity.add-and-stake)', async () => {
    const wallet = installWallet(FIRST, { isBatching: true })
    await openAdd('ETH', 'DAI')
    await chooseOne()
    await amount().fill('0.1')
    await page.locator('#add-stake').click()
    await button().click()
    await expect(review()).toContainText('Exactly this much is deposited.')
    await expect(page.locator('#add-one-rehearsal')).toHaveAttribute('data-kind', 'moved')
    await page.keepShots('one-stake-review')
    const before = await sharesAndStaked()
    await confirm().click()
    await expect(review().getByRole('heading', { name: 'Added and deposited' })).toBeVisible()
    await page.keepShots('one-stake-done')
    const after = await sharesAndStaked()
    const unstaked = after[0] - before[0]
    const staked = after[1] - before[1]
    expect(staked).toBe(((unstaked + staked) * 9950n) / 10_000n)
    expect(wallet.requests.filter(({ method }) => method === 'wallet_sendCalls')).toHaveLength(1)
  })

  test('is three steps without contract and batch, each with its amount and button (spec: liquidity.from-one-steps)', async () => {
    installWallet()
    await openWithoutContract()
    await amount().fill('200')
    const steps = page.locator('#add-one-steps')
    await expect(steps.locator('li')).toHaveCount(3)
    await expect(button()).toHaveCount(0)
    await expect(page.locator('#add-stake-later')).toBeVisible()
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
