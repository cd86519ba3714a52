import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { commands, page as vitestPage } from 'vitest/browser'
import { drawn, eventually } from './eventually.ts'
import { type ByRole, Locator } from './locator.ts'
import { origin } from './origin.ts'
import { type Given, theVisit } from './visit.ts'

export type Media = { colorScheme?: 'light' | 'dark' | null; reducedMotion?: 'reduce' | null }
export type Dialog = { message: () => string; accept: (text?: string) => void; dismiss: () => void }
type InitScript = () => void

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] as const

const realTimeout = window.setTimeout.bind(window)
const realClear = window.clearTimeout.bind(window)

const root = new Locator('the page', () => [document.documentElement])

let storage: PropertyDescriptor | undefined
let clipboard = ''
let firstTimer = 0
let scripts: InitScript[] = []
let opened: { given: Given; what: ReactNode | undefined } = { given: {}, what: undefined }
let answersDialog: (dialog: Dialog) => void = ({ dismiss }) => dismiss()

function asked<Answer>(message: string, yes: (text?: string) => Answer, no: Answer): Answer {
  let answer = no
  answersDialog({
    message: () => message,
    accept: (text) => void (answer = yes(text)),
    dismiss: () => void (answer = no),
  })
  return answer
}

/** A page that is left takes its timers with it, and what it still waits for. */
function leave(): void {
  theVisit().leave()
  origin.leave()
  if (firstTimer === 0) return
  const last = realTimeout(() => undefined)
  for (let timer = firstTimer; timer <= last; timer += 1) realClear(timer)
  firstTimer = 0
}

async function begin(): Promise<void> {
  for (const run of scripts) run()
  firstTimer = realTimeout(() => undefined)
  await theVisit().begin(opened.given, opened.what)
}

/** The page under test, with the names that the journeys know theirs by; it lives in the document that the tests live in. */
export const page = {
  /** The whole app at a path, or one thing alone. */
  open: async (path: string, given: Given = {}, what?: ReactNode): Promise<void> => {
    leave()
    history.pushState(null, '', path)
    opened = { given, what }
    await begin()
  },
  goto: (path: string): Promise<void> => page.open(path),
  async reload(): Promise<void> {
    leave()
    await begin()
  },
  async goBack(): Promise<void> {
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    history.back()
    await arrived
  },
  async goForward(): Promise<void> {
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    history.forward()
    await arrived
  },
  url: (): string => location.href,
  /** What was put into the clipboard last. */
  copied: (): string => clipboard,

  locator: (css: string): Locator => (css === 'html' ? root : root.locator(css)),
  getByRole: (role: string, options?: ByRole): Locator => root.getByRole(role, options),
  getByText: (text: string | RegExp, options?: { exact?: boolean }): Locator => root.getByText(text, options),
  getByLabel: (text: string | RegExp, options?: { exact?: boolean }): Locator => root.getByLabel(text, options),

  keyboard: {
    async press(key: string): Promise<void> {
      window.focus()
      await commands.press(key)
    },
    async type(text: string): Promise<void> {
      window.focus()
      await commands.write(text)
    },
  },
  mouse: {
    click: (x: number, y: number): Promise<void> => commands.mouse('click', x, y),
    move: (x: number, y: number): Promise<void> => commands.mouse('move', x, y),
  },
  /** Something of this document, looked at or done in place. */
  evaluate: async <Result, GivenTo = undefined>(
    look: (given: GivenTo) => Result | Promise<Result>,
    given?: GivenTo,
  ): Promise<Result> => look(given as GivenTo),
  /** Before each beginning of the page from now on, in this test. */
  addInitScript: <GivenTo = undefined>(run: (given: GivenTo) => unknown, given?: GivenTo): void =>
    void scripts.push(() => void run(given as GivenTo)),

  setViewportSize: ({ width, height }: { width: number; height: number }): Promise<void> =>
    vitestPage.viewport(width, height),
  viewportSize: () => ({ width: innerWidth, height: innerHeight }),
  emulateMedia: (media: Media): Promise<void> => commands.emulateMedia(media),
  /** A small window, and the name that a phone's browser calls itself by. */
  async becomePhone(): Promise<void> {
    Object.defineProperty(navigator, 'userAgent', { configurable: true, get: () => PHONE })
    await page.setViewportSize({ width: 360, height: 780 })
  },
  /** A browser of somebody who reads these. */
  wishLanguages: (...wished: readonly string[]): void =>
    void Object.defineProperty(navigator, 'languages', { configurable: true, get: () => wished }),
  /** Waits until nothing that was asked for is still on its way. */
  settled: origin.settled,
  /** A browser that lets this page keep nothing. */
  denyStorage(): void {
    const get = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    storage ??= Object.getOwnPropertyDescriptor(window, 'localStorage')
    Object.defineProperty(window, 'localStorage', { configurable: true, get })
  },

  /** For whoever wants to look: with MUSI_SHOTS=folder a picture is kept there. */
  keepShot: (name: string): Promise<void> => commands.keepShot(name),
  /** … in both themes. */
  keepShots: (name: string): Promise<void> => commands.keepShots(name),

  route: origin.route,
  unroute: origin.unroute,
  /** The address of all that was asked for since the test began, pictures too. */
  requested: (): readonly string[] => performance.getEntriesByType('resource').map(({ name }) => name),
  /** Waits for a request that the page has made since the test began. */
  waitForRequest: (pattern: RegExp) =>
    eventually(() => {
      const found = origin.asked().find(({ url }) => pattern.test(url()))
      if (found === undefined) throw new Error(`Nothing was asked of ${String(pattern)}.`)
      return found
    }),
  /** Time that passes only when the test says so. */
  clock: {
    stop: (): void => void vi.useFakeTimers({ toFake: [...TIMERS] }),
    async runFor(ms: number): Promise<void> {
      await drawn()
      await vi.advanceTimersByTimeAsync(ms)
      await drawn()
    },
  },
  onDialog(answer: (dialog: Dialog) => void): void {
    answersDialog = answer
  },
}
export type TestPage = typeof page

const SIZE = { width: 1440, height: 900 }

export async function beginTest(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  sessionStorage.setItem('showWelcomeScreen', 'false')
  history.replaceState(null, '', '/')
  performance.clearResourceTimings()
  origin.begin()
  answersDialog = ({ dismiss }) => dismiss()
  scripts = []
  clipboard = ''
  navigator.clipboard.writeText = async (text) => void (clipboard = text)
  window.confirm = (message) => asked(String(message), () => true, false)
  window.prompt = (message) => asked<string | null>(String(message), (text = '') => text, null)
  if (innerWidth !== SIZE.width || innerHeight !== SIZE.height) await page.setViewportSize(SIZE)
}

export async function endTest(): Promise<void> {
  leave()
  origin.end()
  Reflect.deleteProperty(navigator, 'userAgent')
  Reflect.deleteProperty(navigator, 'languages')
  Reflect.deleteProperty(window, 'ethereum')
  if (storage !== undefined) Object.defineProperty(window, 'localStorage', storage)
  await commands.restore()
}
