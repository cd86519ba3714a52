// Needs: story, wallet, chain
import type { Locator, Page } from '@playwright/test'
import { tokenReads } from '@musi/devchain/tokenReads'
import type { TestChain } from '@musi/devchain/testChain'
import { expect, withoutSplash } from './harness.ts'
import { test as base } from './ownChain.ts'
import { mine } from './reorgTool.ts'
import { SECOND, connectDemo } from './walletDeeds.ts'

const test = base.extend<{ settledChain: undefined }>({
  settledChain: [
    async ({ chain }, use) => {
      await chain.snapshot()
      await use(undefined)
      await chain.revert()
      await mine(chain)
    },
    { auto: true },
  ],
})
test.beforeEach(({ page }) => withoutSplash(page))

const STELLA = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

/** By the keyboard alone: what has the focus is what is pressed. */
async function enter(what: Locator): Promise<void> {
  await expect(what).toBeEnabled()
  await what.press('Enter')
}
const approveInWallet = (page: Page) => enter(page.locator('#demo-approve'))

const tokenOf = ({ addressBook }: TestChain, symbol: string) =>
  addressBook.tokens.find((token) => token.symbol === symbol)?.address ?? '0x'
const poolOf = ({ addressBook }: TestChain, symbol: string) => {
  const token = tokenOf({ addressBook } as TestChain, symbol)
  const { wrappedNative } = addressBook.contracts
  return addressBook.pools.find(({ tokens }) => tokens.includes(token) && tokens.includes(wrappedNative))?.pair ?? '0x'
}
const rewardsOf = (chain: TestChain, symbol: string) =>
  chain.addressBook.stakingPools.find(({ pair }) => pair === poolOf(chain, symbol))?.rewards ?? '0x'

test('by the keyboard alone a person stakes what the wallet holds, and collects all that waits in one transaction', async ({
  page,
  chain,
}) => {
  const { balance } = tokenReads(chain.request)
  const [shares, uni] = [await balance(poolOf(chain, 'wBTC'), STELLA), await balance(tokenOf(chain, 'UNI'), STELLA)]
  await page.goto('/uni')
  await connectDemo(page, 'Stella')
  await enter(page.locator('#collect-button'))
  await enter(page.locator('#confirm-collect'))
  await approveInWallet(page)
  await expect(page.locator('#collect-got')).toHaveText(/^You got [\d,.]+ UNI$/)
  await enter(page.locator('#collect-done'))
  await expect(page.getByRole('heading', { name: 'Ready to collect' })).toBeFocused()
  expect(await balance(tokenOf(chain, 'UNI'), STELLA)).toBeGreaterThan(uni + 800n * 10n ** 18n)

  await enter(page.getByRole('link', { name: 'Deposit ETH-wBTC' }))
  await enter(page.locator('#deposit-button'))
  await enter(page.locator('#stake-liquidity-token').getByRole('button', { name: /^Max/ }))
  await enter(page.locator('#confirm-deposit'))
  await approveInWallet(page)
  await expect(page.getByRole('heading', { name: 'Deposited' })).toBeVisible()
  await enter(page.locator('#deposit-done'))
  await expect(page.getByRole('heading', { name: 'ETH-wBTC Liquidity Mining' })).toBeFocused()
  expect(await balance(rewardsOf(chain, 'wBTC'), STELLA)).toBe(shares)
})

test('by the keyboard alone a person finds what is left on V1, and brings it to V2', async ({ page, chain }) => {
  const { balance } = tokenReads(chain.request)
  const before = await balance(poolOf(chain, 'wBTC'), SECOND)
  await page.goto('/migrate/v1')
  await connectDemo(page, 'Petra')
  await enter(page.getByRole('link', { name: 'Migrate wBTC/ETH' }))
  await enter(page.locator('#migrate-button'))
  await enter(page.locator('#confirm-migrate'))
  await approveInWallet(page)
  await expect(page.getByRole('heading', { name: 'Success' })).toBeVisible()
  await enter(page.locator('#migrate-done'))
  await expect(page.locator('#migrate-v1-exchange')).toContainText('You have nothing in this V1 pool.')
  expect(await balance(poolOf(chain, 'wBTC'), SECOND)).toBeGreaterThan(before)
})
