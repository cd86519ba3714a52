// Needs: wallet, server
// Remote wallets: their published packages in the built product, under production headers.
import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations } from './testing/harness.ts'
import { test as base } from './testing/ownChain.ts'
import { answerOtherHosts } from './testing/standins/otherHosts.ts'
import { type PairedWallet, startPairedWallet } from './testing/standins/pairedWallet.ts'
import { FIRST, SECOND, connectButton, modal, status, accountRow } from './testing/steps/walletSteps.ts'

const test = base.extend<{ strangers: string[]; phone: PairedWallet }>({
  strangers: [
    async ({ context, page, product, allow }, use) => {
      allow(/^https:\/\/(keys\.coinbase\.com|(x2|static)\.fortmatic\.com|verify\.walletconnect\.org)\//)
      // Only in the page itself, because frames of other hosts also run the script and have no
      // storage.
      await page.addInitScript(() => window === top && sessionStorage.setItem('showWelcomeScreen', 'false'))
      const { strangers } = await answerOtherHosts(context, product.origin)
      await use(strangers)
      expect(strangers, 'requests that would have left the machine').toEqual([])
    },
    { auto: true },
  ],
  phone: async ({ relay, product }, use) => {
    const phone = await startPairedWallet(relay.url, product.origin)
    await use(phone)
    await phone.close()
  },
})

const scripts = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length)

async function choose(page: Page, id: string): Promise<void> {
  await page.goto('/test')
  await connectButton(page).click()
  await page.locator(`#connect-${id}`).click()
}

async function expectAccount(page: Page, address: string, name: string): Promise<void> {
  await status(page).click()
  await expect(accountRow(page)).toHaveAttribute('title', address)
  await expect(modal(page)).toContainText(`Connected with ${name}`)
  await page.keyboard.press('Escape')
  await expect(modal(page)).toBeHidden()
}

/** Reads the pairing link that the page offers to a wallet on the same device. */
async function copiedLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-write'])
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(modal(page)).toContainText('Copied')
  await modal(page).evaluate((dialog) => dialog.append(document.createElement('textarea')))
  const field = modal(page).locator('textarea')
  await field.focus()
  await page.keyboard.press('ControlOrMeta+V')
  const link = await field.inputValue()
  await field.evaluate((element) => element.remove())
  return link
}

test.describe('WalletConnect', () => {
  const connect = async (page: Page, phone: PairedWallet) => {
    await choose(page, 'WALLET_CONNECT')
    await phone.pair(await copiedLink(page))
    await expect(status(page)).toBeVisible()
    await expect(modal(page)).toBeHidden()
  }

  test('connects by its pairing code, sends, shows a refusal, and is still connected after a reload', async ({
    page,
    phone,
  }) => {
    await connect(page, phone)
    await expectAccount(page, FIRST, 'WalletConnect')
    await page.getByLabel('Amount of ETH').first().fill('0.5')
    await page.locator('#bench-wrap').click()
    await expect.poll(() => phone.requestedMethods).toEqual(['eth_sendTransaction'])
    await expect(page.locator('.popup').first()).toContainText('Wrap')
    phone.refuseNext()
    await page.locator('#bench-wrap').click()
    await expect(page.locator('#bench-wrap-result')).toContainText('Transaction rejected.')
    await page.reload()
    await expect(status(page)).toBeVisible()
    await expectAccount(page, FIRST, 'WalletConnect')
  })

  test('is still disconnected after a reload if the wallet or the Disconnect button ended the session', async ({
    page,
    phone,
  }) => {
    await connect(page, phone)
    await phone.leave()
    await expect(connectButton(page)).toBeVisible()
    await page.reload()
    await connectButton(page).click()
    await page.locator('#connect-WALLET_CONNECT').click()
    await phone.pair(await copiedLink(page))
    await status(page).click()
    await page.getByRole('button', { name: 'Disconnect' }).click()
    await expect(page.locator('#connect-WALLET_CONNECT')).toBeVisible()
    await page.reload()
    await expect(connectButton(page)).toBeVisible()
  })

  test('loads no code and contacts no host before it is chosen; a refusal is shown, and another attempt has another code', async ({
    page,
    phone,
  }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => elsewhere.push(new URL(request.url()).host))
    page.on('websocket', (socket) => elsewhere.push(new URL(socket.url()).host))
    await page.goto('/test')
    await connectButton(page).click()
    await expect(page.locator('#connect-FORTMATIC')).toBeVisible()
    expect(new Set(elsewhere)).toEqual(new Set([new URL(page.url()).host]))
    const before = await scripts(page)
    await page.locator('#connect-WALLET_CONNECT').click()
    await expect(page.locator('#pairing-code')).toBeVisible()
    expect(await scripts(page)).toBeGreaterThan(before)
    await expectNoAxeViolations(page)
    const first = await copiedLink(page)
    phone.refuseNext()
    await phone.pair(first)
    await expect(modal(page)).toContainText('You declined the connection')
    await page.getByRole('button', { name: 'Try Again' }).click()
    const second = await copiedLink(page)
    expect(second).toMatch(/^wc:[0-9a-f]{64}@2\?/)
    expect(second).not.toBe(first)
    await phone.pair(second)
    await expectAccount(page, FIRST, 'WalletConnect')
  })
})

test.describe('Coinbase Wallet', () => {
  const opened = async (page: Page, press: () => Promise<void>) => {
    const [popup] = await Promise.all([page.waitForEvent('popup'), press()])
    return popup
  }

  /** The click closes the window, sometimes before Playwright sees the click as finished. */
  const answer = async (popup: Page, button: '#allow' | '#refuse') => {
    const closed = popup.waitForEvent('close')
    await popup
      .locator(button)
      .click()
      .catch((trouble: unknown) => {
        if (!popup.isClosed()) throw trouble
      })
    await closed
  }

  test('connects and asks for confirmation in its own window, and does not ask again after a reload', async ({
    page,
  }) => {
    const popup = await opened(page, () => choose(page, 'WALLET_LINK'))
    expect(new URL(popup.url()).host).toBe('keys.coinbase.com')
    await answer(popup, '#allow')
    await expectAccount(page, SECOND, 'Coinbase Wallet')
    await page.getByLabel('Amount of ETH').first().fill('0.5')
    const question = await opened(page, () => page.locator('#bench-wrap').click())
    await expect(question.locator('#said')).toHaveText('eth_sendTransaction')
    await answer(question, '#refuse')
    await expect(page.locator('#bench-wrap-result')).toContainText('Transaction rejected.')
    await page.reload()
    await expectAccount(page, SECOND, 'Coinbase Wallet')
    await status(page).click()
    await expect(page.getByRole('button', { name: 'Disconnect' })).toHaveCount(0)
  })

  test('shows a refusal, a closed window and a blocked one, each with a retry', async ({ page }) => {
    const first = await opened(page, () => choose(page, 'WALLET_LINK'))
    await answer(first, '#refuse')
    await expect(modal(page)).toContainText('You declined the connection')
    const tryAgain = () => page.getByRole('button', { name: 'Try Again' }).click()
    const second = await opened(page, tryAgain)
    // Waits until the window has loaded: closing it earlier can hang the page that opened it.
    await expect(second.locator('#refuse')).toBeVisible()
    await second.close()
    await expect(modal(page)).toContainText('You declined the connection')
    await page.evaluate(() => {
      const open = window.open.bind(window)
      let blocked = false
      window.open = (...about) => {
        if (blocked) return open(...about)
        blocked = true
        return null
      }
    })
    await tryAgain()
    await expect(modal(page)).toContainText('Your browser blocked the Coinbase Wallet window. Allow pop-ups')
    const third = await opened(page, tryAgain)
    await answer(third, '#allow')
    await expectAccount(page, SECOND, 'Coinbase Wallet')
  })
})

test.describe('Fortmatic', () => {
  const frame = (page: Page) => page.frameLocator('.fortmatic-iframe')

  test('shows its own layer above ours; if closed, nobody is connected; if chosen again, it connects, survives a reload and logs out', async ({
    page,
  }) => {
    await choose(page, 'FORTMATIC')
    // Waits for the dialog, which covers the frame while it fades.
    await expect(modal(page)).toBeHidden()
    await frame(page).locator('#leave').click()
    await expect(connectButton(page)).toBeVisible()
    await connectButton(page).click()
    await page.locator('#connect-FORTMATIC').click()
    await expect(modal(page)).toBeHidden()
    await frame(page).locator('#login').click()
    await expectAccount(page, SECOND, 'Fortmatic')
    await page.reload()
    await expectAccount(page, SECOND, 'Fortmatic')
    await status(page).click()
    await page.getByRole('button', { name: 'Disconnect' }).click()
    await page.reload()
    await expect(connectButton(page)).toBeVisible()
  })
})

declare global {
  interface Window {
    isImpatient: boolean
  }
}

/** Shortens the page's timeouts of 15 and 20 seconds to one second while `isImpatient` is set. */
const makeImpatient = (page: Page) =>
  page.addInitScript(() => {
    const later = window.setTimeout.bind(window)
    window.isImpatient = true
    const sooner = (act: () => void, ms = 0) => later(act, window.isImpatient && ms >= 10_000 ? 1000 : ms)
    Object.assign(window, { setTimeout: sooner })
  })

test.describe('an unreachable wallet', () => {
  test.beforeEach(({ page }) => makeImpatient(page))

  test('is named if its relay is closed, and nothing of the attempt is left after a reload', async ({
    page,
    allow,
    relay,
  }) => {
    allow(/WebSocket/)
    await page.routeWebSocket(
      (url) => url.host === new URL(relay.url).host,
      (socket) => socket.close(),
    )
    await choose(page, 'WALLET_CONNECT')
    await expect(modal(page)).toContainText('We can’t reach WalletConnect.')
    await page.reload()
    await connectButton(page).click()
    await expect(page.locator('#connect-WALLET_CONNECT')).toBeVisible()
  })

  test('is named if its frame is blocked, and the next attempt works', async ({ page, allow }) => {
    allow(/ERR_FAILED/)
    await page.route(
      (url) => url.host === 'x2.fortmatic.com',
      (route) => route.abort(),
    )
    await choose(page, 'FORTMATIC')
    await expect(modal(page)).toContainText('We can’t reach Fortmatic.')
    await page.unrouteAll()
    await page.evaluate(() => (window.isImpatient = false))
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.frameLocator('.fortmatic-iframe').locator('#login').click()
    await expectAccount(page, SECOND, 'Fortmatic')
  })
})
