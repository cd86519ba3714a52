import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { walletTrouble, walletTroubleText } from '../../chainErrors.ts'
import type { PageWindow, WalletWindow } from './listenToOrigin.ts'
import { watchedPopup } from './watchedPopup.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Opened = { page: PageWindow; popup: { closed: boolean }; postedMessages: unknown[] }

function pageWith(isBlocked: boolean): Opened {
  const reports: unknown[] = []
  const popup = {
    closed: false,
    focus: () => reports.push('focus'),
    close: () => reports.push('close'),
    postMessage: (message: unknown) => reports.push(message),
  }
  const page = {
    location: { origin: 'http://localhost' },
    document: { querySelector: () => null },
    open: () => (isBlocked ? null : popup),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }
  return { page, popup, postedMessages: reports }
}

const never = new Promise<never>(() => undefined)
const outcomeOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => null,
    (one: unknown) => one,
  )
  return walletTroubleText(walletTrouble(error))
}

test('the window’s answer is passed on, and window.open is restored', async () => {
  const { page, postedMessages: reports } = pageWith(false)
  const { open } = page
  const ask = async () => {
    page.open()?.postMessage('hello', 'https://wallet.example')
    return 'an account'
  }
  expect(await watchedPopup(page, 'Wallet', ask)).toBe('an account')
  expect(reports).toEqual(['hello'])
  expect(page.open).toBe(open)
})

test('a blocked window is reported at once', async () => {
  const { page } = pageWith(true)
  const work = watchedPopup(page, 'Wallet', () => {
    page.open()
    return never
  })
  expect(await outcomeOf(work)).toBe(
    'Your browser blocked the Wallet window. Allow pop-ups for this page and try again.',
  )
})

test('a window closed by the person is a rejection, and the rest of the attempt opens and posts nothing', async () => {
  const { page, popup, postedMessages: reports } = pageWith(false)
  let handle: WalletWindow | null = null
  const outcome = outcomeOf(
    watchedPopup(page, 'Wallet', () => {
      handle = page.open()
      return never
    }),
  )
  popup.closed = true
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await outcome).toBe('Transaction rejected.')
  const left = handle as unknown as WalletWindow
  left.focus()
  left.postMessage('late', 'https://wallet.example')
  expect([left.closed, reports]).toEqual([false, []])
})

test('a window that closes itself after its answer is not a rejection', async () => {
  const { page, popup } = pageWith(false)
  const { promise, resolve } = Promise.withResolvers<string>()
  const work = watchedPopup(page, 'Wallet', () => {
    page.open()
    return promise
  })
  popup.closed = true
  await vi.advanceTimersByTimeAsync(500)
  resolve('an account')
  expect(await work).toBe('an account')
})
