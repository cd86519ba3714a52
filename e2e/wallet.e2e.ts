// Needs: wallet
import { type Locator, type Page, devices } from '@playwright/test'
import { expect, expectNoAxeViolations, expectNoAxeViolationsInBothThemes, test, withoutSplash } from './harness.ts'
import {
  FIRST,
  type InjectedAs,
  SECOND,
  connectButton,
  connectDemo,
  demoWindow,
  injectWallet,
  modal,
  status,
} from './walletDeeds.ts'

// Of the last files the longest: divided among the workers, so that none of them waits for another at the end.
test.describe.configure({ mode: 'parallel' })
test.beforeEach(({ page }) => withoutSplash(page))

const STANDS: InjectedAs = { rdns: null, isInjected: true, isMetaMask: false, chainId: 31337, account: FIRST }
const RABBIT: InjectedAs = { rdns: 'io.rabbit', isInjected: false, isMetaMask: false, chainId: 31337, account: SECOND }

const accountRow = (page: Page) => page.locator('#web3-account-identifier-row')
const loaded = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1) ?? ''))

/** Tab leads there, within a few steps. */
async function tabTo(part: Locator): Promise<void> {
  const isFocused = () => part.evaluate((element) => element === document.activeElement)
  for (let step = 0; step < 5 && !(await isFocused()); step += 1) await part.page().keyboard.press('Tab')
  await expect(part).toBeFocused()
}

/** What the clipboard holds, the way a person finds out: by pasting it. */
async function pasted(page: Page): Promise<string> {
  await modal(page).evaluate((dialog) => dialog.append(document.createElement('textarea')))
  await modal(page).locator('textarea').focus()
  await page.keyboard.press('ControlOrMeta+V')
  return modal(page).locator('textarea').inputValue()
}

/** Which account the panel names, by its address. */
async function expectAccount(page: Page, address: string, walletName: string): Promise<void> {
  await status(page).click()
  await expect(accountRow(page)).toHaveAttribute('title', address)
  await expect(modal(page)).toContainText(`Connected with ${walletName}`)
  await page.keyboard.press('Escape')
  await expect(modal(page)).toBeHidden()
}

test.describe('the demo wallet', () => {
  test('connects as the person that is chosen, and a reload keeps it without a question', async ({ page }) => {
    await page.goto('/tickets')
    await connectDemo(page, 'Petra')
    await expect(page.locator('#native-balance')).toHaveText(/^[\d.]+ ETH$/)
    await expectAccount(page, SECOND, 'Demo wallet')
    await page.reload()
    await expect(status(page)).toBeVisible()
    await expectAccount(page, SECOND, 'Demo wallet')
    await expect(demoWindow(page)).toHaveCount(0)
  })

  test('who disconnects is disconnected after a reload as well', async ({ page }) => {
    await page.goto('/tickets')
    await connectDemo(page)
    await status(page).click()
    await page.getByRole('button', { name: 'Disconnect' }).press('Enter')
    await expect(page.locator('#connect-DEMO')).toBeVisible()
    expect(await modal(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    await page.reload()
    await expect(connectButton(page)).toBeVisible()
    await connectButton(page).click()
    await expect(page.locator('#connect-DEMO')).toBeVisible()
    await expect(status(page)).toHaveCount(0)
  })

  test('another of its accounts is one press away and survives a reload', async ({ page }) => {
    await page.goto('/tickets')
    await connectDemo(page)
    await expectAccount(page, FIRST, 'Demo wallet')
    await status(page).click()
    await page.locator('#switch-demo-account').click()
    const petra = modal(page).getByRole('radio', { name: /^Petra,/ })
    // The wallet is asked, and it is checked once that has said so.
    await petra.click()
    await expect(petra).toBeChecked()
    await expect(accountRow(page)).toHaveAttribute('title', SECOND)
    await page.reload()
    await expectAccount(page, SECOND, 'Demo wallet')
  })

  test('can refuse, and there is a way on from there', async ({ page }) => {
    await page.goto('/tickets')
    await connectButton(page).click()
    await page.locator('#connect-DEMO').click()
    await page.locator('#demo-reject').click()
    await expect(modal(page)).toContainText('Error connecting.')
    await expect(modal(page)).toContainText('You declined the connection')
    await page.getByRole('button', { name: 'Try Again' }).click()
    // Before it is there, Escape would close the dialog below it.
    await expect(demoWindow(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(demoWindow(page)).toBeHidden()
    await expect(modal(page)).toContainText('Error connecting.')
    await modal(page).getByRole('button', { name: 'Back' }).click()
    await expect(page.locator('#connect-DEMO')).toBeVisible()
    await expect(connectButton(page)).toBeVisible()
  })

  test('is opened by keyboard alone, and the focus comes back to the status button', async ({ page }) => {
    await page.goto('/tickets')
    await connectButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#connect-DEMO')).toBeVisible()
    await expect(modal(page).getByRole('heading', { name: 'Connect to a wallet' })).toBeFocused()
    await tabTo(page.locator('#connect-DEMO'))
    await page.keyboard.press('Enter')
    await expect(demoWindow(page)).toBeVisible()
    await tabTo(demoWindow(page).getByRole('radio', { name: /^Theo,/ }))
    await page.keyboard.press('ArrowDown')
    await expect(demoWindow(page).getByRole('radio', { name: /^Petra,/ })).toBeChecked()
    await tabTo(page.locator('#demo-approve'))
    await page.keyboard.press('Enter')
    await expect(modal(page)).toBeHidden()
    await expect(status(page)).toBeFocused()
    await expectAccount(page, SECOND, 'Demo wallet')
  })

  test('its code comes when it is chosen, and nothing of a remote wallet at all', async ({ page }) => {
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

  test('says in its own window what is to be sent, and what is refused is not sent', async ({ page }) => {
    await page.goto('/test')
    await connectDemo(page)
    await page.getByLabel('Amount of ETH').first().fill('1.5')
    await page.locator('#bench-wrap').click()
    await expect(demoWindow(page)).toContainText('Theo')
    await expect(demoWindow(page)).toContainText('Deposit')
    await expect(demoWindow(page)).toContainText('WETH')
    await expect(demoWindow(page)).toContainText('1.5 ETH')
    await expectNoAxeViolations(page)
    await page.locator('#demo-reject').click()
    await expect(page.locator('#bench-wrap-result')).toContainText('Transaction rejected.')
    await expect(status(page)).not.toContainText('Pending')
  })
})

test.describe('the cards', () => {
  test('without a wallet in the page offer to install one, and say which are closed or not set up', async ({
    page,
  }) => {
    await page.goto('/tickets')
    await connectButton(page).click()
    await expect(page.locator('[id^="connect-"]:not(#connect-wallet)')).toHaveText([
      /Demo wallet/,
      /Install Metamask/,
      /WalletConnect.*Not available here/,
      /Coinbase Wallet.*Not available here/,
      /Fortmatic.*Not available here/,
      /Portis.*Closed its service/,
    ])
    await expect(page.locator('#connect-FORTMATIC')).toBeHidden()
    await page.getByText('More wallets (not available here)').click()
    await expect(page.locator('#connect-FORTMATIC')).toBeVisible()
    await expect(page.locator('#connect-METAMASK')).toHaveAttribute('href', 'https://metamask.io/')
    await expect(page.getByText('New to Ethereum?')).toBeVisible()
  })

  test('on a phone are those that work there', async ({ browser, product }) => {
    const { userAgent, viewport } = devices['Pixel 7']
    const context = await browser.newContext({ userAgent, viewport, baseURL: product.origin })
    const page = await context.newPage()
    await withoutSplash(page)
    await page.goto('/tickets')
    await connectButton(page).click()
    await expect(page.locator('[id^="connect-"]:not(#connect-wallet)')).toHaveText([
      /Demo wallet/,
      /Open in Coinbase Wallet/,
      /WalletConnect/,
      /Fortmatic/,
    ])
    await expect(page.locator('#connect-COINBASE_LINK')).toHaveAttribute('href', 'https://go.cb-w.com/mtUDhEZPy1')
    await context.close()
  })

  test('case 45: of two wallets the chosen one is kept on reload, whatever stands in the page', async ({ page }) => {
    await injectWallet(page, 'Stands', STANDS)
    await injectWallet(page, 'Rabbit', RABBIT)
    await page.goto('/tickets')
    await connectButton(page).click()
    await page.locator('#connect-INJECTED').click()
    await expectAccount(page, FIRST, 'Injected')
    await status(page).click()
    await page.getByRole('button', { name: 'Change' }).click()
    await expect(page.locator('#connect-INJECTED')).toContainText('Connected')
    await expect(page.locator('[id="connect-io.rabbit"] img')).toHaveAttribute('src', /^blob:/)
    await page.locator('[id="connect-io.rabbit"]').click()
    await expectAccount(page, SECOND, 'Rabbit')
    await page.reload()
    await expectAccount(page, SECOND, 'Rabbit')
  })

  test('the connected one leads back to the account', async ({ page }) => {
    await page.goto('/tickets')
    await connectDemo(page)
    await status(page).click()
    await page.getByRole('button', { name: 'Change' }).click()
    await page.locator('#connect-DEMO').click()
    await expect(accountRow(page)).toBeVisible()
  })
})

test.describe('the wrong network', () => {
  const elsewhere = async (page: Page) => {
    await injectWallet(page, 'Stands', { ...STANDS, chainId: 1 })
    await page.goto('/tickets')
    await connectButton(page).click()
    await page.locator('#connect-INJECTED').click()
    await expect(page.getByRole('heading', { name: 'Wrong Network' })).toBeVisible()
    await expect(modal(page)).toContainText('Please connect to the appropriate Ethereum network.')
  }

  test('is left with one press, and a refusal is worded', async ({ page }) => {
    await elsewhere(page)
    await expect(page.locator('#web3-status-error')).toHaveText('Wrong Network')
    await page.evaluate(() => window.testWallets['Stands']?.fail('wallet_switchEthereumChain', { code: 4001 }))
    await page.getByRole('button', { name: 'Switch to Local' }).click()
    await expect(modal(page)).toContainText('You declined the switch, so the wallet stays where it is')
    await page.getByRole('button', { name: 'Switch to Local' }).click()
    await expectAccount(page, FIRST, 'Injected')
  })

  test('a wallet that does not know our chain is given it', async ({ page }) => {
    await elsewhere(page)
    await page.evaluate(() => window.testWallets['Stands']?.fail('wallet_switchEthereumChain', { code: 4902 }))
    await page.getByRole('button', { name: 'Switch to Local' }).click()
    await expectAccount(page, FIRST, 'Injected')
    expect(await page.evaluate(() => window.testWallets['Stands']?.requestedMethods)).toContain(
      'wallet_addEthereumChain',
    )
  })

  test('case 37: a chain that is switched while the modal is open is said in it', async ({ page }) => {
    await injectWallet(page, 'Stands', STANDS)
    await page.goto('/tickets')
    await connectButton(page).click()
    await page.locator('#connect-INJECTED').click()
    await status(page).click()
    await expect(accountRow(page)).toBeVisible()
    await page.evaluate(() => window.testWallets['Stands']?.sayChain(1))
    await expect(page.getByRole('heading', { name: 'Wrong Network' })).toBeVisible()
    await page.evaluate(() => window.testWallets['Stands']?.sayChain(31337))
    await expect(status(page)).toBeVisible()
  })
})

test.describe('a wallet that misbehaves', () => {
  const begin = async (page: Page) => {
    await injectWallet(page, 'Stands', STANDS)
    await page.goto('/swap?inputCurrency=ETH')
    await connectButton(page).click()
  }

  test('case 46: one that is locked is gone, nothing of the page is lost, and a reload does not ask it', async ({
    page,
  }) => {
    await begin(page)
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

  test('case 42: whatever it throws is worded, and the button works again', async ({ page }) => {
    await begin(page)
    await page.evaluate(() => {
      const circle: Record<string, unknown> = {}
      circle['error'] = circle
      for (const error of [{ code: 4001 }, { code: -32002 }, 'a plain text', {}, circle, { code: 4100 }])
        window.testWallets['Stands']?.fail('eth_requestAccounts', error)
    })
    await page.locator('#connect-INJECTED').click()
    for (const said of [
      'You declined the connection',
      'Your wallet is still waiting for an answer to an earlier request',
      'Your wallet reported: a plain text',
      'Your wallet returned an unknown error',
      'Your wallet returned an unknown error',
      'Your wallet is locked or does not let this page ask',
    ]) {
      await expect(modal(page)).toContainText(said)
      await page.getByRole('button', { name: 'Try Again' }).click()
    }
    await expect(status(page)).toBeVisible()
  })

  test('case 43: one that never answers can be left, and its late answer changes nothing', async ({ page }) => {
    await begin(page)
    await page.evaluate(() => window.testWallets['Stands']?.hold())
    await page.locator('#connect-INJECTED').click()
    await expect(modal(page)).toContainText('Initializing...')
    await page.getByRole('button', { name: 'Back' }).click()
    await page.locator('#connect-DEMO').click()
    await page.evaluate(() => window.testWallets['Stands']?.answer())
    await page.locator('#demo-approve').click()
    await expectAccount(page, FIRST, 'Demo wallet')
  })

  test('one whose line is cut is said in the bar, with a way back', async ({ page }) => {
    await begin(page)
    await page.locator('#connect-INJECTED').click()
    await expect(status(page)).toBeVisible()
    await page.evaluate(() => window.testWallets['Stands']?.disconnect())
    await expect(page.locator('#web3-status-error')).toHaveText('Error')
    await page.locator('#web3-status-error').click()
    await expect(page.getByRole('heading', { name: 'Error connecting' })).toBeVisible()
    await expect(modal(page)).toContainText('Error connecting. Try refreshing the page.')
    await page.getByRole('button', { name: 'Connect again' }).click()
    await expectAccount(page, FIRST, 'Injected')
  })

  test('a refusal is forgotten when the modal is opened again', async ({ page }) => {
    await begin(page)
    await page.evaluate(() => window.testWallets['Stands']?.fail('eth_requestAccounts', { code: 4001 }))
    await page.locator('#connect-INJECTED').click()
    await expect(modal(page)).toContainText('Error connecting.')
    await page.keyboard.press('Escape')
    await expect(connectButton(page)).toBeFocused()
    await connectButton(page).click()
    await expect(page.getByRole('heading', { name: 'Connect to a wallet' })).toBeVisible()
    await expect(modal(page)).not.toContainText('Error connecting.')
  })
})

test('what the account panel offers: the address to copy, the explorer, and that nothing was sent yet', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write'])
  await page.goto('/tickets')
  await connectDemo(page)
  await status(page).click()
  await page.getByRole('button', { name: 'Copy Address' }).click()
  await expect(modal(page)).toContainText('Copied')
  await expect(page.getByRole('button', { name: 'Copy Address' })).toBeVisible()
  expect(await pasted(page)).toBe(FIRST)
  await expect(page.getByRole('link', { name: 'View on Etherscan' })).toHaveAttribute(
    'href',
    `/explorer/address/${FIRST}`,
  )
  await expect(modal(page)).toContainText('Your transactions will appear here...')
})

test('case 111: a modal whose code does not come says so and can be closed', async ({ page, allow }) => {
  allow(/Failed to load resource|net::ERR|Failed to fetch/)
  await page.route(/WalletModal/, (route) => route.abort())
  await page.goto('/tickets')
  await connectButton(page).click()
  await expect(page.getByRole('dialog', { name: 'This did not load' })).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

for (const width of [360, 1440])
  test(`at ${width} px in both themes axe objects to no view, and nothing is wider than the page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const looked = async () => {
      await expectNoAxeViolationsInBothThemes(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await page.goto('/tickets')
    await expect(connectButton(page)).toBeInViewport({ ratio: 1 })
    await connectButton(page).click()
    await expect(page.locator('#connect-DEMO')).toBeVisible()
    await looked()
    await page.locator('#connect-DEMO').click()
    await expect(demoWindow(page)).toBeVisible()
    await looked()
    await page.locator('#demo-reject').click()
    await expect(modal(page)).toContainText('Error connecting.')
    await looked()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.locator('#demo-approve').click()
    await status(page).click()
    await page.locator('#switch-demo-account').click()
    await looked()
  })
