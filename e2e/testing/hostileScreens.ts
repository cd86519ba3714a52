// Opens every screen of the route table on a chain with the most hostile data that contracts allow.
import type { HostileWorld } from '@musi/devchain/testing/hostile/hostileWorld'
import { PLAIN_PAGES, type PageName } from '@musi/domain/url/page'
import type { Page } from '@playwright/test'

const MAX_ID = 2n ** 256n - 1n
type Paths = readonly [string, ...string[]]

/** Paths of each screen, the most revealing ones first; a screen without parameters has a single path. */
export function hostilePaths(world: HostileWorld): Readonly<Record<PageName, Paths>> {
  const { attacker, tokens, pairs, artistToken, collections, songs, proposals } = world
  const [token = attacker, ...more] = tokens.map(({ address }) => address)
  const [pair = attacker, ...otherPairs] = pairs
  const [collection = attacker, ...otherCollections] = collections
  const [song = '0x', ...otherSongs] = songs
  const plain = Object.fromEntries(
    Object.entries(PLAIN_PAGES).map(([path, name]) => [name, [path] as const]),
  ) as unknown as Record<(typeof PLAIN_PAGES)[keyof typeof PLAIN_PAGES], Paths>
  return {
    ...plain,
    swap: [
      `/swap?inputCurrency=ETH&outputCurrency=${token}`,
      '/swap',
      ...more.map((each) => `/swap?inputCurrency=${each}&outputCurrency=ETH`),
    ],
    add: [`/add/ETH/${token}`, ...more.map((each) => `/add/ETH/${each}`)],
    create: [`/create/ETH/${token}`],
    remove: [`/remove/ETH/${token}`, ...more.map((each) => `/remove/ETH/${each}`)],
    uniPool: [`/uni/ETH/${token}`],
    removeV1: [`/remove/v1/${token}`],
    migrateV1Position: [`/migrate/v1/${token}`, ...more.slice(0, 2).map((each) => `/migrate/v1/${each}` as const)],
    proposal: [`/vote/${proposals[0] ?? 1n}`, `/vote/${MAX_ID}`],
    account: [`/account/${attacker}`, `/account/${token}`],
    artist: [`/artist/${attacker}`],
    song: [`/song/${song}`, ...otherSongs.map((each) => `/song/${each}`)],
    chartsToken: [`/charts/token/${token}`, ...[...more, artistToken].map((each) => `/charts/token/${each}`)],
    chartsPool: [`/charts/pool/${pair}`, ...otherPairs.map((each) => `/charts/pool/${each}`)],
    collection: [`/nft/${collection}`, ...otherCollections.map((each) => `/nft/${each}`)],
    piece: [
      `/nft/${collection}/1`,
      ...Array.from({ length: 6 }, (_, at) => `/nft/${collection}/${at + 2}`),
      `/nft/${collection}/${MAX_ID}`,
    ],
    explorer: ['/explorer'],
    explorerTx: [`/explorer/tx/0x${'f'.repeat(64)}`],
    explorerAddress: [
      `/explorer/address/${attacker}`,
      ...[token, ...more, ...pairs, ...collections].map((each) => `/explorer/address/${each}`),
    ],
    explorerToken: [`/explorer/token/${token}`, ...[...more, artistToken].map((each) => `/explorer/token/${each}`)],
    explorerBlock: ['/explorer/block/latest', `/explorer/block/${MAX_ID}`],
  }
}

/** Messages of a screen that could not read its data or crashed. */
const UNREAD =
  /can[’']t (?:read|reach|load|show)|couldn[’']t (?:read|reach|load)|cannot be read|did not load|stopped working/i
/** Long enough for a busy machine; data still missing after this time counts as never loaded. */
const SETTLED_MS = 30_000

export type Visit = {
  readonly path: string
  readonly ms: number
  /** Text of the screen's main part. */
  readonly text: string
  /** Problems found; empty if there are none. */
  readonly problems: readonly string[]
}

/** Watches pending requests, except streams, which never end. */
function watchRequests(page: Page): { idleMs: () => number; stop: () => void } {
  const open = new Set<unknown>()
  let lastMs = performance.now()
  const ended = (request: { url: () => string }) => {
    open.delete(request)
    lastMs = performance.now()
  }
  const started = (request: { url: () => string }) => {
    if (!new URL(request.url()).pathname.startsWith('/heads')) open.add(request)
  }
  page.on('request', started).on('requestfinished', ended).on('requestfailed', ended)
  return {
    idleMs: () => (open.size > 0 ? 0 : performance.now() - lastMs),
    stop: () => void page.off('request', started).off('requestfinished', ended).off('requestfailed', ended),
  }
}

/** True if the main part still shows a placeholder. */
const isWaiting = () => {
  const main = document.querySelector('main')
  const isBlank = main === null || main.innerText.trim() === ''
  const placeholders = [...(main?.querySelectorAll('span[aria-hidden="true"]:empty, output:empty') ?? [])]
  return isBlank || placeholders.some((each) => getComputedStyle(each, '::after').backgroundImage.includes('100deg'))
}

const QUIET_MS = 300

/** True if the screen settled in time: no request is pending, and no placeholder is shown. */
async function hasSettled(page: Page, idleMs: () => number): Promise<boolean> {
  const until = performance.now() + SETTLED_MS
  while (performance.now() < until) {
    if (idleMs() > QUIET_MS && !(await page.evaluate(isWaiting))) return true
    await page.waitForTimeout(50)
  }
  return false
}

/** Requests for an account without a claim get a 404 (spec: claims.request), and browsers log every 404. */
const isNoClaim = (url: string) => url.includes('/claims/')

/** Opens a screen with `open`, waits until it has settled, and reports its problems. */
export async function visit(page: Page, path: string, open: (path: string) => Promise<unknown>): Promise<Visit> {
  const problems: string[] = []
  const onConsole = (message: { type: () => string; text: () => string; location: () => { url: string } }) => {
    const { url } = message.location()
    if (message.type() === 'error' && !isNoClaim(url)) problems.push(`console: ${message.text()} ${url}`.slice(0, 400))
  }
  const onError = (error: Error) => void problems.push(`exception: ${error.stack ?? error.message}`.slice(0, 800))
  const onDialog = (dialog: { message: () => string; dismiss: () => Promise<void> }) => {
    problems.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  }
  const requests = watchRequests(page)
  page.on('console', onConsole).on('pageerror', onError).on('dialog', onDialog)
  const startMs = performance.now()
  await open(path)
  if (!(await hasSettled(page, requests.idleMs))) problems.push('does not settle')
  const { text, ran } = await page.evaluate(() => ({
    text: document.querySelector('main')?.innerText ?? '',
    ran: (window as unknown as { hostile?: number }).hostile ?? null,
  }))
  page.off('console', onConsole).off('pageerror', onError).off('dialog', onDialog)
  requests.stop()
  if (ran !== null) problems.push(`ran what a stranger wrote (${ran})`)
  const unread = text.split('\n').filter((line) => UNREAD.test(line))
  problems.push(...unread.map((line) => `says: ${line}`))
  return { path, ms: Math.round(performance.now() - startMs), text, problems }
}
