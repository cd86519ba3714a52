import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { commands, page as vitestPage } from 'vitest/browser'
import type { ByRole } from './byRole.ts'
import { waitForPaint, eventually } from './eventually.ts'
import { Locator } from './locator.ts'
import { origin } from './origin.ts'
import { type ConfigOverrides, currentVisit } from './visit.ts'

export type Media = { colorScheme?: 'light' | 'dark' | null; reducedMotion?: 'reduce' | 'no-preference' }
export type Dialog = { message: () => string; accept: (text?: string) => void; dismiss: () => void }
type InitScript = () => void

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] as const

const realTimeout = window.setTimeout.bind(window)
const realClear = window.clearTimeout.bind(window)
const realNow = performance.now.bind(performance)

/**
 * Number of steps in which a stopped clock advances. In a single step, it would reach the end
 * before any request had an answer.
 */
const CLOCK_STEPS = 8
const ANSWER_PATIENCE_MS = 10_000

const root = new Locator('the page', () => [document.documentElement])

let storage: PropertyDescriptor | undefined
let clipboard = ''
let firstTimer = 0
let scripts: InitScript[] = []
let currentPage: { config: ConfigOverrides; component: ReactNode | undefined } = { config: {}, component: undefined }
let answerDialog: (dialog: Dialog) => void = ({ dismiss }) => dismiss()

function askDialog<Answer>(message: string, onAccept: (text?: string) => Answer, dismissed: Answer): Answer {
  let answer = dismissed
  answerDialog({
    message: () => message,
    accept: (text) => void (answer = onAccept(text)),
    dismiss: () => void (answer = dismissed),
  })
  return answer
}

/** Leaves the page as a browser does: clears its timers, and never settles its pending requests. */
function leave(): void {
  currentVisit().leave()
  origin.leave()
  if (firstTimer === 0) return
  const last = realTimeout(() => undefined)
  for (let timer = firstTimer; timer <= last; timer += 1) realClear(timer)
  firstTimer = 0
}

async function waitForAnswers(): Promise<void> {
  const until = realNow() + ANSWER_PATIENCE_MS
  do await new Promise((resolve) => realTimeout(resolve, 0))
  while (origin.isWaiting() && realNow() < until)
}

async function begin(): Promise<void> {
  for (const run of scripts) run()
  firstTimer = realTimeout(() => undefined)
  await currentVisit().begin(currentPage.config, currentPage.component)
}

const SIZE = { width: 1440, height: 900 }
const PHONE_SIZE = { width: 360, height: 780 }
/** Maximum height of a screenshot of a long page. */
const MAX_SHOT_HEIGHT = 2400

/** The page under test, with the same API as in the journeys; it shares the document with the tests. */
export const page = {
  /** Opens the whole app at a path, or a single component. */
  open: async (path: string, config: ConfigOverrides = {}, component?: ReactNode): Promise<void> => {
    leave()
    history.pushState(null, '', path)
    currentPage = { config, component }
    await begin()
  },
  leave,
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
  /** The text that was copied last. */
  clipboardText: (): string => clipboard,

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
    down: (): Promise<void> => commands.mouseButton('down'),
    up: (): Promise<void> => commands.mouseButton('up'),
  },
  /** Runs a function directly in this document. */
  evaluate: async <Result, GivenTo = undefined>(
    run: (given: GivenTo) => Result | Promise<Result>,
    given?: GivenTo,
  ): Promise<Result> => run(given as GivenTo),
  /** Runs a function before each later start of the page in this test. */
  addInitScript: <GivenTo = undefined>(run: (given: GivenTo) => unknown, given?: GivenTo): void =>
    void scripts.push(() => void run(given as GivenTo)),

  setViewportSize: ({ width, height }: { width: number; height: number }): Promise<void> =>
    vitestPage.viewport(width, height),
  viewportSize: () => ({ width: innerWidth, height: innerHeight }),
  emulateMedia: (media: Media): Promise<void> => commands.emulateMedia(media),
  /** A small viewport, and the user agent of a phone. */
  async becomePhone(): Promise<void> {
    Object.defineProperty(navigator, 'userAgent', { configurable: true, get: () => PHONE })
    await page.setViewportSize(PHONE_SIZE)
  },
  /** The languages that the browser prefers. */
  preferLanguages: (...languages: readonly string[]): void =>
    void Object.defineProperty(navigator, 'languages', { configurable: true, get: () => languages }),
  /** Waits until no request is pending. */
  settled: origin.settled,
  /** Makes access to storage throw. */
  denyStorage(): void {
    const get = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    storage ??= Object.getOwnPropertyDescriptor(window, 'localStorage')
    Object.defineProperty(window, 'localStorage', { configurable: true, get })
  },

  /** With MUSI_SHOTS=folder, saves a screenshot there. */
  keepShot: (name: string): Promise<void> => commands.keepShot(name),
  /** With MUSI_SHOTS=folder, saves a screenshot in each theme, at desktop and phone size. */
  async keepShots(name: string): Promise<void> {
    if (!(await commands.keepsShots())) return
    const size = page.viewportSize()
    for (const { width, height } of [SIZE, PHONE_SIZE]) {
      // A dialog is captured at its own size, a page at its full length.
      await page.setViewportSize({ width, height })
      const whole = document.querySelector('dialog[open]') === null ? document.documentElement.scrollHeight : height
      await page.setViewportSize({ width, height: Math.min(Math.max(height, whole), MAX_SHOT_HEIGHT) })
      await waitForPaint()
      await commands.keepShots(`${name}-${width}`)
    }
    await page.setViewportSize(size)
  },

  route: origin.route,
  unroute: origin.unroute,
  /** The URLs of all requests since the test began, including images. */
  requestedUrls: (): readonly string[] => performance.getEntriesByType('resource').map(({ name }) => name),
  /** Waits for a matching request since the test began. */
  waitForRequest: (pattern: RegExp) =>
    eventually(() => {
      const request = origin.requests().find(({ url }) => pattern.test(url()))
      if (request === undefined) throw new Error(`No request matched ${String(pattern)}.`)
      return request
    }),
  /** A fake clock that advances only on `runFor`. */
  clock: {
    stop: (): void => void vi.useFakeTimers({ toFake: [...TIMERS] }),
    /** Gives pending requests real time to finish between steps, unless the test delays them. */
    async runFor(ms: number): Promise<void> {
      await waitForPaint()
      for (let step = 0; step < CLOCK_STEPS; step += 1) {
        await vi.advanceTimersByTimeAsync(ms / CLOCK_STEPS)
        await waitForAnswers()
      }
      await waitForPaint()
    },
  },
  onDialog(answer: (dialog: Dialog) => void): void {
    answerDialog = answer
  },
}
export type TestPage = typeof page

export async function beginTest(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  sessionStorage.setItem('showWelcomeScreen', 'false')
  history.replaceState(null, '', '/')
  performance.clearResourceTimings()
  origin.begin()
  answerDialog = ({ dismiss }) => dismiss()
  scripts = []
  clipboard = ''
  navigator.clipboard.writeText = async (text) => void (clipboard = text)
  window.confirm = (message) => askDialog(String(message), () => true, false)
  window.alert = (message) => askDialog(String(message), () => undefined, undefined)
  window.prompt = (message) => askDialog<string | null>(String(message), (text = '') => text, null)
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
