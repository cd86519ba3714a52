import { beforeEach, describe, expect as vitestExpect, test } from 'vitest'
import { failRpc } from '#testing/rpcFaults.ts'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { FIRST, installWallet, restoreChainAfterEach, node, pairOf, addressBook, tokenOf } from '#testing/chain.ts'
import { consoleErrors } from '#testing/consoleErrors.ts'
import { expect } from '#testing/expect.ts'
import type { Locator } from '#testing/locator.ts'
import { page } from '#testing/page.ts'
import { SELECTORS } from '#testing/selectors.ts'
import { toCallDataWord } from '#testing/toCallDataWord.ts'

restoreChainAfterEach()

/** Petra, who provides liquidity; Stella, who stakes; Nico, who is new. */
const PETRA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const STELLA = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const NICO = '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955'

const cards = (): Locator => page.locator('#pool-page article')
const cardOf = (name: string): Locator => cards().filter({ hasText: name })
const none = (): Locator => page.getByText('No liquidity found.')
const importLink = (): Locator => page.locator('#import-pool-link')

test('the page without an account asks to connect, and links to Add and Create (spec: liquidity.pool-list)', async () => {
  await page.goto('/pool')
  await expect(page.getByText('Connect to a wallet to view your liquidity.')).toBeVisible()
  await expect(page.locator('#join-pool-button')).toHaveAttribute('href', '/add/ETH')
  await expect(page.getByRole('link', { name: /^Create a pair/ })).toHaveAttribute('href', '/create/ETH')
  await expect(page.getByText('Liquidity provider rewards')).toBeVisible()
  await expect(importLink()).toHaveAttribute('href', '/find')
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('pool-unconnected')
})

describe('an account’s list of pools', () => {
  let wallet: ReturnType<typeof installWallet>
  beforeEach(() => {
    wallet = installWallet()
  })

  test('shows each pool with its value and links, and staked shares separately (spec: liquidity.pool-list)', async () => {
    wallet.reportAccounts([PETRA])
    await page.goto('/pool')
    await expect(page.locator('#pool-page [aria-busy=false]')).toBeVisible()
    vitestExpect(await cards().count()).toBeGreaterThan(0)
    await expect(page.getByRole('link', { name: /Account analytics and accrued fees/ })).toBeVisible()
    await expect(importLink()).toHaveAttribute('href', '/migrate/v1')
    await expect(importLink().locator('..')).toContainText('V1')
    const card = cards().first()
    await expect(card).toContainText(/\$[\d,.]+/)
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('pool-list')
    await card.getByRole('button', { name: /^Manage/ }).click()
    await expect(card).toContainText('Your total pool tokens:')
    await expect(card).toContainText(/Your pool share:<?[\d.]+%/)
    await expect(card.getByRole('link', { name: 'Add' })).toHaveAttribute('href', /^\/add\/(ETH|0x\w{40})\/0x\w{40}$/)
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('pool-card')
  })

  test('shows fully staked shares on a card without a Remove link (spec: liquidity.pool-list)', async () => {
    wallet.reportAccounts([STELLA])
    await page.goto('/pool')
    const card = page.locator('#pool-page article').filter({ hasText: 'Earning UNI' }).first()
    await expect(card).toBeVisible()
    await card.getByRole('button', { name: /^Manage/ }).click()
    await expect(card).toContainText('Pool tokens in rewards pool:')
    await expect(card.getByRole('link', { name: /^Manage Liquidity in Rewards Pool/ })).toHaveAttribute(
      'href',
      /^\/uni\/ETH\/0x/,
    )
    await page.keepShots('pool-staked')
  })

  test('says that a pool is unreadable, and shows the others (spec: liquidity.pool-unread)', async () => {
    // Replaces the pair by a contract that reverts every call.
    await node('anvil_setCode', [pairOf('DAI'), '0x60006000fd'])
    wallet.reportAccounts([PETRA])
    await page.goto('/pool')
    const list = page.locator('#pool-page [aria-busy=false]')
    await expect(list).toBeVisible()
    await expect(list).toContainText('We can’t read the pool ETH/DAI right now. It appears here once it can be read.')
    vitestExpect(await cards().count()).toBeGreaterThan(0)
    await expect(none()).toHaveCount(0)
    await page.keepShots('pool-one-unread')
  })

  test('shows loading while the chain is unreachable, and "No liquidity found." only after every read (spec: reads.last-answer)', async () => {
    wallet.reportAccounts([NICO])
    consoleErrors.allow(/^A request for \d+ values of the chain has failed/)
    const answerAgain = failRpc('with 502')
    await page.goto('/pool')
    await expect(page.locator('#pool-page [aria-label="Loading"]')).toBeVisible()
    await page.keepShots('pool-loading')
    await expect(none()).toHaveCount(0)
    answerAgain()
    await expect(none()).toBeVisible()
    await expect(importLink()).toHaveAttribute('href', '/find')
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('pool-none')
  })
})

describe('the search for a pool', () => {
  const outcome = (): Locator => page.locator('#find-outcome')
  const pick = async (side: 'First token' | 'Second token', symbol: string): Promise<void> => {
    await page.getByRole('group', { name: side }).getByRole('button').click()
    await page.locator('#token-search-input').fill(symbol)
    await page.locator(symbol === 'ETH' ? '.token-item-ETHER' : `.token-item-${tokenOf(symbol)}`).click()
  }

  test('shows each of its five outcomes, and lists the found pool afterwards (spec: liquidity.find-pool)', async () => {
    await page.goto('/find')
    await expect(outcome()).toHaveText('Connect to a wallet to find pools')
    await page.keepShots('find-unconnected')
    await expectNoAxeViolationsInBothThemes()
    installWallet()
    await page.goto('/find')
    await expect(outcome()).toHaveText('Select a token to find your liquidity.')
    await page.keepShots('find-empty')
    await pick('Second token', 'WETH')
    await expect(outcome()).toHaveText('Invalid pair.')
    await page.keepShots('find-invalid')
    await pick('Second token', 'DAI')
    await expect(outcome()).toContainText("You don't have liquidity in this pool yet.")
    await expect(outcome().getByRole('link')).toHaveAttribute('href', `/add/ETH/${tokenOf('DAI')}`)
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('find-no-liquidity')
    // The pool counts as found, although the account has no shares in it yet.
    vitestExpect(localStorage.getItem('musi.settings')).toContain(tokenOf('DAI'))
    await pick('First token', 'DAI')
    await expect(outcome().getByRole('link')).toHaveAttribute('href', `/add/${tokenOf('DAI')}/ETH`)
    await pick('Second token', 'DAI')
    await expect(outcome().getByRole('link')).toHaveAttribute('href', `/add/ETH/${tokenOf('DAI')}`)
    await pick('First token', 'TT01')
    await expect(outcome()).toContainText('No pool found.')
    await page.keepShots('find-no-pool')
    await expect(outcome().getByRole('link')).toHaveAttribute('href', `/create/${tokenOf('TT01')}/${tokenOf('DAI')}`)

    const share = 10n ** 15n
    await node('eth_sendTransaction', [
      {
        from: PETRA,
        to: pairOf('DAI'),
        data: `${SELECTORS.transfer}${toCallDataWord(FIRST)}${toCallDataWord(share)}`,
      },
    ])
    await pick('First token', 'ETH')
    await expect(outcome()).toContainText('Pool Found!')
    await expect(page.locator('#position-card')).toBeVisible()
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('find-found')
    const { data } = JSON.parse(localStorage.getItem('musi.settings') ?? '') as { data: { pairs: object } }
    vitestExpect(JSON.stringify(data.pairs)).toContain(addressBook().contracts.wrappedNative)
    await outcome().getByRole('link', { name: 'Manage this pool.' }).click()
    await expect(cardOf('ETH/DAI').or(cardOf('DAI/ETH'))).toBeVisible()
  })
})
