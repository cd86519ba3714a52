// Needs: load
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect, test, withoutSplash } from './testing/harness.ts'

/** Pages served with a sketch of their content. TOKEN stands for a token that has a pool. */
const SKETCHED_PATHS = [
  '/',
  '/pool',
  '/add/ETH/TOKEN',
  '/uni',
  '/find',
  '/remove/ETH/TOKEN',
  '/approvals',
  '/migrate/v1',
  '/vote',
  '/charts',
  '/jukebox',
  '/music',
  '/dropzone',
  '/collections',
  '/nft',
]
/** Pages whose subject only the URL names. */
const PATHS_WITH_SUBJECT = [
  '/account/0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '/artist/0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc',
  '/song/SONG',
]
/** Time after which the page has read the chain. */
const SETTLED_MS = 700

/** The app's entry script. */
const APP = '*/assets/first-*.js'

async function deployPooledToken({ request }: Page): Promise<string> {
  const { book } = (await (await request.get('/config', { maxRetries: 2 })).json()) as {
    book: { tokens: readonly { symbol: string; address: string }[] }
  }
  return book.tokens.find(({ symbol }) => symbol === 'DAI')?.address ?? 'none'
}

async function newestSong({ request }: Page): Promise<string> {
  const { rows } = (await (await request.get('/api/songs', { maxRetries: 2 })).json()) as {
    rows: readonly { song: string }[]
  }
  return rows[0]?.song ?? 'none'
}

async function headingIn(place: Locator) {
  const heading = place.locator('h1')
  if ((await heading.count()) === 0) return null
  return { heading: await heading.textContent(), box: await heading.boundingBox() }
}

/**
 * Delays the app's scripts until the returned function is called. A route would also work, but disables the cache for
 * the page's other files.
 */
async function holdApp(page: Page): Promise<() => void> {
  const session = await page.context().newCDPSession(page)
  const release = Promise.withResolvers<undefined>()
  session.on('Fetch.requestPaused', ({ requestId }) => {
    void release.promise.then(() => session.send('Fetch.continueRequest', { requestId }))
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: APP }] })
  return () => release.resolve(undefined)
}

/** Opens a page and holds back its app until the served HTML has been checked. */
async function comparePaint(context: BrowserContext, path: string) {
  const page = await context.newPage()
  const url = path.replace('TOKEN', await deployPooledToken(page)).replace('SONG', await newestSong(page))
  await withoutSplash(page)
  await page.addInitScript(watchShifts)
  const releaseApp = await holdApp(page)
  // The served HTML is checked before the page's code arrives.
  await page.goto(url, { waitUntil: 'commit' })
  const sketch = page.locator('#first-paint > [data-at]:visible')
  await expect(sketch).toHaveCount(1)
  const served = await headingIn(sketch)
  releaseApp()
  await expect(page.locator('#first-paint')).toHaveCount(0)
  await expect(page.locator('main h1:not([inert] h1)')).toBeVisible()
  await page.waitForTimeout(SETTLED_MS)
  const shown = await headingIn(page.locator('main'))
  const shifts = await shiftsOf(page)
  await page.close()
  return { served, shown, shifts }
}

/** A browser opens six connections per server, and each page keeps one for the stream of blocks. */
const CONCURRENT_PAGES = 4

async function comparePaints(context: BrowserContext, paths: readonly string[]) {
  const paints: Awaited<ReturnType<typeof comparePaint>>[] = []
  for (let from = 0; from < paths.length; from += CONCURRENT_PAGES)
    paints.push(
      ...(await Promise.all(paths.slice(from, from + CONCURRENT_PAGES).map((path) => comparePaint(context, path)))),
    )
  return paints
}

type ShiftsWindow = { musiShifts?: string[] }

function watchShifts(): void {
  const shifts: string[] = []
  ;(globalThis as ShiftsWindow).musiShifts = shifts
  const nameOf = (node: Node | null) => (node instanceof Element ? `${node.nodeName}.${node.className}` : 'a text')
  type Shift = PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] }
  new PerformanceObserver((list) => {
    // Ignores smaller shifts, which come from a figure that is wider than the dash it replaces.
    for (const { value, sources } of (list.getEntries() as Shift[]).filter((shift) => shift.value >= 0.01))
      shifts.push(`${location.href}: ${value.toFixed(4)} ${sources.map(({ node }) => nameOf(node)).join(' ')}`)
  }).observe({ type: 'layout-shift', buffered: true })
}

const shiftsOf = (page: Page) => page.evaluate(() => (globalThis as ShiftsWindow).musiShifts ?? ['not watched'])

test.use({ viewport: { width: 360, height: 780 } })

test('the app renders the same text in the same place as the served page, and nothing moves (spec: shell.first-paint)', async ({
  context,
}) => {
  const paints = await comparePaints(context, SKETCHED_PATHS)
  expect(paints.map(({ served }) => served)).not.toContain(null)
  expect(paints.map(({ served }) => served)).toEqual(paints.map(({ shown }) => shown))
  const named = await comparePaints(context, PATHS_WITH_SUBJECT)
  expect([...paints, ...named].flatMap(({ shifts }) => shifts)).toEqual([])
})

test('a page in another language does not move when its texts arrive (spec: shell.first-paint)', async ({
  context,
}) => {
  const paths = ['/', '/swap', '/pool', '/add/ETH/TOKEN', '/uni'].flatMap((path) => [
    `${path}?lng=hi`,
    `${path}?lng=ar`,
  ])
  const paints = await comparePaints(context, paths)
  expect(paints.flatMap(({ shifts }) => shifts)).toEqual([])
})

/** Counts a page's requests to the market until its first picture is visible. */
async function marketRequests(context: BrowserContext, path: string): Promise<{ early: string[]; all: string[] }> {
  const page = await context.newPage()
  await withoutSplash(page)
  const all: string[] = []
  page.on('request', (request) => void all.push(request.url().replace(/^.*\/api\//, '/api/')))
  const lists = () => all.filter((url) => /^\/api\/nft\/(?:pieces|assets)/.test(url))
  const releaseApp = await holdApp(page)
  await page.goto(path, { waitUntil: 'commit' })
  await expect.poll(lists).not.toEqual([])
  await page.waitForTimeout(SETTLED_MS)
  const early = lists()
  releaseApp()
  await expect(page.locator('main img').first()).toBeVisible()
  await page.close()
  return { early, all: lists() }
}

test('the answers that contain the URL of a page’s largest picture are requested once, before its scripts run (spec: performance.early-answer)', async ({
  context,
}) => {
  for (const [path, count] of [
    ['/nft', 1],
    ['/dropzone', 2],
  ] as const) {
    // Repeated if a block arrived meanwhile, because the page then sends its requests again.
    await expect(async () => {
      const { early, all } = await marketRequests(context, path)
      expect(early).toHaveLength(count)
      expect(all).toEqual(early)
    }).toPass({ timeout: 30_000 })
  }
})
