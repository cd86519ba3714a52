// Needs: wallet
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, withoutSplash } from './harness.ts'
import { type NodeWallet, nodeWallet } from './nodeWallet.ts'
import { test as base } from './ownChain.ts'
import { FIRST, SECOND, connectButton, modal, status } from './walletDeeds.ts'

const SEND = 'eth_sendTransaction'
const SIGN = 'eth_signTypedData_v4'

const test = base.extend<{ wallet: NodeWallet }>({
  wallet: async ({ page, chain }, use) => {
    await withoutSplash(page)
    await use(await nodeWallet(page, chain))
  },
})

const pressWrap = (page: Page) => page.locator('#bench-wrap')
const result = (page: Page) => page.locator('#bench-wrap-result')
const amount = (page: Page) => page.getByLabel('Amount of ETH').first()
const popup = (page: Page) => page.locator('.popup')
const recent = (page: Page) => page.getByRole('region', { name: 'Recent Transactions' }).getByRole('listitem')

async function openBench(page: Page): Promise<void> {
  await page.goto('/test')
  await expect(status(page)).toBeVisible()
  await amount(page).fill('0.5')
  await expect(pressWrap(page)).toBeEnabled()
}

/** What the wallet was asked to send. */
const sendsOf = ({ requests: asked }: NodeWallet) =>
  asked.filter(({ method }) => method === SEND).map(({ params }) => (params as [Record<string, string>])[0])

async function expectAccount(page: Page, address: string): Promise<void> {
  await status(page).click()
  await expect(page.locator('#web3-account-identifier-row')).toHaveAttribute('title', address)
}

test.describe('a page that was tampered with', () => {
  test('case 31: a request that is replaced after the page began changes no byte, and is noted', async ({
    page,
    chain,
    wallet,
  }) => {
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    await openBench(page)
    await page.evaluate((thief) => {
      const { ethereum } = window as unknown as { ethereum: { request: (call: unknown) => Promise<unknown> } }
      const first = ethereum.request
      ethereum.request = (call) => first({ ...(call as object), params: [{ to: thief, value: '0x1' }] })
    }, SECOND)
    await pressWrap(page).click()
    await expect(popup(page)).toContainText('Wrap 0.5 ETH')
    const { wrappedNative } = chain.addressBook.contracts
    expect(sendsOf(wallet)).toMatchObject([
      { from: FIRST, to: wrappedNative, value: '0x6f05b59d3b20000', data: '0xd0e30db0', chainId: '0x7a69' },
    ])
    expect(said).toContain('Signing gate: {"kind":"requestReplaced"}')
  })

  test('case 45: a wallet that takes the place of the chosen one after the page began is not asked', async ({
    page,
    wallet,
  }) => {
    await openBench(page)
    await page.evaluate(() => {
      const request = () => Promise.reject(new Error('The other wallet was asked.'))
      Object.assign(window, { ethereum: { request, on: () => undefined } })
    })
    await pressWrap(page).click()
    await expect(popup(page)).toContainText('Wrap 0.5 ETH')
    expect(wallet.requestCount(SEND)).toBe(1)
  })
})

test.describe('another chain', () => {
  test('case 37: at the click, nothing is asked of the wallet', async ({ page, wallet }) => {
    await openBench(page)
    wallet.next('eth_chainId', { does: 'lie', answer: '0x1' })
    await pressWrap(page).click()
    await expect(result(page)).toHaveText('Wrong Network. Please connect to the appropriate Ethereum network.')
    expect(wallet.requestCount(SEND)).toBe(0)
  })

  test('case 37: while a form is open the button rests, what was typed stays, and ours brings it back', async ({
    page,
    wallet,
  }) => {
    await openBench(page)
    wallet.sayChain(1)
    await expect(page.locator('#web3-status-error')).toHaveText('Wrong Network')
    await expect(pressWrap(page)).toBeDisabled()
    wallet.sayChain(31337)
    await expect(pressWrap(page)).toBeEnabled()
    await expect(amount(page)).toHaveValue('0.5')
  })

  test('case 37: during signing, what was asked names our chain, and the page says Wrong Network', async ({
    page,
    wallet,
  }) => {
    await openBench(page)
    wallet.next(SEND, { does: 'meanwhile', run: () => wallet.sayChain(1) })
    await pressWrap(page).click()
    await expect(result(page)).toContainText('Sent.')
    expect(sendsOf(wallet)).toMatchObject([{ chainId: '0x7a69' }])
    await page.locator('#web3-status-error').click()
    await expect(page.getByRole('heading', { name: 'Wrong Network' })).toBeVisible()
  })
})

test.describe('another account', () => {
  test('case 38: at the click, nothing is asked of the wallet', async ({ page, wallet }) => {
    await openBench(page)
    wallet.next('eth_accounts', { does: 'lie', answer: [SECOND] })
    await pressWrap(page).click()
    await expect(result(page)).toContainText('Your wallet uses another account than the one on screen.')
    expect(wallet.requestCount(SEND)).toBe(0)
  })

  test('case 38: while the wallet is asked, what it sends belongs to the account that was asked', async ({
    page,
    wallet,
  }) => {
    await openBench(page)
    wallet.next(SEND, { does: 'meanwhile', run: () => wallet.sayAccounts([SECOND]) })
    await pressWrap(page).click()
    await expect(result(page)).toContainText('Sent.')
    expect(sendsOf(wallet)).toMatchObject([{ from: FIRST }])
    await expectAccount(page, SECOND)
    await expect(recent(page)).toHaveCount(1)
    await expect(pressWrap(page)).toBeEnabled()
  })

  test('case 38: what was signed while the account changed is thrown away', async ({ page, wallet }) => {
    await openBench(page)
    await page.getByRole('combobox').selectOption({ label: 'UNI (Musi)' })
    await page.getByRole('region', { name: 'Sign an approval' }).getByLabel('Amount of UNI').fill('3')
    wallet.next(SIGN, { does: 'meanwhile', run: () => wallet.sayAccounts([SECOND]) })
    await page.locator('#bench-permit').click()
    await expect(page.locator('#bench-permit-result')).toContainText('Your wallet shows another account now.')
    expect([wallet.requestCount(SIGN), wallet.requestCount(SEND)]).toEqual([1, 0])
  })
})

const circle: Record<string, unknown> = {}
circle['error'] = circle

test('case 42: whatever a wallet throws when it is asked to send is worded, and the button works again', async ({
  page,
  wallet,
}) => {
  await openBench(page)
  for (const [error, said] of [
    [{ code: 4001 }, 'Transaction rejected.'],
    ['User denied transaction signature', 'Transaction rejected.'],
    [{ code: -32002 }, 'Your wallet is still waiting for an answer to an earlier request.'],
    [{ code: 4100 }, 'Your wallet is locked or does not let this page ask.'],
    [{ code: 4200 }, 'Your wallet cannot do this.'],
    [{ code: 4900 }, 'Your wallet has lost its connection.'],
    [{ code: 4901 }, 'Your wallet has lost its connection.'],
    [{ code: -32603, message: 'out of luck' }, 'Your wallet reported: out of luck'],
    ['a plain text', 'Your wallet reported: a plain text'],
    [null, 'Your wallet returned an unknown error.'],
    [circle, 'Your wallet returned an unknown error.'],
  ] as const) {
    wallet.next(SEND, { does: 'throw', error })
    await pressWrap(page).click()
    await expect(result(page)).toContainText(said)
    await expect(pressWrap(page)).not.toHaveAttribute('aria-busy')
  }
  wallet.next(SEND, { does: 'lie', answer: 'done' })
  await pressWrap(page).click()
  await expect(result(page)).toHaveText('No transaction hash found.')
  await pressWrap(page).click()
  await expect(popup(page)).toContainText('Wrap 0.5 ETH')
})

test('case 39: the hash of somebody else’s transaction is shown as a mismatch, and stays no success', async ({
  page,
  chain,
  wallet,
}) => {
  const transfer = { from: chain.accounts[3]?.address, to: SECOND, value: '0x1' }
  const answer = await chain.request('eth_sendTransaction', [transfer])
  await openBench(page)
  wallet.next(SEND, { does: 'lie', answer })
  await pressWrap(page).click()
  await expect(result(page)).toContainText('Your wallet sent something other than what Musi asked for')
  await status(page).click()
  await expect(recent(page)).toContainText('Not what was asked')
  await expect(popup(page)).toHaveCount(0)
})

test('case 43: a line that breaks while the wallet is asked: no second request after it is back, and the late answer counts', async ({
  page,
  wallet,
}) => {
  const { promise: until, resolve } = Promise.withResolvers<void>()
  await openBench(page)
  wallet.next(SEND, { does: 'late', until })
  await pressWrap(page).click()
  await expect.poll(() => wallet.requestCount(SEND)).toBe(1)
  wallet.disconnect()
  await page.locator('#web3-status-error').click()
  await page.getByRole('button', { name: 'Connect again' }).click()
  await expect(status(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await amount(page).press('Enter')
  resolve()
  await expect(popup(page)).toContainText('Wrap 0.5 ETH')
  expect(wallet.requestCount(SEND)).toBe(1)
  await status(page).click()
  await expect(recent(page)).toHaveCount(1)
})

test('case 44: a wallet that sends twice makes one record', async ({ page, wallet }) => {
  await openBench(page)
  wallet.next(SEND, { does: 'double' })
  await pressWrap(page).click()
  await expect(popup(page)).toHaveCount(1)
  await status(page).click()
  await expect(recent(page)).toHaveCount(1)
  expect(wallet.requestCount(SEND)).toBe(1)
})

test('case 46: one that is locked leaves the form as it was, and goes on once it is open again', async ({
  page,
  wallet,
}) => {
  await openBench(page)
  wallet.lock()
  await expect(connectButton(page)).toHaveText('Connect to a wallet')
  await expect(pressWrap(page)).toBeDisabled()
  await expect(amount(page)).toHaveValue('0.5')
  wallet.sayAccounts(null)
  await connectButton(page).click()
  await page.locator('#connect-INJECTED').click()
  await expect(modal(page)).toBeHidden()
  await pressWrap(page).click()
  await expect(popup(page)).toContainText('Wrap 0.5 ETH')
})

test.describe('a wallet that is still asked when its modal is closed', () => {
  const asked = async (page: Page, wallet: NodeWallet, refused: Promise<void>) => {
    const answer = refused.then(() => Promise.reject(Object.assign(new Error('no'), { code: 4001 })))
    answer.catch(() => undefined)
    wallet.lock()
    wallet.next('eth_requestAccounts', { does: 'late', until: answer })
    await page.goto('/test')
    await connectButton(page).click()
    await page.locator('#connect-INJECTED').click()
    await expect(modal(page)).toContainText('Initializing...')
    await page.keyboard.press('Escape')
    await expect(modal(page)).toBeHidden()
  }

  test('and refuses then leaves nothing behind', async ({ page, chain }) => {
    await withoutSplash(page)
    const wallet = await nodeWallet(page, chain, { known: false })
    const { promise, resolve } = Promise.withResolvers<void>()
    await asked(page, wallet, promise)
    resolve()
    // The page looks quietly whether the wallet that was connected before is still there: then the refusal has come.
    await expect.poll(() => wallet.requestCount('eth_accounts')).toBeGreaterThan(1)
    await expect(connectButton(page)).toHaveText('Connect to a wallet')
    await expect(page.locator('#web3-status-error')).toHaveCount(0)
  })

  test('is found again by who opens the modal, with what it says', async ({ page, chain }) => {
    await withoutSplash(page)
    const wallet = await nodeWallet(page, chain, { known: false })
    const { promise, resolve } = Promise.withResolvers<void>()
    await asked(page, wallet, promise)
    await connectButton(page).click()
    await expect(modal(page)).toContainText('Initializing...')
    resolve()
    await expect(modal(page)).toContainText('You declined the connection')
  })
})

test('case 112: with sending switched off the buttons refuse with a sentence, and come back with it', async ({
  page,
  product,
  wallet,
}) => {
  await openBench(page)
  const off = join(product.dataDir, 'writes-off')
  const banner = page.getByText('Sending is switched off here for now.')
  writeFileSync(off, '')
  try {
    await expect(banner).toBeVisible({ timeout: 30_000 })
    await pressWrap(page).click()
    await expect(result(page)).toHaveText(
      'Transactions are switched off at the moment. Nothing was signed. Try again later.',
    )
    expect(wallet.requestCount(SEND)).toBe(0)
  } finally {
    rmSync(off)
  }
  await expect(banner).toHaveCount(0, { timeout: 30_000 })
  await pressWrap(page).click()
  await expect(popup(page)).toContainText('Wrap 0.5 ETH')
})
