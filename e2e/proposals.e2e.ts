// Needs: story, wallet, chain
import type { TestChain } from '@musi/devchain/testing/testChain'
import { delegate } from '@musi/chain/writes/governance/delegate'
import { propose } from '@musi/chain/writes/governance/propose'
import { transfer } from '@musi/chain/writes/tokens/transfer'
import { ownWorld } from '@musi/devchain/world/ownWorld'
import { endBlockSlot } from '@musi/devchain/seed/governance/governance'
import { sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { tokenReads } from '@musi/devchain/testing/tokenReads'
import type { Page } from '@playwright/test'
import { expect } from './testing/harness.ts'
import { mineBlocks } from './testing/reorgTool.ts'
import { COIN, test } from './testing/steps/swapSteps.ts'
import { FIRST, SECOND } from './testing/steps/walletSteps.ts'

const { governance, deployer } = ownWorld()
const token = governance.token.address

/** Gives the wallet's account enough votes to propose and decide alone, and fills the treasury. */
async function becomeGovernor({ request }: TestChain): Promise<void> {
  const give = (recipient: typeof deployer, coins: bigint) =>
    sendUnlocked(request, deployer, transfer({ what: token, recipient, amount: coins * COIN }))
  await give(governance.timelock, 5000n)
  await give(FIRST, 60_000_000n)
  await sendUnlocked(request, FIRST, delegate({ token, delegatee: FIRST }))
}

const status = (page: Page) => page.locator('#proposal-page [data-hue]').first()
const treasuryRow = (page: Page, name: string) =>
  page.getByRole('region', { name }).locator('ul li').filter({ hasText: 'Treasury: UNI' })

const allDigits = (page: Page, name: string) =>
  page.getByRole('region', { name }).getByRole('button', { name: 'All digits' })

async function decide(page: Page, step: 'queue' | 'execute'): Promise<void> {
  await page.locator(`#${step}-proposal`).click()
  await expect(page.locator('#decide-rehearsal')).toContainText('Test run passed')
  await page.locator('#confirm-decide').click()
  await page.locator('#decide-done').click()
}

/**
 * Allows a 503, because the product runs on an external chain without an index; the page then reads
 * the logs itself.
 */
test.beforeEach(({ allow }) => allow(/503 \(Service Unavailable\)/))

test('a holder’s proposal is voted on, queued and executed, and the treasury pays the predicted amount to the wei (spec: governance.foretold-and-happened)', async ({
  page,
  chain,
  wallet,
}) => {
  const { request } = chain
  await becomeGovernor(chain)
  await page.goto('/vote/new')
  await page.locator('#proposal-name').fill('A bell for the door')
  await page.locator('#add-send').click()
  await page.getByLabel('Amount').fill('1234.000000000000000007')
  await page.locator('.recipient-address-input').fill(SECOND)
  await expect(page.locator('#propose-rehearsal')).toContainText('Test run passed')
  wallet.next('eth_sendTransaction', { does: 'reject' })
  await page.locator('#confirm-propose').click()
  await expect(page.locator('#propose-error')).toHaveText('Nothing was sent.')
  await page.locator('#confirm-propose').click()
  await page.locator('#propose-done').click()
  const row = page.locator('#proposals li').filter({ hasText: 'A bell for the door' })
  await expect(row).toBeVisible()

  await mineBlocks(chain, 2)
  await expect(row).toContainText('Active')
  await row.getByRole('link').click()
  const foretold = /before 5,000\sUNI.*after .*Exactly 3,765\.999999999999999993\sUNI/
  await allDigits(page, 'What it would do').click()
  await expect(treasuryRow(page, 'What it would do')).toHaveText(foretold)
  await page.locator('#vote-for').click()
  await page.locator('#confirm-vote').click()
  await page.locator('#vote-done').click()
  await expect(page.locator('#own-vote')).toContainText('You voted for it, with 60,00')

  // Ends the vote early by setting its end block to the newest block.
  const end = String(await request('eth_blockNumber')).slice(2)
  await request('anvil_setStorageAt', [governance.governor, endBlockSlot(1), `0x${end.padStart(64, '0')}`])
  await mineBlocks(chain)
  await decide(page, 'queue')
  await expect(page.locator('#proposal-next')).toContainText('It’s queued. Anybody can execute it from')
  await request('evm_increaseTime', [2 * 86_400 + 60])
  await mineBlocks(chain)
  const before = await tokenReads(request).balance(token, SECOND)
  await decide(page, 'execute')
  await expect(status(page)).toHaveText('Executed')
  await expect(page.getByRole('region', { name: 'What it did' })).toContainText('It did what was predicted')
  await allDigits(page, 'What it did').click()
  await expect(treasuryRow(page, 'What it did')).toHaveText(foretold)
  expect((await tokenReads(request).balance(token, SECOND)) - before).toBe(1234n * COIN + 7n)
})

test('a delegation, a vote and a signed vote that the wallet refuses are not sent, are reported, and can be retried', async ({
  page,
  chain,
  wallet,
}) => {
  const { request } = chain
  await becomeGovernor(chain)
  const calls = [{ target: deployer, value: 0n, signature: 'nothing()', data: '0x' }] as const
  await sendUnlocked(request, FIRST, propose({ governor: governance.governor, calls, description: 'A bell' }))
  await mineBlocks(chain, 2)
  const count = () => request('eth_getTransactionCount', [FIRST, 'pending'])
  const before = await count()

  await page.goto('/vote')
  await page.locator('#edit-delegate').click()
  await page.locator('#toggle-delegate').click()
  await page.locator('#review-delegate .recipient-address-input').fill(SECOND)
  await expect(page.locator('#delegate-rehearsal')).toContainText('Test run passed')
  wallet.next('eth_sendTransaction', { does: 'reject' })
  await page.locator('#confirm-delegate').click()
  await expect(page.locator('#delegate-error')).toHaveText('Nothing was sent.')
  await expect(page.locator('#review-delegate .recipient-address-input')).toHaveValue(SECOND)
  await page.keyboard.press('Escape')

  await page.locator('#proposals li').first().getByRole('link').click()
  await page.locator('#vote-against').click()
  await expect(page.locator('#vote-rehearsal')).toContainText('Test run passed')
  wallet.next('eth_sendTransaction', { does: 'reject' })
  await page.locator('#confirm-vote').click()
  await expect(page.locator('#vote-error')).toHaveText('Nothing was sent.')
  await expect(page.locator('#confirm-vote')).toBeEnabled()
  await page.keyboard.press('Escape')

  wallet.next('eth_signTypedData_v4', { does: 'reject' })
  await page.locator('#sign-for').click()
  await expect(page.locator('#ballot-said')).toHaveText('Nothing was signed.')
  await expect(page.locator('#sign-for')).toBeEnabled()
  expect(await count()).toBe(before)
})
