import { KEY } from '@musi/chain/testing/passkeyRecovery'
import { describe, test } from 'vitest'
import { expectNoAxeViolations, expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { FIRST, SECOND, restoreChainAfterEach } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import type { Locator } from '#testing/locator.ts'
import { page } from '#testing/page.ts'
import { connectPasskey, recovery } from '#testing/passkeyAccount.ts'
import { SELECTORS } from '#testing/selectors.ts'
import { config } from '#platform/page/config/config.ts'
import { closeModal, showModal } from '#platform/page/modals/currentModal.ts'
import { askForTouch } from '#platform/session/wallet/openPasskey.ts'
import { type TestWalletOptions, injectedTestWallet } from './testing/injectedTestWallet.ts'

// The offered wallets, and the messages for a wallet that refuses, is on another network or
// misbehaves. Cases that need the build, a phone or a real reload: e2e/wallet.e2e.ts.

const STANDS: TestWalletOptions = { rdns: null, isInjected: true, chainId: 31_337, account: FIRST }
const RABBIT: TestWalletOptions = { rdns: 'io.rabbit', isInjected: false, chainId: 31_337, account: SECOND }

restoreChainAfterEach()

const connectButton = () => page.locator('#connect-wallet')
/** Pressed by keyboard, because its text may change during a click. */
const status = () => page.locator('#web3-status-connected')
const modal = () => page.locator('#wallet-modal')
const demoWindow = () => page.locator('#demo-wallet-question')
const accountRow = () => page.locator('#web3-account-identifier-row')
const cards = () => page.locator('[id^="connect-"]:not(#connect-wallet)')
const choose = (id: string) => page.locator(`[id="connect-${id}"]`).click()
const tryAgain = () => page.getByRole('button', { name: 'Try Again' }).click()

async function connectDemo(): Promise<void> {
  await connectButton().click()
  await choose('DEMO')
  await page.locator('#demo-approve').click()
  await expect(status()).toBeVisible()
  await expect(modal()).toBeHidden()
}

/** Expects the panel to name this account, by its address. */
async function expectAccount(address: string, walletName: string): Promise<void> {
  await expect(modal()).toBeHidden()
  await status().press('Enter')
  await expect(accountRow()).toHaveAttribute('title', address)
  await expect(modal()).toContainText(`Connected with ${walletName}`)
  await page.keyboard.press('Escape')
  await expect(modal()).toBeHidden()
}

/** Presses Tab until the element has the focus. */
async function tabTo(part: Locator): Promise<void> {
  const isFocused = () => part.evaluate((element) => element === document.activeElement)
  for (let step = 0; step < 5 && !(await isFocused()); step += 1) await page.keyboard.press('Tab')
  await expect(part).toBeFocused()
}

describe('the demo wallet', () => {
  test('switches accounts with one press and keeps that across a reload, and disconnecting survives one too', async () => {
    await page.goto('/tickets')
    await connectDemo()
    await expectAccount(FIRST, 'Demo wallet')
    await status().press('Enter')
    await page.locator('#switch-demo-account').click()
    const petra = modal().getByRole('radio', { name: /^Petra,/ })
    // Not `check()`, because the radio is only checked once the wallet has answered.
    await petra.click()
    await expect(petra).toBeChecked()
    await expect(accountRow()).toHaveAttribute('title', SECOND)
    await page.reload()
    await expectAccount(SECOND, 'Demo wallet')
    await status().press('Enter')
    await page.getByRole('button', { name: 'Disconnect' }).press('Enter')
    await expect(page.locator('#connect-DEMO')).toBeVisible()
    expect(await modal().evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    await page.reload()
    await connectButton().click()
    await expect(page.locator('#connect-DEMO')).toBeVisible()
    await expect(status()).toHaveCount(0)
  })

  test('can refuse, and can be tried again', async () => {
    await page.goto('/tickets')
    await connectButton().click()
    await choose('DEMO')
    await page.locator('#demo-reject').click()
    await expect(modal()).toContainText('Error connecting.')
    await expect(modal()).toContainText('You declined the connection')
    await tryAgain()
    // Waits for the window; before it opens, Escape would close the dialog below.
    await expect(demoWindow()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(demoWindow()).toBeHidden()
    await expect(modal()).toContainText('Error connecting.')
    await modal().getByRole('button', { name: 'Back' }).click()
    await expect(page.locator('#connect-DEMO')).toBeVisible()
    await expect(connectButton()).toBeVisible()
  })

  test('is connected by keyboard alone, and the focus returns to the status button', async () => {
    await page.goto('/tickets')
    await connectButton().press('Enter')
    await expect(page.locator('#connect-DEMO')).toBeVisible()
    await expect(modal().getByRole('heading', { name: 'Connect to a wallet' })).toBeFocused()
    await tabTo(page.locator('#connect-DEMO'))
    await page.keyboard.press('Enter')
    await expect(demoWindow()).toBeVisible()
    await tabTo(demoWindow().getByRole('radio', { name: /^Theo,/ }))
    await page.keyboard.press('ArrowDown')
    await expect(demoWindow().getByRole('radio', { name: /^Petra,/ })).toBeChecked()
    await tabTo(page.locator('#demo-approve'))
    await page.keyboard.press('Enter')
    await expect(modal()).toBeHidden()
    await expect(status()).toBeFocused()
    await expectAccount(SECOND, 'Demo wallet')
  })
})

test('the demo wallet shows in its own window what will be sent, and a refused request is not sent', async () => {
  await page.goto('/test')
  await connectDemo()
  await page.getByLabel('Amount of ETH').first().fill('1.5')
  await page.locator('#bench-wrap').click()
  for (const text of ['Theo', 'Wrap', 'You pay1.5 ETH', 'You get1.5 WETH'])
    await expect(demoWindow()).toContainText(text)
  await expectNoAxeViolations()
  await page.locator('#demo-reject').click()
  await expect(page.locator('#bench-wrap-result')).toContainText('Transaction rejected.')
  await expect(status()).not.toContainText('Pending')
})

describe('a passkey', () => {
  test('is offered first, and at a numeric address leads to the same page at an address with a name (spec: wallets.passkey-place)', async () => {
    await page.goto('/tickets')
    await connectButton().click()
    await expect(page.locator('#connect-PASSKEY')).toContainText('Begin with a touch')
    await expect(page.locator('#connect-PASSKEY')).toHaveAttribute('href', /^http:\/\/localhost:\d+\/tickets$/)
    await expect(page.locator('#connect-PASSKEY_FOUND')).toHaveCount(0)
    await expectNoAxeViolationsInBothThemes()
  })

  test('is used only after the page has shown what it signs, and not at all if the person declines (spec: wallets.passkey-window)', async () => {
    await page.goto('/test')
    const to = config().book?.contracts.wrappedNative ?? FIRST
    const deposit = { to, data: SELECTORS.deposit, value: 15n * 10n ** 17n } as const
    const firstAnswer = askForTouch({ kind: 'send', account: { address: SECOND }, calls: [deposit] })
    for (const text of ['Your device shows only the name of this site', 'Wrap', 'You pay1.5 ETH', 'You get1.5 WETH'])
      await expect(demoWindow()).toContainText(text)
    await expect(page.locator('#demo-approve')).toHaveText('Approve with a touch')
    await expectNoAxeViolationsInBothThemes()
    await page.keyboard.press('Escape')
    await expect(demoWindow()).toBeHidden()
    expect(await firstAnswer).toBe(false)
    const secondAnswer = askForTouch({
      kind: 'sign',
      account: { address: SECOND },
      what: 'text',
      content: 'Give me all.',
    })
    await expect(demoWindow()).toContainText('can’t tell what this signature allows')
    await page.locator('#demo-approve').click()
    expect(await secondAnswer).toBe(true)
  })
})

describe('the wallet cards', () => {
  test('offer to install a wallet if the page has none, and say which are unavailable; the connected one leads back to the account', async () => {
    await page.goto('/tickets')
    await connectButton().click()
    await expect(cards()).toHaveText([
      /Begin with a touch/,
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
    await page.keyboard.press('Escape')
    await expect(modal()).toBeHidden()
    await connectDemo()
    await status().press('Enter')
    await page.getByRole('button', { name: 'Change' }).click()
    await choose('DEMO')
    await expect(accountRow()).toBeVisible()
  })

  test('on a phone are those that work there', async () => {
    await page.becomePhone()
    await page.goto('/tickets')
    await connectButton().click()
    await expect(cards()).toHaveText([
      /Begin with a touch/,
      /Demo wallet/,
      /Open in Coinbase Wallet/,
      /WalletConnect/,
      /Fortmatic/,
    ])
    await expect(page.locator('#connect-COINBASE_LINK')).toHaveAttribute('href', 'https://go.cb-w.com/mtUDhEZPy1')
  })

  test('case 45: the chosen one of two wallets is kept across a reload, whichever the page offers', async () => {
    injectedTestWallet('Stands', STANDS)
    injectedTestWallet('Rabbit', RABBIT)
    await page.goto('/tickets')
    await connectButton().click()
    await choose('INJECTED')
    await expectAccount(FIRST, 'Injected')
    await status().press('Enter')
    await page.getByRole('button', { name: 'Change' }).click()
    await expect(page.locator('#connect-INJECTED')).toContainText('Connected')
    await expect(page.locator('[id="connect-io.rabbit"] img')).toHaveAttribute('src', /^blob:/)
    await choose('io.rabbit')
    await expectAccount(SECOND, 'Rabbit')
    await page.reload()
    await expectAccount(SECOND, 'Rabbit')
  })
})

describe('the wrong network', () => {
  const elsewhere = async () => {
    const wallet = injectedTestWallet('Stands', { ...STANDS, chainId: 1 })
    await page.goto('/tickets')
    await connectButton().click()
    await choose('INJECTED')
    await expect(page.getByRole('heading', { name: 'Wrong Network' })).toBeVisible()
    await expect(modal()).toContainText('Please connect to the appropriate Ethereum network.')
    await expect(page.locator('#web3-status-error')).toHaveText('Wrong Network')
    return wallet
  }
  const switchBack = () => page.getByRole('button', { name: 'Switch to Local' }).click()

  test('is left with one press, and a refusal is explained; case 37: a chain switched while the modal is open shows in it', async () => {
    const wallet = await elsewhere()
    wallet.fail('wallet_switchEthereumChain', { code: 4001 })
    await switchBack()
    await expect(modal()).toContainText('You declined the switch, so the wallet stays where it is')
    await switchBack()
    await expectAccount(FIRST, 'Injected')
    await status().press('Enter')
    await expect(accountRow()).toBeVisible()
    wallet.changeChain(1)
    await expect(page.getByRole('heading', { name: 'Wrong Network' })).toBeVisible()
    wallet.changeChain(31_337)
    await expect(status()).toBeVisible()
  })

  test('is fixed by adding our chain to a wallet that does not know it', async () => {
    const wallet = await elsewhere()
    wallet.fail('wallet_switchEthereumChain', { code: 4902 })
    await switchBack()
    await expectAccount(FIRST, 'Injected')
    expect(wallet.requestedMethods).toContain('wallet_addEthereumChain')
  })
})

describe('a wallet that misbehaves', () => {
  const begin = async () => {
    const wallet = injectedTestWallet('Stands', STANDS)
    await page.goto('/swap?inputCurrency=ETH')
    await connectButton().click()
    return wallet
  }

  test('case 42: gets words for any error it throws, and the button works again', async () => {
    const wallet = await begin()
    const circle: Record<string, unknown> = {}
    circle['error'] = circle
    const errors = [{ code: 4001 }, { code: -32002 }, 'a plain text', {}, circle, { code: 4100 }]
    wallet.fail('eth_requestAccounts', ...errors)
    await choose('INJECTED')
    for (const words of [
      'You declined the connection',
      'Your wallet is still waiting for an answer to an earlier request',
      'Your wallet reported: a plain text',
      'Your wallet returned an unknown error',
      'Your wallet returned an unknown error',
      'Your wallet is locked or does not let this page ask',
    ]) {
      await expect(modal()).toContainText(words)
      await tryAgain()
    }
    await expect(status()).toBeVisible()
  })

  test('case 43: can be left while it does not answer, and its late answer changes nothing', async () => {
    const wallet = await begin()
    const answer = wallet.pauseAccountRequests()
    await choose('INJECTED')
    await expect(modal()).toContainText('Initializing...')
    await page.getByRole('button', { name: 'Back' }).click()
    await choose('DEMO')
    answer()
    await page.locator('#demo-approve').click()
    await expectAccount(FIRST, 'Demo wallet')
  })

  test('is shown as initializing when the modal is reopened during its request (spec: wallets.flow)', async () => {
    const wallet = await begin()
    const answer = wallet.pauseAccountRequests()
    await choose('INJECTED')
    await expect(modal()).toContainText('Initializing...')
    await page.keyboard.press('Escape')
    await expect(modal()).toBeHidden()
    await connectButton().click()
    await expect(modal()).toContainText('Initializing...')
    answer()
    await expect(status()).toBeVisible()
    await expect(modal()).toBeHidden()
  })

  test('leaves the connected wallet in place if it refuses in the background (spec: wallets.flow)', async () => {
    const wallet = injectedTestWallet('Rabbit', RABBIT)
    await begin()
    await choose('INJECTED')
    await expectAccount(FIRST, 'Injected')
    await status().press('Enter')
    await page.getByRole('button', { name: 'Change' }).click()
    // The wallet answers with no accounts, which counts as a refusal.
    wallet.changeAccounts([])
    const answer = wallet.pauseAccountRequests()
    await choose('io.rabbit')
    await expect(modal()).toContainText('Initializing...')
    await page.keyboard.press('Escape')
    await expect(modal()).toBeHidden()
    answer()
    await expectAccount(FIRST, 'Injected')
  })

  test('is shown in the bar when it disconnects, with a way to reconnect', async () => {
    const wallet = await begin()
    await choose('INJECTED')
    await expect(status()).toBeVisible()
    wallet.disconnect()
    await expect(page.locator('#web3-status-error')).toHaveText('Error')
    await page.locator('#web3-status-error').press('Enter')
    await expect(page.getByRole('heading', { name: 'Error connecting' })).toBeVisible()
    await expect(modal()).toContainText('Error connecting. Try refreshing the page.')
    await page.getByRole('button', { name: 'Connect again' }).click()
    await expectAccount(FIRST, 'Injected')
  })

  test('leaves no error in the bar once the modal is gone, also behind a link or another dialog (spec: wallets.flow)', async () => {
    const wallet = await begin()
    const leaveBy = [closeModal, () => showModal('SETTINGS'), () => showModal('MENU')]
    wallet.fail('eth_requestAccounts', ...leaveBy.map(() => ({ code: 4001 })))
    for (const leave of leaveBy) {
      await choose('INJECTED')
      await expect(modal()).toContainText('Error connecting.')
      leave()
      await expect(page.locator('#web3-status-error')).toHaveCount(0)
      await expect(connectButton()).toBeVisible()
      closeModal()
      await connectButton().click()
    }
  })

  test('shows no earlier refusal when the modal is opened again', async () => {
    const wallet = await begin()
    wallet.fail('eth_requestAccounts', { code: 4001 })
    await choose('INJECTED')
    await expect(modal()).toContainText('Error connecting.')
    await page.keyboard.press('Escape')
    await expect(connectButton()).toBeFocused()
    await connectButton().click()
    await expect(page.getByRole('heading', { name: 'Connect to a wallet' })).toBeVisible()
    await expect(modal()).not.toContainText('Error connecting.')
  })
})

test('the account panel offers the address to copy and the explorer, and says that nothing was sent yet', async () => {
  await page.goto('/tickets')
  await connectDemo()
  await status().press('Enter')
  await page.getByRole('button', { name: 'Copy Address' }).click()
  await expect(modal()).toContainText('Copied')
  await expect(page.getByRole('button', { name: 'Copy Address' })).toBeVisible()
  expect(page.clipboardText()).toBe(FIRST)
  navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  await page.getByRole('button', { name: 'Copy Address' }).click()
  await expect(modal().getByRole('alert')).toContainText(`copy it by hand: ${FIRST}`)
  await expect(modal()).not.toContainText('Copied')
  await expect(page.getByRole('link', { name: 'View on Etherscan' })).toHaveAttribute(
    'href',
    `/explorer/address/${FIRST}`,
  )
  await expect(modal()).toContainText('Your transactions will appear here...')
})

test('the panel of an account with a passkey has its short name, and leads to what helps if the device is lost (spec: touch.told-account, wallets.account-panel)', async () => {
  const account = await recovery().open(KEY)
  connectPasskey(account)
  await page.goto('/tickets')
  const name = `Listener ${account.slice(2, 6)}…${account.slice(-4)}`
  await expect(status()).toHaveText(name)
  await status().press('Enter')
  await expect(accountRow()).toHaveText(name)
  await expect(modal()).toContainText('Songs you were given are under “Holdings and activity”.')
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('passkey-panel')
  await page.getByRole('link', { name: 'If you lose this device' }).click()
  await expect(modal()).toBeHidden()
  await expect(page.locator('#account-safety')).toBeVisible()
  await page.goto(`/explorer/address/${account}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.locator('main')).toContainText('Account with a passkey')
})

test.each([360, 1440])(
  'at %d px in both themes every view passes axe, and nothing is wider than the page',
  async (width) => {
    await page.setViewportSize({ width, height: 800 })
    const looked = async () => {
      await expectNoAxeViolationsInBothThemes()
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    }
    await page.goto('/tickets')
    await expect(connectButton()).toBeInViewport()
    await connectButton().click()
    await expect(page.locator('#connect-DEMO')).toBeVisible()
    await looked()
    await choose('DEMO')
    await expect(demoWindow()).toBeVisible()
    await looked()
    await page.locator('#demo-reject').click()
    await expect(modal()).toContainText('Error connecting.')
    await looked()
    await tryAgain()
    await page.locator('#demo-approve').click()
    await expect(modal()).toBeHidden()
    await status().press('Enter')
    await page.locator('#switch-demo-account').click()
    await looked()
  },
)
