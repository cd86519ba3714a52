import type { ReactNode } from 'react'
import { commands, page as vitestPage } from 'vitest/browser'
import { eventually } from './eventually.ts'
import { type ByRole, Locator } from './locator.ts'
import { origin } from './origin.ts'
import { type ConfigOverrides, currentVisit } from './visit.ts'

export type Media = { colorScheme?: 'light' | 'dark' | null; reducedMotion?: 'reduce' | null }
export type Dialog = { message: () => string; accept: (text?: string) => void; dismiss: () => void }
type InitScript = () => void

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

const root = new Locator('the page', () => [document.documentElement])

let storage: PropertyDescriptor | undefined
let scripts: InitScript[] = []
let opened: { given: ConfigOverrides; what: ReactNode | undefined } = { given: {}, what: undefined }
let answersDialog: (dialog: Dialog) => void = ({ dismiss }) => dismiss()

function askDialog<Answer>(message: string, yes: (text?: string) => Answer, no: Answer): Answer {
  let answer = no
  answersDialog({
    message: () => message,
    accept: (text) => void (answer = yes(text)),
    dismiss: () => void (answer = no),
  })
  return answer
}

async function begin(): Promise<void> {
  for (const run of scripts) run()
  await currentVisit().begin(opened.given, opened.what)
}

/** The page under test, with the same API as in the journeys; it shares the document with the tests. */
export const page = {
  /** Opens the whole app at a path, or a single component. */
  open: async (path: string, given: ConfigOverrides = {}, what?: ReactNode): Promise<void> => {
    currentVisit().leave()
    history.pushState(null, '', path)
    opened = { given, what }
    await begin()
  },
  goto: (path: string): Promise<void> => page.open(path),
  async reload(): Promise<void> {
    currentVisit().leave()
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
  /** Runs a function directly in this document. */
  evaluate: async <Result, GivenTo = undefined>(
    look: (given: GivenTo) => Result | Promise<Result>,
    given?: GivenTo,
  ): Promise<Result> => look(given as GivenTo),
  /** Runs before each start of the page from now on, in this test. */
  addInitScript: <GivenTo = undefined>(run: (given: GivenTo) => unknown, given?: GivenTo): void =>
    void scripts.push(() => void run(given as GivenTo)),

  setViewportSize: ({ width, height }: { width: number; height: number }): Promise<void> =>
    vitestPage.viewport(width, height),
  viewportSize: () => ({ width: innerWidth, height: innerHeight }),
  emulateMedia: (media: Media): Promise<void> => commands.emulateMedia(media),
  /** A small viewport, and the user agent of a phone. */
  async becomePhone(): Promise<void> {
    Object.defineProperty(navigator, 'userAgent', { configurable: true, get: () => PHONE })
    await page.setViewportSize({ width: 360, height: 780 })
  },
  /** Makes access to storage throw. */
  denyStorage(): void {
    const get = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    storage ??= Object.getOwnPropertyDescriptor(window, 'localStorage')
    Object.defineProperty(window, 'localStorage', { configurable: true, get })
  },

  route: origin.route,
  unroute: origin.unroute,
  /** Waits for a matching request since the test began. */
  waitForRequest: (pattern: RegExp) =>
    eventually(() => {
      const request = origin.requests().find(({ url }) => pattern.test(url()))
      if (request === undefined) throw new Error(`Nothing was asked of ${String(pattern)}.`)
      return request
    }),
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
  origin.begin()
  answersDialog = ({ dismiss }) => dismiss()
  scripts = []
  window.confirm = (message) => askDialog(String(message), () => true, false)
  window.prompt = (message) => askDialog<string | null>(String(message), (text = '') => text, null)
  if (innerWidth !== SIZE.width || innerHeight !== SIZE.height) await page.setViewportSize(SIZE)
}

export async function endTest(): Promise<void> {
  currentVisit().leave()
  origin.end()
  Reflect.deleteProperty(navigator, 'userAgent')
  if (storage !== undefined) Object.defineProperty(window, 'localStorage', storage)
  await commands.restore()
}
