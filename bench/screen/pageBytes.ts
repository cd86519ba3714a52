import { NO_BROWSER, findChromium, thisMachine } from '@musi/scripts/browser/chromium'
import { startProduct } from '@musi/scripts/run/product'
import { setTimeout } from 'node:timers/promises'
import { type Browser, chromium } from 'playwright-core'
import { type Row, row } from '../measure/row.ts'
import { PAGES } from './pages.ts'

/** The page is idle after this time without a new file, longer than the 1.5 s after which deferred files start. */
const IDLE_MS = 3000
/** The first usable input of a page. */
const FORM = 'main input:enabled'

type LoadedFile = { url: string; kind: string; startedMs: number; endedMs: number; bytes: number }

/** Files a first visit transfers, headers included, and the time until its form is usable (null if it has none). */
async function visit(browser: Browser, url: string): Promise<{ files: LoadedFile[]; formMs: number | null }> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true })
  await page.addInitScript(() => sessionStorage.setItem('showWelcomeScreen', 'false'))
  const network = await page.context().newCDPSession(page)
  const files = new Map<string, LoadedFile>()
  let lastMs = performance.now()
  network.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    const nowMs = performance.now()
    if (request.url.includes('/assets/')) lastMs = nowMs
    files.set(requestId, { url: request.url, kind: type, startedMs: nowMs, endedMs: Number.NaN, bytes: 0 })
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId)
    if (file === undefined) return
    Object.assign(file, { endedMs: performance.now(), bytes: encodedDataLength })
  })
  await network.send('Network.enable')
  const begunMs = performance.now()
  await page.goto(url)
  const form = await page.waitForSelector(FORM, { timeout: IDLE_MS }).catch(() => null)
  const formMs = form === null ? null : performance.now()
  while (performance.now() - lastMs < IDLE_MS) await setTimeout(100)
  await page.close()
  const since = (ms: number) => ms - begunMs
  return {
    files: Array.from(files.values(), (file) => ({
      ...file,
      startedMs: since(file.startedMs),
      endedMs: since(file.endedMs),
    })),
    formMs: formMs === null ? null : since(formMs),
  }
}

const KINDS: Readonly<Record<string, string>> = {
  Document: 'document',
  Script: 'scripts',
  Stylesheet: 'styles',
  Font: 'fonts',
}

/** One row per kind of file: its size in bytes, and the time of the last file. */
function* rowsOf(name: string, { files, formMs }: Awaited<ReturnType<typeof visit>>): Iterable<Row> {
  const kindOf = ({ kind, url }: LoadedFile) => (url.endsWith('.js') ? 'scripts' : (KINDS[kind] ?? 'data and pictures'))
  const sum = (what: string, all: readonly LoadedFile[]): Row => {
    const bytes = all.reduce((total, file) => total + file.bytes, 0)
    const last = Math.max(0, ...all.map((file) => file.endedMs).filter(Number.isFinite))
    return row('pageBytes', bytes, `${name}: ${all.length} ${what}`, { name: 'none', ms: null }, last)
  }
  const started = files.filter((file) => formMs !== null && kindOf(file) === 'scripts' && file.startedMs < formMs)
  if (formMs !== null) yield sum('scripts before the form', started)
  for (const [kind, all] of Map.groupBy(files, kindOf)) yield sum(kind, all)
  yield sum('in all', files)
}

/** Bytes that a first visit of each page transfers, compressed and with headers, until it is idle. */
export async function* pageBytes(quick: boolean): AsyncIterable<Row> {
  const executable = await findChromium(thisMachine(console.error), console.error)
  if (executable === null) throw new Error(NO_BROWSER)
  const product = await startProduct()
  const browser = await chromium.launch({ executablePath: executable.path, chromiumSandbox: executable.sandbox })
  try {
    for (const [name, path] of Object.entries(PAGES).slice(...(quick ? [1, 2] : []))) {
      const came = await visit(browser, product.origin + path)
      yield* rowsOf(name, came)
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}
