import { beforeEach, describe, expect as vitestExpect, test } from 'vitest'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { FIRST, installWallet, restoreChainAfterEach, node, pairOf, addressBook, tokenOf } from '#testing/chain.ts'
import { consoleErrors } from '#testing/consoleErrors.ts'
import { expect } from '#testing/expect.ts'
import type { Locator } from '#testing/locator.ts'
import { page } from '#testing/page.ts'
import { toCallDataWord } from '#testing/toCallDataWord.ts'
import { SELECTORS } from '#testing/selectors.ts'

restoreChainAfterEach()

const SEND = 'eth_sendTransaction'
/** Mines a block, because anvil may leave a transaction pending if it arrives at the wrong moment. */
async function approve(token: string, spender: string, amount: bigint): Promise<void> {
  const data = `${SELECTORS.approve}${toCallDataWord(spender)}${toCallDataWord(amount)}`
  await node('eth_sendTransaction', [{ from: FIRST, to: token, data }])
  await node('anvil_mine', ['0x1'])
}

const allowanceOf = async (token: string, spender: string): Promise<bigint> =>
  BigInt(
    String(
      await node('eth_call', [
        { to: token, data: `${SELECTORS.allowance}${toCallDataWord(FIRST)}${toCallDataWord(spender)}` },
        'latest',
      ]),
    ),
  )

const rows = (): Locator => page.getByRole('list', { name: 'Your open approvals' }).getByRole('listitem')
const rowOf = (symbol: string): Locator => rows().filter({ hasText: symbol })
const revokeIn = (row: Locator): Locator => row.getByRole('button', { name: /^Revok/ })
const revokeSelected = (): Locator => page.locator('#revoke-selected')
const ended = (): Locator => page.locator('#revoke-end')

const UNLIMITED = 2n ** 256n - 1n

test('the page without an account says what to do', async () => {
  await page.goto('/approvals')
  await expect(page.getByText('Connect to a wallet to view your approvals.')).toBeVisible()
  await expect(page.locator('#approvals-page').getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('approvals-unconnected')
})

describe('the approvals of an account', () => {
  let wallet: ReturnType<typeof installWallet>
  let router: string
  beforeEach(async () => {
    wallet = installWallet()
    router = addressBook().contracts.v2Router
    await clear()
  })

  /** Revokes the allowances that Theo has on the seeded chain. */
  async function clear(): Promise<void> {
    const { contracts } = addressBook()
    const factory = { to: contracts.v1Factory, data: `${SELECTORS.getExchange}${toCallDataWord(tokenOf('DAI'))}` }
    const exchange = `0x${String(await node('eth_call', [factory, 'latest'])).slice(-40)}`
    await approve(tokenOf('DAI'), exchange, 0n)
    for (const symbol of ['WETH', 'DAI', 'USDC', 'USDT', 'COMP', 'UNI']) await approve(tokenOf(symbol), router, 0n)
  }

  test('are called none only once every contract was read', async () => {
    await page.goto('/approvals')
    await expect(page.getByText('No open approvals.')).toBeVisible()
    await expect(page.getByText(/^Checked/)).toHaveCount(0)
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('approvals-none')
  })

  test('case 113: list unlimited ones first, pool shares and rewards included, and can be revoked while every router call reverts and only /rpc answers (spec: approvals.open-order)', async () => {
    const dai = tokenOf('DAI')
    const usdc = tokenOf('USDC')
    const pair = pairOf('DAI')
    const rewards = addressBook().stakingPools.find((pool) => pool.pair === pair)?.rewards ?? '0x'
    await approve(usdc, router, 5_000_000n)
    await approve(dai, router, UNLIMITED)
    await approve(pair, rewards, 10n ** 18n)
    for (const path of ['**/heads', '**/lists/**', '**/logos/**', '**/api/**'])
      page.route(path, (route) => route.fulfill({ status: 503 }))
    consoleErrors.allow(/./)
    await node('anvil_setCode', [router, '0x60006000fd'])
    await page.goto('/approvals')
    await expect(rows()).toHaveCount(3)
    await expect(rows().nth(0)).toContainText('DAI')
    await expect(rows().nth(0)).toContainText('Unlimited')
    await expect(rows().nth(0)).toContainText(/At stake now.* DAI \$[\d,.]+/)
    await expect(rowOf('USDC').last()).toContainText(/Limit5 USDC/)
    await expect(rowOf('USDC').last()).toContainText('the exchange')
    await expect(rowOf('WETH/DAI').or(rowOf('DAI/WETH'))).toContainText(/staking/)
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('approvals-full')

    await revokeIn(rows().nth(0)).click()
    await expect(rows().nth(0)).toContainText('Revoked')
    vitestExpect(await allowanceOf(dai, router)).toBe(0n)
    vitestExpect(document.activeElement).not.toBe(document.body)
  })

  test('are revoked one after the other until the wallet refuses, and rows keep their places (spec: approvals.revoke)', async () => {
    const tokens = ['DAI', 'USDC', 'USDT'].map(tokenOf)
    for (const token of tokens) await approve(token, router, 7n)
    await page.goto('/approvals')
    await expect(rows()).toHaveCount(3)
    await expect(revokeSelected()).toBeDisabled()
    await expect(revokeSelected()).toHaveAccessibleDescription('Select what you want to revoke.')
    await page.getByLabel('Select all').check()
    await expect(revokeSelected()).toHaveText('Revoke 3 selected')
    await expect(revokeSelected()).toHaveAccessibleDescription('Your wallet asks once for each.')
    wallet.next(SEND, { does: 'meanwhile', run: () => undefined }, { does: 'reject' })
    await revokeSelected().click()
    await expect(ended()).toHaveText('1 of 3 revocations sent. Nothing else was sent.')
    vitestExpect(wallet.asks(SEND)).toBe(2)
    await expect(rows()).toHaveCount(3)
    await expect(rows().nth(0)).toContainText('Revoked')
    vitestExpect(document.activeElement).not.toBe(document.body)
    await page.keepShots('approvals-some')

    await expect(revokeSelected()).toHaveText('Revoke 2 selected')
    await revokeSelected().click()
    await expect(ended()).toHaveText('2 revocations sent.')
    await expect(rows().filter({ hasText: 'Revoked' })).toHaveCount(3)
    for (const token of tokens) vitestExpect(await allowanceOf(token, router)).toBe(0n)
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('approvals-all-revoked')
  })

  test('for an unlisted contract are found by its address, for the tokens the account holds (spec: approvals.open)', async () => {
    const stranger = '0x00000000000000000000000000000000000000d1'
    await approve(tokenOf('DAI'), stranger, UNLIMITED)
    await page.goto('/approvals')
    const field = page.locator('#approvals-spender input')
    await field.fill(router)
    await expect(page.getByText('This contract is known here.')).toBeVisible()
    await field.fill('0x00000000000000000000000000000000000000d2')
    await expect(page.getByText('This contract may take none of the tokens that you hold.')).toBeVisible()
    await field.fill(stranger)
    const found = page.getByRole('list', { name: 'Look up another contract' }).getByRole('listitem')
    await expect(found).toHaveCount(1)
    await expect(found).toContainText('Unlimited')
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('approvals-lookup')
    await revokeIn(found).click()
    await expect(found).toContainText('Revoked')
    vitestExpect(await allowanceOf(tokenOf('DAI'), stranger)).toBe(0n)
  })
})
