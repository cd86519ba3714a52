// Needs: wallet
// Journeys with a third-party wallet. Its errors have no codes, so failures are tested with the chaos wallet instead.
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type * as Headless from 'headless-web3-provider'
import { expect, withoutSplash } from './testing/harness.ts'
import { test as base } from './testing/ownChain.ts'
import { FIRST, SECOND, connectButton, modal, status } from './testing/steps/walletSteps.ts'
import { popup } from './testing/steps/swapSteps.ts'

// The package is not a valid ES module; its exports are only visible to `require`.
const { Web3RequestKind, injectHeadlessWeb3Provider } = createRequire(import.meta.url)(
  'headless-web3-provider',
) as typeof Headless

type Wallet = Headless.Web3ProviderBackend
type Keys = readonly string[]

const test = base.extend<{ keys: Keys; wallet: Wallet }>({
  keys: async ({ chain }, use) => use(chain.accounts.map(({ privateKey }) => privateKey)),
  wallet: async ({ page, chain, keys }, use) => {
    await withoutSplash(page)
    await use(await injectHeadlessWeb3Provider(page, [...keys.slice(0, 1)], chain.chainId, chain.rpcUrl))
  },
})

const card = (page: Page) => page.locator('#connect-headless-web3-provider')

async function expectAccount(page: Page, address: string): Promise<void> {
  await status(page).click()
  await expect(page.locator('#web3-account-identifier-row')).toHaveAttribute('title', address)
  await expect(modal(page)).toContainText('Connected with Headless Web3 Provider')
  await page.keyboard.press('Escape')
  await expect(modal(page)).toBeHidden()
}

test('the wallet is offered by name; a refusal is shown and can be retried; it sends when confirmed, and signs an approval for its account; the page follows its account, reports a wrong network, and stays connected after a reload', async ({
  page,
  wallet,
  keys,
  chain,
}) => {
  await page.goto('/test')
  await connectButton(page).click()
  await expect(card(page)).toContainText('Headless Web3 Provider')
  await card(page).click()
  await expect(modal(page)).toContainText('Initializing...')
  await wallet.reject(Web3RequestKind.RequestAccounts)
  await expect(modal(page)).toContainText('You declined the connection')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await wallet.authorize(Web3RequestKind.RequestAccounts)
  await expectAccount(page, FIRST)

  await page.getByLabel('Amount of ETH').first().fill('0.25')
  await page.locator('#bench-wrap').click()
  await wallet.reject(Web3RequestKind.SendTransaction)
  await expect(page.locator('#bench-wrap-result')).toHaveText('Transaction rejected.')
  await page.locator('#bench-wrap').click()
  await wallet.authorize(Web3RequestKind.SendTransaction)
  await expect(popup(page)).toContainText('Wrap 0.25 ETH to WETH')
  await page.getByRole('main').getByRole('combobox').selectOption({ label: 'UNI (Musi)' })
  await page.getByRole('region', { name: 'Sign an approval' }).getByLabel('Amount of UNI').fill('3')
  await page.locator('#bench-permit').click()
  await wallet.authorize(Web3RequestKind.SignTypedDataV4)
  await expect(page.locator('#bench-permit-result')).toHaveText(
    'Signed. Nothing was sent, and the signature is not kept.',
  )

  await wallet.changeAccounts([...keys.slice(1, 2)])
  await expectAccount(page, SECOND)
  wallet.addNetwork(1, chain.rpcUrl)
  wallet.switchNetwork(1)
  await expect(page.locator('#web3-status-error')).toHaveText('Wrong Network')
  await expect(page.locator('#bench-wrap')).toBeDisabled()
  await page.locator('#web3-status-error').click()
  await page.getByRole('button', { name: 'Switch to Local' }).click()
  await wallet.authorize(Web3RequestKind.SwitchEthereumChain)
  await expectAccount(page, SECOND)
  await page.reload()
  await expectAccount(page, SECOND)
})
