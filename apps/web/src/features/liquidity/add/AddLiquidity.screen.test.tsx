import { beforeEach, describe, test } from 'vitest'
import { mineBlock, failRpc } from '#testing/rpcFaults.ts'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import {
  FIRST,
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
import { page } from '#testing/page.ts'
import { giveDai, tokenBalance, pairBetween, setReserves, takeFromPool } from '#testing/pools.ts'
import {
  addButton,
  approveRouter,
  confirmButton,
  facts,
  field,
  firstProviderNote,
  makePair,
  openAdd,
  picker,
  review,
  status,
  acceptTokenWarning,
  withSettings,
  disabledReason,
} from './testing/addScreen.ts'

restoreChainAfterEach()

let wallet: PageWallet
beforeEach(() => {
  wallet = installWallet()
})

const SEND = 'eth_sendTransaction'
const COIN = 10n ** 18n

describe('the button names the first problem (spec: liquidity.add-problems)', () => {
  test('the button names problems in the specified order, and never treats a loading value as missing', async () => {
    wallet.lock()
    await page.goto(`/add/ETH/${tokenOf('DAI')}`)
    const connect = page.locator('#add-liquidity-page').getByRole('button', { name: 'Connect Wallet' })
    await expect(connect).toBeEnabled()
    await field('a').fill('99999999')
    await expect(connect).toBeEnabled()
    await expect(field('b')).not.toHaveValue('')
    await connect.click()
    await expect(page.locator('#wallet-modal')).toBeVisible()
    wallet.reportAccounts(null)

    await openAdd('ETH', 'WETH')
    await field('a').fill('99999999')
    await expect(addButton()).toHaveText('Invalid pair')
    await expect(addButton()).toBeDisabled()
    await expect(facts()).toHaveCount(0)

    await openAdd('ETH')
    await expect(addButton()).toHaveText('Enter an amount')
    await field('a').fill('99999999')
    await expect(addButton()).toHaveText('Enter an amount')

    await openAdd('ETH', 'DAI')
    for (const typed of ['0', '.', '0.0', '1.0000000000000000001']) {
      await field('a').fill(typed)
      await expect(addButton()).toHaveText('Enter an amount')
    }
    await field('a').fill('99999999')
    await expect(addButton()).toHaveText('Insufficient DAI balance')
    await field('b').fill('99999999')
    await expect(addButton()).toHaveText('Insufficient DAI balance')
    await field('a').fill('9'.repeat(40))
    await expect(addButton()).toHaveText('Insufficient DAI balance')
    // The router would take none of a single smallest unit, so there would be no shares.
    await field('a').fill('0.000000000000000001')
    await expect(addButton()).toHaveText('Enter an amount')
    await expect(disabledReason()).toHaveText('These amounts are too small for a single pool token.')
    await field('a').fill('0.00000000000001')
    await expect(addButton()).toHaveText('Supply')
  })

  test('case 3: amounts too small for a share count as not entered, with the reason; the share is never NaN', async () => {
    await openAdd('COMP', 'OM')
    await expect(firstProviderNote()).toContainText('You are the first liquidity provider.')
    await field('a').fill('0.0000000000000001')
    await field('b').fill('0.0000000000000001')
    await expect(addButton()).toHaveText('Enter an amount')
    await expect(disabledReason()).toHaveText('These amounts are too small for a single pool token.')
    await expect(page.locator('#add-share')).toHaveText('0%')
    await page.keepShots('add-tooLittle')
  })
})

const got = () => page.locator('#add-got')

describe('from the amounts to the shares', () => {
  test('one side follows the pool’s price; the review shows both sides, a refusal changes nothing, and the receipt shows what was got (spec: liquidity.add-review, liquidity.declined)', async () => {
    await approveRouter('DAI')
    await openAdd('ETH', 'DAI')
    await field('b').fill('100')
    await expect(field('a')).not.toHaveValue('')
    await expect(facts().locator('dl > div').first()).toHaveText(/^DAI per ETH[1-9][\d,]{2}/)
    await expect(facts().locator('dl > div').nth(1)).toHaveText(/^ETH per DAI0\.000/)
    await expect(facts()).toContainText('Prices and pool share')
    await expect(page.locator('#position-card')).toHaveCount(0)
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('add-typed')
    await addButton().click()
    await expect(review().getByRole('heading', { name: 'You will receive' })).toBeVisible()
    await expect(review()).toContainText('ETH/DAI Pool Tokens')
    await expect(review()).toContainText('ETH Deposited')
    await expect(review()).toContainText('If the price changes by more than 0.5% your transaction will revert.')
    await expect(page.locator('#add-rehearsal')).toHaveAttribute('data-kind', 'moved')
    await expect(confirmButton()).toHaveText('Confirm Supply')
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('add-review')

    wallet.next(SEND, { does: 'reject' })
    await confirmButton().click()
    await expect(page.locator('#add-declined')).toHaveText('Nothing was sent.')
    await expect(confirmButton()).toBeEnabled()
    expect(document.activeElement).not.toBe(document.body)

    const pair = pairOf('DAI')
    const before = await tokenBalance(FIRST, pair)
    await confirmButton().click()
    await expect(review().getByRole('heading', { name: 'Liquidity added' })).toBeVisible()
    const shares = (await tokenBalance(FIRST, pair)) - before
    await expect(got()).toHaveText(/^You got [\d.]+ ETH\/DAI\.?$/)
    await expect(review()).toContainText(
      `${shares / COIN}.${String(shares % COIN)
        .padStart(18, '0')
        .replace(/0+$/, '')} ETH/DAI`,
    )
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('add-done')
    await page.locator('#add-done').click()
    await expect(field('a')).toHaveValue('')
    await expect(field('a')).toBeFocused()
    await expect(page.locator('#position-card')).toContainText('Your position')
    await field('a').fill('1')
    await expect(page.locator('#add-share-change')).toContainText('→')
    // The share stays below the whole pool, however large the amount.
    await field('a').fill('1000000')
    await expect(page.locator('#add-share-change')).toContainText(/→ \W?9\d(?:\.\d+)?%$/)
    await page.keepShots('add-position')
  })

  test('the first provider sets the price with both amounts, creates the pool and gets the root of the product to the unit (spec: liquidity.minted, liquidity.share-text)', async () => {
    await approveRouter('COMP')
    await approveRouter('OM')
    await openAdd('COMP', 'OM')
    await field('a').fill('0.4')
    await field('b').fill('0.9')
    await expect(field('a')).toHaveValue('0.4')
    await expect(facts()).toContainText('Initial prices and pool share')
    await expect(facts()).toContainText('2.25')
    await expect(page.locator('#add-share')).toHaveText('100%')
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('add-first')
    await addButton().click()
    await expect(review().getByRole('heading', { name: 'You are creating a pool' })).toBeVisible()
    await expect(confirmButton()).toHaveText('Create Pool & Supply')
    await expect(page.locator('#add-rehearsal')).toHaveAttribute('data-kind', 'moved')
    await expect(confirmButton()).toBeEnabled()
    await page.keepShots('add-create')
    await confirmButton().click()
    await expect(got()).toBeVisible()
    await expect(review()).toContainText('0.599999999999999 COMP/OM')
  })

  test('two approvals follow each other, both exact, with slack for the price on the side that follows (spec: approvals.moving)', async () => {
    await approveRouter('DAI', 0n)
    await approveRouter('USDT', 0n)
    await openAdd('DAI', 'USDT')
    await field('a').fill('100')
    await expect(page.locator(`#approve-button-${tokenOf('DAI')}`)).toBeEnabled()
    await page.locator('#add-liquidity-page').getByText('Only 100 DAI').click()
    await expect(disabledReason()).toHaveText('Approve DAI first.')
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('add-approvals')
    await page.locator(`#approve-button-${tokenOf('DAI')}`).click()
    await expect(page.locator(`#approve-button-${tokenOf('DAI')}`)).toHaveText('DAI approved')
    await expect(page.locator('#add-liquidity-page')).toContainText('a little more than you need now')
    await page.locator(`#approve-button-${tokenOf('USDT')}`).click()
    await expect(addButton()).toBeEnabled()
  })

  test('a price that moves past the minimums must be accepted first; one within them need not be (spec: liquidity.price-updated)', async () => {
    await approveRouter('DAI')
    const pair = pairOf('DAI')
    await openAdd('ETH', 'DAI')
    await field('a').fill('0.1')
    await addButton().click()
    await expect(confirmButton()).toBeEnabled()
    await giveDai(pair, 10n * COIN)
    await mineBlock()
    await expect(page.locator('#add-rehearsal')).toHaveAttribute('data-kind', 'moved')
    await expect(page.locator('#price-updated')).toHaveCount(0)
    await giveDai(pair, 15_000n * COIN)
    await mineBlock()
    await expect(page.locator('#price-updated')).toContainText('Price Updated')
    await expect(confirmButton()).toBeDisabled()
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('add-moved')
    await page.locator('#accept-price').click()
    await expect(confirmButton()).toBeEnabled()
  })

  test('in expert mode only the wallet asks, and a refusal leaves the form unchanged', async () => {
    withSettings({ expertMode: true })
    await approveRouter('DAI')
    await openAdd('ETH', 'DAI')
    await field('a').fill('0.1')
    wallet.next(SEND, { does: 'reject' })
    await addButton().click()
    await expect(addButton()).toBeEnabled()
    await expect(page.locator('#add-said')).toHaveText('')
    await expect(field('a')).toHaveValue('0.1')
    await addButton().click()
    await expect(field('a')).toHaveValue('')
  })

  test('the last prices stay, marked as outdated, and the button is disabled while the chain is unreachable (spec: reads.press)', async () => {
    consoleErrors.allow(/^A request for \d+ values of the chain has failed/)
    await approveRouter('DAI')
    await openAdd('ETH', 'DAI')
    await field('a').fill('0.1')
    await expect(addButton()).toBeEnabled()
    const amount = field('b')
    await expect(amount).not.toHaveValue('')
    const answerAgain = failRpc('with 502')
    for (const _ of [1, 2]) await mineBlock()
    await expect(addButton()).toHaveText('Reconnecting…')
    await expect(facts()).toHaveAttribute('data-overdue', '')
    await expect(amount).not.toHaveValue('')
    await expect(page.getByText(/^Prices from block \d+\. Reconnecting…$/)).toBeVisible()
    await page.keepShots('add-away')
    answerAgain()
    await expect(addButton()).toHaveText('Supply')
  })
})

describe('unusual amounts', () => {
  test('case 5: amounts too large for a pair are refused before anything is sent', async () => {
    const pair = pairOf('DAI')
    await setReserves(pair, 2n ** 112n - 1n)
    await openAdd('ETH', 'DAI')
    await field('a').fill('0.000001')
    await expect(addButton()).toHaveText('Too much for this pool')
    await expect(disabledReason()).toHaveText('A pool can’t hold that many tokens. Enter less.')
  })
})

describe('unusual tokens and pools', () => {
  test('case 6: a token that takes a fee on transfers is detected before signing, and adding from that token alone is refused with the reason', async () => {
    const pair = await pairBetween('WETH', 'TOLL')
    await takeFromPool(pair, 'TOLL', 1_000n * COIN)
    await approveRouter('TOLL')
    await openAdd('ETH', 'TOLL')
    await acceptTokenWarning()
    await field('a').fill('0.01')
    await addButton().click()
    await expect(page.locator('#add-rehearsal')).toHaveAttribute('data-kind', 'problem')
    await expect(confirmButton()).toBeDisabled()
    await expect(review()).toContainText('The test run failed, so this can’t be sent.')
    await page.keepShots('add-fee')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'One token' }).click()
    await page.locator('#add-one-input .token-amount-input').fill('0.01')
    await expect(page.locator('#add-one-button')).toHaveText('Not with these tokens')
    await expect(page.locator('#add-one-why')).toContainText('keeps part of every transfer')
    await page.keepShots('one-fee')

    withSettings({ slippageBps: 150 })
    await openAdd('ETH', 'TOLL')
    await acceptTokenWarning()
    await field('a').fill('0.01')
    await addButton().click()
    await expect(page.locator('#add-rehearsal')).toHaveAttribute('data-kind', 'moved')
    await expect(confirmButton()).toBeEnabled()
  })

  test('a look-alike token is approved exactly unless another choice is made, which is not remembered (spec: approvals.marked)', async () => {
    await takeFromPool(await pairBetween('WETH', 'TOLL'), 'TOLL', 1_000n * COIN)
    await approveRouter('TOLL', 0n)
    const exact = page.getByRole('radio', { name: /^Only .* TOLL/ })
    const unlimited = page.getByRole('radio', { name: 'Unlimited' })
    await openAdd('ETH', 'TOLL')
    await acceptTokenWarning()
    await field('a').fill('0.01')
    await expect(exact).toBeChecked()
    await unlimited.check()
    await expect(unlimited).toBeChecked()
    await expect(page.locator('#add-liquidity-page')).toContainText('any amount of your TOLL')
    await openAdd('ETH', 'TOLL')
    await acceptTokenWarning()
    await field('a').fill('0.01')
    await expect(exact).toBeChecked()
    await approveRouter('DAI', 0n)
    await openAdd('ETH', 'DAI')
    await field('a').fill('0.01')
    await expect(unlimited).toBeChecked()
  })

  test('a pair without shares has no price yet, and one with a single unit of each still shows its shares', async () => {
    await makePair('COMP', 'OM')
    await openAdd('COMP', 'OM')
    await expect(firstProviderNote()).toBeVisible()
    await expect(page.getByRole('button', { name: 'One token' })).toHaveCount(0)
    await field('a').fill('1')
    await field('b').fill('2')
    await expect(facts()).toContainText('OM per COMP')
    await setReserves(pairOf('DAI'), 1n)
    await openAdd('ETH', 'DAI')
    await field('a').fill('0.000001')
    await expect(field('b')).toHaveValue('0.000001')
    await expect(page.locator('#add-share')).toHaveText('100.00%')
    await expect(addButton()).toHaveText('Supply')
  })
})

describe('a pool that rewards its providers', () => {
  test('adding and depositing are one transaction if the wallet batches: the minimum is deposited, the rest stays (spec: liquidity.add-and-stake)', async () => {
    wallet = installWallet(FIRST, { isBatching: true })
    const { rewards = '' } = addressBook().stakingPools.find(({ pair }) => pair === pairOf('DAI')) ?? {}
    const before = [await tokenBalance(FIRST, pairOf('DAI')), await tokenBalance(FIRST, rewards)] as const
    await openAdd('ETH', 'DAI')
    await field('a').fill('0.1')
    const choice = page.locator('#add-stake')
    await expect(choice).toHaveAccessibleName('Deposit the pool tokens as well and earn UNI')
    await choice.click()
    await expectNoAxeViolationsInBothThemes('#add-liquidity-page')
    await page.keepShots('add-stake')
    await addButton().click()
    await expect(review()).toContainText('Deposited to earn UNI')
    await expect(review()).toContainText('stays in your wallet')
    await expect(page.locator('#add-rehearsal')).toHaveAttribute('data-kind', 'moved')
    // The simulation shows the whole amount, as the question above does, and the part that is
    // staked.
    const whole = /You get([\d.]+)/.exec((await review().textContent()) ?? '')?.[1] ?? ''
    await expect(page.locator('#add-rehearsal')).toContainText(
      new RegExp(
        `and get ${whole} ETH/DAI\\. [\\d.]+ ETH/DAI of that is deposited, and [\\d.]+ ETH/DAI stays in your wallet\\.`,
      ),
    )
    await page.keepShots('add-stake-review')
    await confirmButton().click()
    await expect(review().getByRole('heading', { name: 'Added and deposited' })).toBeVisible()
    await expect(got()).toHaveText(/^You got [\d.]+ ETH\/DAI$/)
    await page.keepShots('add-stake-done')
    const unstaked = (await tokenBalance(FIRST, pairOf('DAI'))) - before[0]
    const staked = (await tokenBalance(FIRST, rewards)) - before[1]
    expect(staked).toBe(((unstaked + staked) * 9950n) / 10_000n)
    expect(wallet.requests.filter(({ method }) => method === 'wallet_sendCalls')).toHaveLength(1)
  })

  test('without a batching wallet, depositing is a next step, which is not offered once the rewards have ended', async () => {
    await openAdd('ETH', 'DAI')
    await field('a').fill('0.1')
    await expect(page.locator('#add-stake-later')).toHaveAttribute('href', `/uni/ETH/${tokenOf('DAI')}`)
    await expect(page.locator('#add-stake')).toHaveCount(0)
    await node('evm_increaseTime', [61 * 86_400])
    await node('anvil_mine', ['0x1'])
    await expect(page.locator('#add-stake-later')).toHaveCount(0)
    await openAdd('DAI', 'USDT')
    await expect(facts()).toBeVisible()
    await expect(page.locator('#add-stake-later')).toHaveCount(0)
  })
})

describe('the URL names the pool', () => {
  test('a token in a list of ten thousand is found and picked, and only a few rows are rendered at a time', async () => {
    const addressOf = (number: number) => `0x${(0x10_0000 + number).toString(16).padStart(40, '0')}`
    const tokens = Array.from({ length: 10_000 }, (_, number) => ({
      chainId: 31337,
      address: addressOf(number),
      decimals: 18,
      symbol: `COIN${number}`,
      name: `Coin number ${number}`,
    }))
    const version = { major: 9, minor: 0, patch: 0 }
    page.route('**/lists/default.json', (route) =>
      route.fulfill({ json: { name: 'Ten Thousand', timestamp: '2026-11-01T00:00:00.000Z', version, tokens } }),
    )
    await openAdd('ETH')
    await picker('b').click()
    const search = page.locator('#token-search-input')
    const found = page.locator(`.token-item-${addressOf(9999)}`)
    await search.fill('coin9999')
    await expect(found).toBeVisible({ timeout: 20_000 })
    await search.fill('coin')
    await expect(page.locator('[class*="token-item-"]').first()).toBeVisible()
    expect(await page.locator('[class*="token-item-"]').count()).toBeLessThan(60)
    await search.fill('coin9999')
    await found.click()
    await expect(page).toHaveURL(`/add/ETH/${addressOf(9999)}`)
    await expect(picker('b')).toContainText('COIN9999')
  })

  test('picking a token changes the URL in place and keeps the amounts; the other side’s token swaps the two (spec: routes.add-selection)', async () => {
    await page.goto('/create/ETH')
    await expect(page.getByRole('heading', { name: 'Create a pair' })).toBeVisible()
    await expect(status()).toBeVisible()
    await field('a').fill('0.5')
    await picker('b').click()
    await page.locator('#token-search-input').fill('DAI')
    await page.locator(`.token-item-${tokenOf('DAI')}`).click()
    await expect(page).toHaveURL(`/add/ETH/${tokenOf('DAI')}`)
    await expect(field('a')).toHaveValue('0.5')
    expect(document.activeElement).not.toBe(document.body)
    await picker('b').click()
    await page.locator('.token-item-ETHER').click()
    await expect(page).toHaveURL(`/add/${tokenOf('DAI')}/ETH`)
    await expect(page.getByRole('heading', { name: 'Add Liquidity' })).toBeVisible()
    // Each URL replaced the one before, so Back leaves the page.
    await page.goBack()
    await expect(page).toHaveURL('/')
  })
})
