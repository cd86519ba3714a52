import { describe, expect as vitestExpect, test } from 'vitest'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { SECOND, installWallet, restoreChainAfterEach, node, pairOf, addressBook, tokenOf } from '#testing/chain.ts'
import { consoleErrors } from '#testing/consoleErrors.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { NICO, read } from './mining/testing/earnScreen.ts'
import { SELECTORS } from '#testing/selectors.ts'
import { toCallDataWord } from '#testing/toCallDataWord.ts'

restoreChainAfterEach()

async function exchangeOf(symbol: string): Promise<string> {
  const data = `${SELECTORS.getExchange}${toCallDataWord(tokenOf(symbol))}`
  const answer = await node('eth_call', [{ to: addressBook().contracts.v1Factory, data }, 'latest'])
  return `0x${String(answer).slice(-40)}`
}
const COIN = 10n ** 18n
const sharesOf = async (symbol: string) => read(await exchangeOf(symbol), SELECTORS.balanceOf, SECOND)
const heldOf = (symbol: string) => read(tokenOf(symbol), SELECTORS.balanceOf, SECOND)

describe('positions left on V1', () => {
  test('are listed with both ways out and found by token address; an account without any sees none', async () => {
    const wallet = installWallet(SECOND)
    await page.goto('/migrate/v1')
    await expect(page.getByRole('heading', { name: 'Migrate V1 Liquidity' })).toBeVisible()
    const rows = page.locator('#migrate-v1-page li')
    await expect(rows).toHaveCount(4)
    await expect(page.locator('#migrate-v1-page')).not.toContainText('No V1 Liquidity found.')
    await expect(rows.filter({ hasText: 'DAI/ETH' })).toContainText('V1')
    await page.locator('.v1-search').fill(tokenOf('OM'))
    await expect(rows).toHaveCount(4)
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('v1-list')
    const { v1Factory: _, ...contracts } = addressBook().contracts
    await page.open('/migrate/v1', { book: { ...addressBook(), contracts } })
    await expect(page.locator('#migrate-v1-page')).toContainText('No V1 Liquidity found.')
    await page.keepShots('v1-none')
    await page.goto('/migrate/v1')
    await expect(rows).toHaveCount(4)
    wallet.reportAccounts([NICO])
    await expect(page.locator('#migrate-v1-page')).toContainText('No V1 Liquidity found.')
    wallet.lock()
    await expect(page.locator('#migrate-v1-page')).toContainText('Connect to a wallet to view your V1 liquidity.')
    await page.keepShots('v1-unconnected')
  })

  test('are not called none while some cannot be read', async () => {
    await node('anvil_setCode', [await exchangeOf('DAI'), '0x60006000fd'])
    installWallet(NICO)
    await page.goto('/migrate/v1')
    await expect(page.locator('#migrate-v1-page')).toContainText('Some of V1 can’t be read right now.')
    await expect(page.locator('#migrate-v1-page')).not.toContainText('No V1 Liquidity found.')
  })

  test('at an address that is not a V1 exchange are refused, and nothing is sent', async () => {
    installWallet(SECOND)
    await page.goto(`/migrate/v1/${tokenOf('DAI')}`)
    await expect(page.locator('#migrate-v1-exchange')).toContainText('There is no V1 pool at this address.')
    await page.keepShots('v1-no-exchange')
    await page.goto('/migrate/v1/0x12')
    await expect(page.getByRole('heading', { name: 'Migrate V1 Liquidity' })).toBeVisible()
    vitestExpect(location.pathname).toBe('/migrate/v1')
  })
})

describe('migrating', () => {
  test('moves every share into the V2 pool: exact approval, test run, and a summary from the receipt (spec: migration.done)', async () => {
    consoleErrors.allow(/the device is locked/)
    const wallet = installWallet(SECOND)
    const before = await read(pairOf('DAI'), SELECTORS.balanceOf, SECOND)
    vitestExpect(await sharesOf('DAI')).toBeGreaterThan(0n)
    await page.goto(`/migrate/v1/${await exchangeOf('DAI')}`)
    const exchange = page.locator('#migrate-v1-exchange')
    await expect(exchange).toContainText('Your V1 DAI/ETH liquidity becomes V2 DAI/ETH liquidity.')
    await expect(exchange).not.toContainText('Price Difference:')
    await expect(page.locator('#migrate-why')).toHaveText('Approve your V1 shares first.')
    await expect(page.locator('#approve-button')).toHaveText('Approve UNI-V1')
    await page.locator('#approve-button').click()
    await expect(page.locator('#migrate-button')).toBeEnabled()
    await page.locator('#migrate-button').click()
    await expect(page.locator('#migrate-rehearsal')).toContainText('Test run passed')
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('v1-migrate')
    // Moves the price of the new pool by three percent, so that less of the liquidity fits.
    const uint = (amount: bigint) => amount.toString(16).padStart(64, '0')
    const gift = ((await read(tokenOf('WETH'), SELECTORS.balanceOf, pairOf('DAI'))) * 3n) / 100n
    const give = (to: string, data: string, value = '0x0') =>
      node('eth_sendTransaction', [{ from: NICO, to, data, value }])
    await give(tokenOf('WETH'), SELECTORS.deposit, `0x${gift.toString(16)}`)
    await give(tokenOf('WETH'), `${SELECTORS.transfer}${toCallDataWord(pairOf('DAI'))}${uint(gift)}`)
    await give(pairOf('DAI'), SELECTORS.sync)
    await expect(page.locator('#price-updated')).toContainText('Price Updated')
    await expect(page.locator('#confirm-migrate')).toBeDisabled()
    await page.keepShots('v1-migrate-moved')
    await page.locator('#accept-price').click()
    await expect(page.locator('#confirm-migrate')).toBeEnabled()
    wallet.next('eth_sendTransaction', { does: 'throw', error: { code: -32_000, message: 'the device is locked' } })
    await page.locator('#confirm-migrate').click()
    // Back at the form, with an error line (spec: sending.back-to-form).
    await expect(page.locator('#migrate-error')).toContainText('the device is locked')
    await page.locator('#confirm-migrate').click()
    await expect(page.getByRole('heading', { name: 'Success' })).toBeVisible()
    await expect(page.locator('#migrate-got')).toHaveText(/^You got [\d,.]+ UNI-V2/)
    await page.keepShots('v1-migrated')
    vitestExpect(await sharesOf('DAI')).toBe(0n)
    vitestExpect(await read(pairOf('DAI'), SELECTORS.balanceOf, SECOND)).toBeGreaterThan(before)
    await page.locator('#migrate-done').click()
    await expect(exchange).toContainText('You have nothing in this V1 pool.')
  })

  test('warns if the prices differ by 5 % or more, with both prices in both directions (spec: migration.price-difference)', async () => {
    installWallet(SECOND)
    await page.goto(`/migrate/v1/${await exchangeOf('USDC')}`)
    const exchange = page.locator('#migrate-v1-exchange')
    await expect(exchange).toContainText('V1 Price:')
    // 162,000 USDC on 60 ETH, plus trading fees since.
    await expect(exchange).toContainText(/V1 Price:2,[67]\d\d(\.\d+)? USDC \/ ETH0\.0003\d+ ETH \/ USDC/)
    await expect(exchange).toContainText(/Price Difference:\d+(\.\d+)?%/)
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('v1-difference')
  })

  test('makes the position the first liquidity of a missing V2 pool: both whole amounts, for shares of the root of their product minus a thousand (spec: migration.minimums, migration.promise)', async () => {
    const wallet = installWallet(SECOND)
    const token = tokenOf('TT01')
    const factory = addressBook().contracts.v1Factory
    const send = (to: string | undefined, data: string, value = '0x0') =>
      node('eth_sendTransaction', [{ from: SECOND, to, data, value }])
    const uint = (amount: bigint) => amount.toString(16).padStart(64, '0')
    const native = 2n * COIN
    const tokens = 50n * COIN
    await send(factory, `${SELECTORS.createExchange}${toCallDataWord(token)}`)
    const exchange = await exchangeOf('TT01')
    await send(token, `${SELECTORS.approve}${toCallDataWord(exchange)}${uint(tokens)}`)
    await send(
      exchange,
      `${SELECTORS.addLiquidity}${uint(1n)}${uint(tokens)}${uint(2n ** 40n)}`,
      `0x${native.toString(16)}`,
    )
    await page.goto(`/migrate/v1/${exchange}`)
    await expect(page.locator('#migrate-v1-exchange')).toContainText(
      'You are the first to provide liquidity for this pair',
    )
    await page.locator('#approve-button').click()
    await page.locator('#migrate-button').click()
    await expect(page.locator('#migrate-rehearsal')).toContainText('Test run passed')
    await page.keepShots('v1-first')
    await page.locator('#confirm-migrate').click()
    await expect(page.getByRole('heading', { name: 'Success' })).toBeVisible()
    const { wrappedNative, v2Factory } = addressBook().contracts
    const pair = await node('eth_call', [
      { to: v2Factory, data: `${SELECTORS.getPair}${toCallDataWord(token)}${toCallDataWord(wrappedNative)}` },
      'latest',
    ])
    // The square root of 2 times 50 is 10.
    vitestExpect(await read(`0x${String(pair).slice(-40)}`, SELECTORS.balanceOf, SECOND)).toBe(10n * COIN - 1000n)
    vitestExpect(await sharesOf('TT01')).toBe(0n)
    vitestExpect(wallet.asks('eth_sendTransaction')).toBe(2)
  })

  test('is not possible for the wrapped native token, and says why (spec: migration.wrapped-native)', async () => {
    installWallet(SECOND)
    const exchange = await exchangeOf('WETH')
    await page.goto(`/migrate/v1/${exchange}`)
    await expect(page.locator('#migrate-v1-exchange')).toContainText(
      'Because Uniswap V2 uses WETH under the hood, your Uniswap V1 WETH/ETH liquidity cannot be migrated. You may want to remove your liquidity instead.',
    )
    await page.locator('#migrate-v1-exchange').getByRole('link', { name: 'Remove' }).click()
    await expect(page.getByRole('heading', { name: 'Remove V1 Liquidity' })).toBeVisible()
  })
})

test('removing returns both sides to the wei, and asks again if the pool has moved by more than 5 % (spec: migration.moved)', async () => {
  consoleErrors.allow(/the device is locked/)
  const wallet = installWallet(SECOND)
  const exchange = await exchangeOf('DAI')
  await page.goto(`/remove/v1/${exchange}`)
  await page.locator('#remove-v1-button').click()
  await expect(page.locator('#remove-v1-rehearsal')).toContainText('Test run passed')
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('v1-remove')
  // Buys so much DAI on V1 that the price jumps.
  const deadline = (2n ** 40n).toString(16).padStart(64, '0')
  const least = '1'.padStart(64, '0')
  await node('eth_sendTransaction', [
    {
      from: NICO,
      to: exchange,
      value: '0x8ac7230489e80000',
      data: `${SELECTORS.ethToTokenTransferInput}${least}${deadline}${toCallDataWord(NICO)}`,
    },
  ])
  await expect(page.locator('#price-updated')).toContainText('Price Updated')
  await expect(page.locator('#confirm-remove-v1')).toBeDisabled()
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('v1-moved')
  await page.locator('#accept-price').click()
  const shares = await sharesOf('DAI')
  const [supply, reserve, held] = await Promise.all([
    read(exchange, SELECTORS.totalSupply, SECOND),
    read(tokenOf('DAI'), SELECTORS.balanceOf, exchange),
    heldOf('DAI'),
  ])
  await expect(page.locator('#confirm-remove-v1')).toBeEnabled()
  wallet.next('eth_sendTransaction', { does: 'throw', error: { code: -32_000, message: 'the device is locked' } })
  await page.locator('#confirm-remove-v1').click()
  await expect(page.locator('#remove-v1-error')).toContainText('the device is locked')
  await page.locator('#confirm-remove-v1').click()
  await expect(page.getByRole('heading', { name: 'Success' })).toBeVisible()
  await expect(page.locator('#remove-v1-got')).toHaveText(/^You got [\d,.]+ ETH and [\d,.]+ DAI$/)
  await page.keepShots('v1-removed')
  vitestExpect((await heldOf('DAI')) - held).toBe((reserve * shares) / supply)
  vitestExpect(await sharesOf('DAI')).toBe(0n)
  vitestExpect(wallet.asks('eth_sendTransaction')).toBe(2)
})
