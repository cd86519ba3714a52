import { expect as vitestExpect, test } from 'vitest'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { installWallet, restoreChainAfterEach, node, pairOf, addressBook, tokenOf } from '#testing/chain.ts'
import { consoleErrors } from '#testing/consoleErrors.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { NICO, STELLA, card, read } from './mining/testing/earnScreen.ts'
import { SELECTORS } from '#testing/selectors.ts'

restoreChainAfterEach()

const rewardsOf = (symbol: string) =>
  addressBook().stakingPools.find(({ pair }) => pair === pairOf(symbol))?.rewards ?? ''

/** Computes the weekly rate of the stake: 500 UNI in 60 days are 58.33 in seven. Four digits, with commas. */
async function ownRate(symbol: string): Promise<string> {
  const stake = await read(rewardsOf(symbol), SELECTORS.balanceOf, STELLA)
  const total = await read(rewardsOf(symbol), SELECTORS.totalSupply, STELLA)
  const week = (58.333333333333 * Number(stake)) / Number(total)
  return Number(week.toPrecision(4)).toLocaleString('en', { maximumFractionDigits: 6 })
}

/**
 * Computes the worth of the stakes: twice the staked part of the WETH reserve, at the price of the
 * USDC pool.
 */
async function worthOfStakes(symbol: string): Promise<number> {
  const weth = tokenOf('WETH')
  const inPool = async (token: string, pool: string) => Number(await read(token, SELECTORS.balanceOf, pool))
  const staked = Number(await read(rewardsOf(symbol), SELECTORS.totalSupply, STELLA))
  const shares = Number(await read(pairOf(symbol), SELECTORS.totalSupply, STELLA))
  const native = (staked * (await inPool(weth, pairOf(symbol))) * 2) / shares / 1e18
  const price = (await inPool(tokenOf('USDC'), pairOf('USDC'))) / 1e6 / ((await inPool(weth, pairOf('USDC'))) / 1e18)
  return native * price
}

test('every pool shows its deposits and rate, and its staker sees their own part (spec: staking.list)', async () => {
  installWallet(STELLA)
  await page.goto('/uni')
  await expect(page.getByRole('heading', { name: 'Liquidity mining' })).toBeVisible()
  // 500 UNI in 60 days.
  await expect(card('ETH-DAI')).toContainText('Pool rate58 UNI / week')
  await expect(card('ETH-DAI')).toContainText(/Total deposited\$\d/)
  const [, dollars = ''] = /Total deposited\$([\d,]+)/.exec((await card('ETH-DAI').textContent()) ?? '') ?? []
  const difference = Number(dollars.replaceAll(',', '')) - (await worthOfStakes('DAI'))
  vitestExpect(Math.abs(difference)).toBeLessThan(1.1)
  await expect(card('ETH-DAI')).toContainText(`Your rate${await ownRate('DAI')} UNI / week`)
  await expect(card('ETH-DAI')).toContainText(/Yieldabout \d{1,2}% a year/)
  await expect(card('ETH-DAI')).toContainText(/Your deposit\$[1-9],\d{3}Total deposited/)
  await expect(card('ETH-wBTC')).not.toContainText('Your deposit')
  await expect(card('ETH-DAI').getByRole('link')).toHaveText('Manage')
  await expect(card('ETH-wBTC').getByRole('link')).toHaveText('Deposit')
  await expect(card('ETH-wBTC')).not.toContainText('Your rate')
  const secondsLeft =
    (await read(rewardsOf('DAI'), SELECTORS.periodFinish, STELLA)) - BigInt(Math.floor(Date.now() / 1000))
  const days = secondsLeft / 86_400n
  const hours = (secondsLeft / 3600n) % 24n
  await expect(page.locator('#earn-page')).toContainText(
    new RegExp(`Rewards end in${days}:${String(hours).padStart(2, '0')}:\\d\\d:\\d\\d`),
  )
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('earn-list')
})

test('pools of artists’ tokens show the sleeve and name of the artist and a yield (spec: staking.artist-pools)', async () => {
  const artists = addressBook().stakingPools.filter(({ artistToken }) => artistToken !== undefined)
  vitestExpect(artists).toHaveLength(2)
  // The address book does not list these tokens.
  for (const { artistToken } of artists)
    vitestExpect(addressBook().tokens.some(({ address }) => address === artistToken)).toBe(false)
  installWallet(STELLA)
  await page.goto('/uni')
  await expect(page.locator('#reward-pools li')).toHaveCount(6)
  await expect(card('ETH-MIRA')).toContainText('Mira Solenne')
  await expect(card('ETH-MIRA')).toContainText(/Yieldabout (1\d|2[0-4])% a year/)
  await expect(card('ETH-MIRA')).toContainText('Pool rate58 UNI / week')
  await expect(card('ETH-KOFI')).toContainText('Kofi Tempest')
  await expect(card('ETH-KOFI')).toContainText(/Yieldabout (1\d|2[0-4])% a year/)
  await expect(card('ETH-KOFI')).toContainText('Pool rate35 UNI / week')
  await card('ETH-MIRA').getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'ETH-MIRA Liquidity Mining' })).toBeVisible()
  await expect(page.locator('#reward-pool-page')).toContainText('Mira Solenne')
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('earn-artist-pool')
})

test('a visitor reads what a pool does and is led to liquidity first (spec: staking.offers)', async () => {
  await page.goto(`/uni/ETH/${tokenOf('DAI')}`)
  await expect(page.locator('#reward-pool-page')).toContainText('UNI-V2 LP tokens are required.')
  await expect(page.locator('#reward-pool-page')).toContainText('you can withdraw them at any time')
  await expect(page.getByRole('link', { name: 'Add ETH-DAI liquidity' })).toBeVisible()
  await expect(page.locator('#deposit-button')).toBeVisible()
  await expectNoAxeViolationsInBothThemes()
})

test('an artist’s token that looks like a known one is marked in the name of its pool (spec: staking.artist-pools)', async () => {
  const [known, artists] = [
    addressBook().stakingPools[0],
    addressBook().stakingPools.find(({ artistToken }) => artistToken),
  ]
  const fake = tokenOf('USD\u0421')
  const stakingPools = [{ pair: known?.pair ?? '0x', rewards: artists?.rewards ?? '0x', artistToken: fake }]
  installWallet(STELLA)
  await page.open('/uni', { book: { ...addressBook(), stakingPools } })
  await expect(page.locator('#reward-pools li')).toContainText(fake.slice(0, 6))
})

test('ended rewards are marked, pay nothing more, and can still be collected (spec: staking.ended)', async () => {
  installWallet(STELLA)
  await node('evm_increaseTime', [61 * 86_400])
  await node('anvil_mine', ['0x1'])
  await page.goto('/uni')
  await expect(page.locator('#earn-page')).toContainText('Rewards have ended!')
  await expect(card('ETH-DAI')).toContainText('Your stake earns nothing here: the rewards have ended.')
  await expect(card('ETH-DAI')).toContainText('Pool rate0 UNI / week')
  await expect(card('ETH-DAI')).toContainText(/You can claim [\d,.]+ UNI here/)
  await card('ETH-DAI').getByRole('link').click()
  await expect(page.locator('#reward-pool-page')).toContainText('Withdraw it to use your shares elsewhere.')
  await expect(page.locator('#claim-rewards-button')).toBeEnabled()
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('earn-ended')
})

test('all pending rewards are one sum, collected one after the other if the wallet sends no batch (spec: staking.collect-all)', async () => {
  // A collection that was refused is logged (spec: sending.back-to-form).
  consoleErrors.allow(/Transaction rejected/)
  const wallet = installWallet(STELLA)
  const uniOf = () => read(tokenOf('UNI'), SELECTORS.balanceOf, STELLA)
  const before = await uniOf()
  await page.goto('/uni')
  const panel = page.locator('#collect')
  await expect(panel).toContainText(/[\d,.]+ UNI about \$\d{1,3}(,\d{3})+/)
  await expect(panel).toContainText('Airdrop800.5 UNI')
  await page.locator('#collect-button').click()
  const sheet = page.locator('#collect-in-turn')
  await expect(sheet).toContainText('Your wallet asks you 3 times.')
  wallet.next('eth_sendTransaction', { does: 'reject' })
  await page.locator('#collect-next').click()
  await expect(sheet).toContainText('Not collected')
  await expect(sheet.getByText('Nothing was sent.')).toBeVisible()
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('earn-collect-in-turn')
  await expect(page.locator('#collect-next')).toHaveText('Go on')
  await page.locator('#collect-next').click()
  await expect(page.locator('#collect-next')).toHaveText('Done')
  await expect(page.getByRole('heading', { name: 'Collected' })).toBeVisible()
  await page.locator('#collect-next').click()
  await expect(page.getByRole('heading', { name: 'Ready to collect' })).toBeFocused()
  vitestExpect(await uniOf()).toBeGreaterThan(before + 800n * 10n ** 18n)
  vitestExpect(wallet.asks('eth_sendTransaction')).toBe(4)
})

test('a single pending reward asks the wallet once, batching or not (spec: staking.collect-all)', async () => {
  installWallet()
  await page.goto('/uni')
  await expect(page.locator('#collect-button')).toHaveText('Collect')
  await page.locator('#collect-button').click()
  await expect(page.locator('#review-collect')).toContainText('Airdrop')
  await expect(page.locator('#confirm-collect')).toBeEnabled()
  await expect(page.locator('#collect-in-turn')).toHaveCount(0)
})

test('an unreadable pool is left out and logged, the others stay, and the sum is not shown without it (spec: staking.report, staking.collectable)', async () => {
  consoleErrors.allow(/^Failed to load staking rewards info/)
  await node('anvil_setCode', [rewardsOf('USDT'), '0x60006000fd'])
  installWallet(STELLA)
  await page.goto('/uni')
  await expect(card('ETH-DAI')).toContainText('Pool rate58 UNI / week')
  await expect(card('ETH-USDT')).toHaveCount(0)
  await expect(page.locator('#earn-page')).toContainText('One of the pools can’t be read right now.')
  await expect(page.locator('#collect')).toContainText('We couldn’t read all of this.')
  await page.keepShots('earn-unread')
  await expect(page.locator('#collect-button')).toHaveCount(0)
})

test('a chain without reward pools says so', async () => {
  installWallet(STELLA)
  await page.open('/uni', { book: { ...addressBook(), stakingPools: [] } })
  await expect(page.locator('#earn-page')).toContainText('No active rewards')
  await page.keepShots('earn-none')
  await expect(page.locator('#collect')).toHaveCount(0)
})

test('an account without rewards is told what will be collected here, and a visitor to connect', async () => {
  const wallet = installWallet(NICO)
  await page.goto('/uni')
  await expect(page.locator('#collect')).toContainText('Nothing to collect yet.')
  await page.keepShots('earn-nothing')
  wallet.lock()
  await expect(page.locator('#collect')).toContainText('Connect a wallet to see what you can collect.')
  await page.keepShots('earn-unconnected')
})

test('all rewards are collected in one transaction if the wallet batches (spec: staking.collect-all)', async () => {
  const wallet = installWallet(STELLA, { isBatching: true })
  const uniOf = () => read(tokenOf('UNI'), SELECTORS.balanceOf, STELLA)
  const before = await uniOf()
  await page.goto('/uni')
  await page.locator('#collect-button').click()
  await expect(page.locator('#review-collect')).toContainText('All of it in one transaction.')
  await expect(page.locator('#collect-rehearsal')).toContainText('Test run passed')
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('earn-collect')
  await page.locator('#confirm-collect').click()
  await expect(page.getByRole('heading', { name: 'Collected' })).toBeVisible()
  await expect(page.locator('#collect-got')).toHaveText(/^You got [\d,.]+ UNI$/)
  vitestExpect(wallet.asks('wallet_sendCalls')).toBe(1)
  vitestExpect(await uniOf()).toBeGreaterThan(before + 800n * 10n ** 18n)
})
