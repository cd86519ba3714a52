import { afterEach, beforeEach, describe, test, vi } from 'vitest'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import {
  FIRST,
  type PageWallet,
  SECOND,
  installWallet,
  restoreChainAfterEach,
  node,
  addressBook,
} from '#testing/chain.ts'
import { consoleErrors } from '#testing/consoleErrors.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import {
  SEND,
  amount,
  connectButton,
  height,
  mineBlocks,
  mineSeen,
  modal,
  openBench,
  openList,
  replaceTransaction,
  popup,
  wrapButton,
  recent,
  result,
  sendPending,
  status,
} from './testing/benchScreen.ts'
import { SELECTORS } from '#testing/selectors.ts'

// One transaction from the press to the list, with misbehaving wallets and chains. Cases that need a second tab, a real
// reload or hours are in e2e/transactions.e2e.ts.

restoreChainAfterEach()

const CHEATED_TEXT = 'Your wallet sent something other than what Musi asked for'
const THIRD = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

let wallet: PageWallet
beforeEach(() => {
  wallet = installWallet()
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** Transactions that the wallet was asked to send. */
const sentTransactions = () =>
  wallet.requests.filter(({ method }) => method === SEND).map(({ params }) => (params as [Record<string, string>])[0])

/** Records that the page stores about its transactions. */
function storedRecords(): readonly { mined: { isFinal: boolean } | null }[] {
  const key = Object.keys(localStorage).find((name) => /^musi\.transactions\.31337\.0x[0-9a-f]{64}$/.test(name)) ?? ''
  const { data } = JSON.parse(localStorage.getItem(key) ?? '{"data":{"records":[]}}') as {
    data: { records: { mined: { isFinal: boolean } | null }[] }
  }
  return data.records
}

describe('the answers of a wallet', () => {
  const circle: Record<string, unknown> = {}
  circle['error'] = circle

  test('case 42: are put into words for any error, and the button works again', async () => {
    await openBench()
    for (const [error, words] of [
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
      await wrapButton().click()
      await expect(result()).toContainText(words)
      await expect(wrapButton()).not.toHaveAttribute('aria-busy')
    }
    wallet.next(SEND, { does: 'lie', answer: 'done' })
    await wrapButton().click()
    await expect(result()).toHaveText('No transaction hash found.')
    await wrapButton().click()
    await expect(popup()).toContainText('Wrap 0.5 ETH')
  })

  test('case 39: that name another transaction, or one of somebody else, are detected and never reported as a success', async () => {
    const stranger = await node(SEND, [{ from: THIRD, to: SECOND, value: '0x1' }])
    await openBench()
    wallet.next(SEND, { does: 'lie', answer: stranger })
    await wrapButton().click()
    await expect(result()).toContainText(CHEATED_TEXT)
    wallet.next(SEND, { does: 'change', to: (params) => [{ ...(params as [object])[0], value: '0x7' }] })
    await wrapButton().click()
    await expect(wrapButton()).not.toHaveAttribute('aria-busy')
    await expect(result()).toContainText(CHEATED_TEXT)
    await openList()
    await expect(recent().filter({ hasText: 'Not what was asked' })).toHaveCount(2)
    await expect(popup()).toHaveCount(0)
  })

  test('case 43: need not be awaited; case 44: that come late or twice add exactly one record', async () => {
    const { promise: until, resolve } = Promise.withResolvers<void>()
    wallet.next(SEND, { does: 'late', until })
    await openBench()
    await wrapButton().click()
    await expect.poll(() => wallet.asks(SEND)).toBe(1)
    await page.getByRole('button', { name: 'Stop waiting' }).click()
    await expect(result()).toContainText('No longer waiting.')
    await expect(wrapButton()).not.toHaveAttribute('aria-busy')
    resolve()
    await expect(popup()).toContainText('Wrap 0.5 ETH')
    wallet.next(SEND, { does: 'double' })
    await wrapButton().click()
    await expect(popup()).toHaveCount(2)
    await openList()
    await expect(recent()).toHaveCount(2)
    expect(wallet.asks(SEND)).toBe(2)
  })

  test('case 72: with a known hash are logged, and the page keeps working', async () => {
    const warned = vi.spyOn(console, 'warn')
    await openBench()
    await wrapButton().click()
    await expect(popup()).toHaveCount(1)
    await openList()
    const link = await recent().getByRole('link').getAttribute('href')
    await page.keyboard.press('Escape')
    wallet.next(SEND, { does: 'lie', answer: link?.split('/').at(-1) })
    await wrapButton().click()
    await expect.poll(() => warned.mock.calls.flat()).toContain('Attempted to add existing transaction.')
    await openList()
    await expect(recent()).toHaveCount(1)
  })
})

describe('a change of the chain or the account', () => {
  test('case 37: at the click no request is made; while the form is open the button is disabled and the input stays; a request names our chain', async () => {
    await openBench()
    wallet.next('eth_chainId', { does: 'lie', answer: '0x1' })
    await wrapButton().click()
    await expect(result()).toHaveText('Wrong Network. Please connect to the appropriate Ethereum network.')
    expect(wallet.asks(SEND)).toBe(0)

    wallet.reportChain(1)
    await expect(page.locator('#web3-status-error')).toHaveText('Wrong Network')
    await expect(wrapButton()).toBeDisabled()
    wallet.reportChain(31_337)
    await expect(wrapButton()).toBeEnabled()
    await expect(amount()).toHaveValue('0.5')

    wallet.next(SEND, { does: 'meanwhile', run: () => wallet.reportChain(1) })
    await wrapButton().click()
    await expect(result()).toContainText('Sent.')
    expect(sentTransactions()).toMatchObject([{ chainId: '0x7a69' }])
    await page.locator('#web3-status-error').press('Enter')
    await expect(page.getByRole('heading', { name: 'Wrong Network' })).toBeVisible()
  })

  test('case 38: at the click no request is made; a transaction sent during the change belongs to the account that was asked', async () => {
    await openBench()
    wallet.next('eth_accounts', { does: 'lie', answer: [SECOND] })
    await wrapButton().click()
    await expect(result()).toContainText('Your wallet uses another account than the one on screen.')
    expect(wallet.asks(SEND)).toBe(0)

    wallet.next(SEND, { does: 'meanwhile', run: () => wallet.reportAccounts([SECOND]) })
    await wrapButton().click()
    await expect(result()).toContainText('Sent.')
    expect(sentTransactions()).toMatchObject([{ from: FIRST }])
    await openList()
    await expect(page.locator('#web3-account-identifier-row')).toHaveAttribute('title', SECOND)
    await expect(recent()).toHaveCount(1)
    await expect(wrapButton()).toBeEnabled()
  })

  test('case 46: a wallet that is locked leaves the form unchanged, and continues once it is unlocked', async () => {
    await openBench()
    wallet.lock()
    await expect(connectButton()).toHaveText('Connect to a wallet')
    await expect(wrapButton()).toBeDisabled()
    await expect(amount()).toHaveValue('0.5')
    wallet.reportAccounts(null)
    await connectButton().click()
    await page.locator('#connect-INJECTED').click()
    await expect(modal()).toBeHidden()
    await wrapButton().click()
    await expect(popup()).toContainText('Wrap 0.5 ETH')
  })
})

describe('a page that was tampered with', () => {
  test('case 31: a request function that was replaced after the page loaded changes no byte, and is logged', async () => {
    const warned = vi.spyOn(console, 'warn')
    await openBench()
    const { ethereum } = window as unknown as { ethereum: { request: (call: object) => Promise<unknown> } }
    const first = ethereum.request.bind(ethereum)
    ethereum.request = (call) => first({ ...call, params: [{ to: SECOND, value: '0x1' }] })
    await wrapButton().click()
    await expect(popup()).toContainText('Wrap 0.5 ETH')
    expect(sentTransactions()).toMatchObject([
      {
        from: FIRST,
        to: addressBook().contracts.wrappedNative,
        value: '0x6f05b59d3b20000',
        data: SELECTORS.deposit,
        chainId: '0x7a69',
      },
    ])
    expect(warned.mock.calls.flat()).toContain('Signing gate: {"kind":"requestReplaced"}')
  })

  test('case 45: a wallet that replaces the chosen one after the page loaded is not asked', async () => {
    await openBench()
    const request = () => Promise.reject(new Error('The other wallet was asked.'))
    Object.assign(window, { ethereum: { request, on: () => undefined } })
    await wrapButton().click()
    await expect(popup()).toContainText('Wrap 0.5 ETH')
    expect(wallet.asks(SEND)).toBe(1)
  })
})

describe('the outcome on the chain', () => {
  test('case 60: is shown as failed, with a link, if the transaction runs out of gas', async () => {
    wallet.next(SEND, { does: 'change', to: (params) => [{ ...(params as [object])[0], gas: '0x5600' }] })
    await openBench()
    await wrapButton().click()
    await expect(popup()).toContainText('Failed:')
    await expect(popup().getByRole('link')).toHaveAttribute('href', /^\/explorer\/tx\/0x/)
    await openList()
    await expect(recent()).toContainText('It failed on the chain.')
  })

  test('case 65: of a transaction that was sped up is “replaced” for the old one, with one popup', async () => {
    const waiting = await sendPending()
    const replacement = await replaceTransaction(waiting, waiting)
    await mineBlocks()
    await expect(popup()).toHaveCount(1)
    await expect(popup().getByRole('link')).toHaveAttribute('href', `/explorer/tx/${replacement}`)
    await openList()
    await expect(recent()).toContainText(`Replaced by ${replacement.slice(0, 6)}...${replacement.slice(-4)}`)
  })

  test.each([
    ['case 66: a cancellation ends as cancelled', FIRST, 'Cancelled by 0x'],
    ['case 67: another transaction in its place is no success', THIRD, 'another transaction from your account'],
  ])('%s, without a popup', async (_, to, words) => {
    await replaceTransaction(await sendPending(), { to, value: '0x9' })
    await mineBlocks()
    await expect(status()).not.toContainText('Pending')
    await openList()
    await expect(recent()).toContainText(words)
    await expect(popup()).toHaveCount(0)
  })

  test.each([1, 32])(
    'case 61: is withdrawn by a reorganisation of depth %d, and reported again later',
    async (depth) => {
      const waiting = await sendPending()
      await mineBlocks(depth)
      await expect(popup()).toContainText('Wrap 0.5 ETH')
      await expect(status()).not.toContainText('Pending')
      await node('anvil_reorg', [depth, []])
      await expect(status()).toHaveText('1 Pending')
      await expect(popup()).toHaveCount(0)
      await replaceTransaction(waiting, waiting)
      await mineBlocks()
      await expect(status()).not.toContainText('Pending')
      await expect(popup()).toHaveCount(1)
    },
  )

  test('case 61: is final when its block is finalized, and not before', async () => {
    await openBench()
    await wrapButton().click()
    await expect(popup()).toContainText('Wrap 0.5 ETH')
    const minedAt = await height()
    const finalized = async () =>
      Number(((await node('eth_getBlockByNumber', ['finalized', false])) as { number: string }).number)
    const isFinal = () => storedRecords().map(({ mined }) => mined?.isFinal)
    await mineSeen()
    expect([isFinal(), (await finalized()) < minedAt]).toEqual([[false], true])
    await mineBlocks(80)
    await expect.poll(isFinal).toEqual([true])
    expect(await finalized()).toBeGreaterThanOrEqual(minedAt)
  })
})

describe('a wallet with a request still open when its modal closes', () => {
  async function openPendingRequest(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const answer = promise.then(() => Promise.reject(Object.assign(new Error('no'), { code: 4001 })))
    answer.catch(() => undefined)
    wallet.lock()
    wallet.next('eth_requestAccounts', { does: 'late', until: answer })
    await page.goto('/test')
    await connectButton().click()
    await page.locator('#connect-INJECTED').click()
    await expect(modal()).toContainText('Initializing...')
    await page.keyboard.press('Escape')
    await expect(modal()).toBeHidden()
    return resolve
  }

  test('leaves no error if the request is then refused', async () => {
    const refuses = await openPendingRequest()
    refuses()
    // The page then checks whether the previous wallet is still connected, so the refusal has arrived.
    await expect.poll(() => wallet.asks('eth_accounts')).toBeGreaterThan(1)
    await expect(connectButton()).toHaveText('Connect to a wallet')
    await expect(page.locator('#web3-status-error')).toHaveCount(0)
  })

  test('is shown in its current state when the modal is opened again', async () => {
    const refuses = await openPendingRequest()
    await connectButton().click()
    await expect(modal()).toContainText('Initializing...')
    refuses()
    await expect(modal()).toContainText('You declined the connection')
  })
})

describe('stored transactions', () => {
  test('case 102: that are damaged are backed up, and sending still works', async () => {
    await openBench()
    await wrapButton().click()
    await expect(popup()).toContainText('Wrap 0.5 ETH')
    const key = Object.keys(localStorage).find((name) => name.startsWith('musi.transactions.')) ?? ''
    consoleErrors.allow(/transactions/)
    page.leave()
    localStorage.setItem(key, '{"version":1,"data":{"records":[{"__proto__":7}]')
    await openBench()
    expect(localStorage.getItem(`${key}.unread`)).toContain('__proto__')
    await wrapButton().click()
    await expect(popup()).toContainText('Wrap 0.5 ETH')
    expect(wallet.asks(SEND)).toBe(2)
  })

  test('of a page that was served before the chain answered are stored under the chain’s genesis hash', async () => {
    await page.open('/test', { genesisHash: null })
    await expect(status()).toBeVisible()
    await amount().fill('0.5')
    await wrapButton().click()
    await expect(popup()).toContainText('Wrap 0.5 ETH')
    const keys = () => Object.keys(localStorage).filter((key) => key.startsWith('musi.transactions'))
    expect(keys()).toHaveLength(1)
    expect(keys()[0]).toMatch(/^musi\.transactions\.31337\.0x[0-9a-f]{64}$/)
    await page.goto('/test')
    await openList()
    await expect(recent()).toHaveCount(1)
    expect(wallet.asks(SEND)).toBe(1)
  })
})

test.each([360, 1440])(
  'the keyboard alone sends, dismisses the popup and clears the list; at %d px the page passes axe and does not overflow',
  async (width) => {
    await page.setViewportSize({ width, height: 800 })
    await openBench()
    await amount().press('Enter')
    await expect(popup()).toHaveCount(1)
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('bench-popup')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await popup().getByRole('button', { name: 'Dismiss' }).press('Enter')
    await expect(popup()).toHaveCount(0)
    await status().press('Enter')
    await expect(recent()).toHaveCount(1)
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('bench-list')
    await page.getByRole('button', { name: '(clear all)' }).press('Enter')
    await expect(page.getByText('Your transactions will appear here...')).toBeVisible()
    expect(wallet.asks(SEND)).toBe(1)
  },
)
