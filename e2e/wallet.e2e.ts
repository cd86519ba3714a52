// Needs: wallet, load
// The demo wallet across a real reload, and wallet code that loads or fails to load. The modal's logic:
// WalletModal.screen.test.tsx.
import type { Page } from '@playwright/test'
import { expect, test, withoutSplash } from './testing/harness.ts'
import {
  FIRST,
  type TestWalletOptions,
  SECOND,
  connectButton,
  connectDemo,
  demoWindow,
  injectWallet,
  modal,
  status,
  accountRow,
} from './testing/steps/walletSteps.ts'

const WALLET_OPTIONS: TestWalletOptions = {
  rdns: null,
  isInjected: true,
  isMetaMask: false,
  chainId: 31337,
  account: FIRST,
}

test.beforeEach(({ page }) => withoutSplash(page))

const loaded = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1) ?? ''))

/** Checks the address of the account in the panel. */
async function expectAccount(page: Page, address: string, walletName: string): Promise<void> {
  await status(page).click()
  await expect(accountRow(page)).toHaveAttribute('title', address)
  await expect(modal(page)).toContainText(`Connected with ${walletName}`)
  await page.keyboard.press('Escape')
  await expect(modal(page)).toBeHidden()
}

test.describe('the demo wallet', () => {
  test('connects as the chosen person, and stays connected after a reload without asking', async ({ page }) => {
    await page.goto('/tickets')
    await connectDemo(page, 'Petra')
    await expect(page.locator('#native-balance')).toHaveText(/^[\d,.]+ ETH$/)
    await expectAccount(page, SECOND, 'Demo wallet')
    await page.reload()
    await expect(status(page)).toBeVisible()
    await expectAccount(page, SECOND, 'Demo wallet')
    await expect(demoWindow(page)).toHaveCount(0)
  })

  test('loads its code when it is chosen, and no code of a remote wallet', async ({ page }) => {
    await page.goto('/tickets')
    await expect(connectButton(page)).toBeVisible()
    expect((await loaded(page)).filter((name) => /DemoWindow|demoWallet/.test(name))).toEqual([])
    await connectButton(page).click()
    await expect(page.locator('#connect-DEMO')).toBeVisible()
    expect((await loaded(page)).filter((name) => /DemoWindow|demoWallet/.test(name))).toEqual([])
    await page.locator('#connect-DEMO').click()
    await expect(demoWindow(page)).toBeVisible()
    const names = await loaded(page)
    expect(names.filter((name) => /^demoWallet/i.test(name) && name.endsWith('.js'))).toHaveLength(1)
    expect(names.filter((name) => /walletconnect|coinbase|fortmatic|remote/i.test(name))).toEqual([])
  })
})

test('case 46: locking the wallet disconnects it without losing anything on the page, and a reload does not prompt it', async ({
  page,
}) => {
  await injectWallet(page, 'Stands', WALLET_OPTIONS)
  await page.goto('/swap?inputCurrency=ETH')
  await connectButton(page).click()
  await page.locator('#connect-INJECTED').click()
  await expect(status(page)).toBeVisible()
  const address = page.url()
  await page.evaluate(() => document.body.setAttribute('data-same-page', 'yes'))
  await page.evaluate(() => window.testWallets['Stands']?.sayAccounts([]))
  await expect(connectButton(page)).toHaveText('Connect to a wallet')
  expect(page.url()).toBe(address)
  await expect(page.locator('body')).toHaveAttribute('data-same-page', 'yes')
  await page.reload()
  await expect(connectButton(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.testWallets['Stands']?.requestedMethods ?? [])).toEqual([])
})

test('case 111: a dialog whose code fails to load says so and can be closed', async ({ page, allow }) => {
  allow(/Failed to load resource|net::ERR|Failed to fetch/)
  // The wallet code is in the same chunk as the header's other dialogs (apps/web/build/firstLoad.ts).
  await page.route(/\/opened-/, (route) => route.abort())
  await page.goto('/tickets')
  await connectButton(page).click()
  await expect(page.getByRole('dialog', { name: 'This did not load' })).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
