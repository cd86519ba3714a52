// Checks each screen five seconds after the server becomes unreachable, and after its recovery
// (docs/spec/unreachable.md).
import { afterEach, beforeEach, test, vi } from 'vitest'
import { FIRST, SECOND, installWallet, tokenOf } from '#testing/chain.ts'
import { consoleErrors } from '#testing/consoleErrors.ts'
import { type Fault, startFault, endFaults } from '#testing/serverFaults.ts'
import { waitForPaint } from '#testing/eventually.ts'
import { expect } from '#testing/expect.ts'
import type { Locator } from '#testing/locator.ts'
import { browserFetch } from '#testing/origin.ts'
import { page } from '#testing/page.ts'

type Screen = {
  path: () => string | Promise<string>
  account: typeof FIRST | typeof SECOND
  /** Visible once the screen's data has loaded. */
  figure: RegExp
  /** The connection its figures come from. */
  restsOn: 'rpc' | 'api'
  /** The main button, if there is one. */
  button?: string
  /** Text in place of figures that were never read. */
  unread: RegExp
}

const song = async (): Promise<string> => {
  const { rows } = (await (await browserFetch('/api/songs')).json()) as { rows: { song: string }[] }
  return `/song/${rows[0]?.song ?? ''}`
}

const artist = async (): Promise<string> => {
  const { rows } = (await (await browserFetch('/api/songs')).json()) as { rows: { artist: string }[] }
  return `/artist/${rows[0]?.artist ?? ''}`
}

const SCREENS: Readonly<Record<string, Screen>> = {
  swap: {
    path: () => `/swap?inputCurrency=ETH&outputCurrency=${tokenOf('DAI')}&exactAmount=0.5`,
    account: FIRST,
    figure: /ETH per DAI/,
    restsOn: 'rpc',
    button: '#swap-button',
    unread: /We can't reach the network\. Reconnecting…/,
  },
  pool: {
    path: () => '/pool',
    account: SECOND,
    figure: /Manage/,
    restsOn: 'rpc',
    unread: /We can't reach the network\. Reconnecting…/,
  },
  add: {
    path: () => `/add/ETH/${tokenOf('DAI')}`,
    account: FIRST,
    figure: /DAI per ETH\d/,
    restsOn: 'rpc',
    button: '#add-button',
    unread: /We can't reach the network\. Reconnecting…/,
  },
  earn: {
    path: () => '/uni',
    account: FIRST,
    figure: /UNI \/ week/,
    restsOn: 'rpc',
    button: '#collect-button',
    unread: /We can’t read this right now\. We keep trying\./,
  },
  vote: {
    path: () => '/vote',
    account: FIRST,
    figure: /Queued/,
    restsOn: 'rpc',
    unread: /We can’t read the proposals right now\./,
  },
  proposal: {
    path: () => '/vote/10',
    account: FIRST,
    figure: /Voting end/,
    restsOn: 'rpc',
    unread: /We can’t read this proposal right now\./,
  },
  jukebox: {
    path: () => '/jukebox',
    account: FIRST,
    figure: /Mira Solenne/,
    restsOn: 'api',
    unread: /We can’t read the songs/,
  },
  song: {
    path: song,
    account: FIRST,
    figure: /You have \d/,
    restsOn: 'api',
    unread: /We can’t read this song right now\./,
  },
  artist: {
    path: artist,
    account: FIRST,
    figure: /\d plays?/,
    restsOn: 'api',
    unread: /We can’t (?:read the|reach the history)/,
  },
  home: {
    path: () => '/',
    account: FIRST,
    figure: /MIRA \$\d/,
    restsOn: 'rpc',
    unread: /We can’t load the artists right now\. Reconnecting…/,
  },
  market: {
    path: () => '/nft',
    account: FIRST,
    figure: /\d ETH/,
    restsOn: 'api',
    unread: /We can’t read the market right now\.|We can’t read this right now\./,
  },
  drops: {
    path: () => '/dropzone',
    account: FIRST,
    figure: /Drops in \d|Current price/,
    restsOn: 'api',
    unread: /Drops can’t load right now\.|We can’t read this right now\./,
  },
  account: {
    path: () => `/account/${SECOND}`,
    account: SECOND,
    figure: /\$\d/,
    restsOn: 'rpc',
    unread: /We can't reach the network\. Reconnecting…/,
  },
  charts: {
    path: () => '/charts',
    account: FIRST,
    figure: /Locked in pools.*\$\d/,
    restsOn: 'api',
    unread: /We can’t reach the history right now\./,
  },
  explorer: {
    path: () => '/explorer',
    account: FIRST,
    figure: /Latest blocks\d/,
    restsOn: 'rpc',
    unread: /We can't reach the network\. Reconnecting…/,
  },
}

/** Faults that begin while figures are in view. */
const WHILE_OPEN: readonly Fault[] = ['offline', 'rpc', 'api']
/** Faults that exist from the start. */
const FROM_THE_START: readonly Fault[] = ['slow', 'wrong', 'all']

const BANNER_TEXTS: Readonly<Record<Fault, RegExp>> = {
  offline: /^You're offline\. These figures are from block [\d,]+\. Reconnecting…$/,
  rpc: /^The network isn't answering\. These figures are from block [\d,]+\. Reconnecting…$/,
  api: /^Our server isn't answering\. (?:Lists and histories are from block [\d,]+\. )?Reconnecting…$/,
  slow: /^We've lost touch with the network\. Reconnecting…$/,
  wrong: /^We've lost touch with the network\. Reconnecting…$/,
  all: /^We've lost touch with the network\. Reconnecting…$/,
}

/** Texts that a screen shows for an empty list. */
const EMPTY_TEXTS = /No liquidity found|No proposals|Nothing here|No collectibles|No songs|No history|There is no/

const main = (): Locator => page.getByRole('main')
const banner = (): Locator =>
  page.getByRole('status').filter({ hasText: /(?:offline|answering|lost touch)\b.*Reconnecting…$/ })
const isOnThisLine = (fault: Fault, line: 'rpc' | 'api') => fault === 'offline' || fault === line

let testCount = 0
beforeEach(async () => {
  // The page logs what it could not read.
  consoleErrors.allow(/./)
  testCount += 1
  if (testCount % 2 === 1) await page.setViewportSize({ width: 360, height: 780 })
  await page.emulateMedia({ colorScheme: testCount % 4 < 2 ? 'dark' : 'light' })
})
afterEach(endFaults)

async function expectFiguresToBeOld({ restsOn, button }: Screen, fault: Fault): Promise<void> {
  await expect(banner()).toHaveText(BANNER_TEXTS[fault])
  if (!isOnThisLine(fault, restsOn)) return
  await expect(page.locator('main[data-overdue], main [data-overdue]').first()).toBeVisible()
  if (button === undefined) return
  await expect(page.locator(button)).toHaveText('Reconnecting…')
  await expect(page.locator(button)).toBeDisabled()
}

async function expectToComeBack({ figure, button }: Screen): Promise<void> {
  endFaults()
  for (let seconds = 0; seconds < 6; seconds += 2) {
    await page.clock.runFor(2000)
    await page.settled()
  }
  await expect(banner()).toHaveCount(0)
  await expect(main()).toContainText(figure)
  await expect(page.locator('main[data-overdue], main [data-overdue]')).toHaveCount(0)
  if (button !== undefined) await expect(page.locator(button)).not.toHaveText('Reconnecting…')
}

for (const [name, screen] of Object.entries(SCREENS)) {
  test(`${name}, open with figures: within five seconds the page says that the server does not answer and which block its figures are from, and it recovers (spec: unreachable.open)`, async () => {
    installWallet(screen.account)
    await page.open(await screen.path())
    await expect(main()).toContainText(screen.figure)
    await page.settled()
    page.clock.stop()
    // Restarts the page's timer for missing answers, now on the stopped clock.
    document.dispatchEvent(new Event('visibilitychange'))
    await page.clock.runFor(1500)
    await page.settled()
    for (const fault of WHILE_OPEN) {
      document.dispatchEvent(new Event('visibilitychange'))
      startFault(fault)
      await page.clock.runFor(5000)
      await expectFiguresToBeOld(screen, fault)
      await page.keepShot(`${name}-${fault}`)
      await expectToComeBack(screen)
    }
  })

  test(`${name}, opened while the server does not answer: the page says so within five seconds, shimmers for nine at most, and calls nothing empty (spec: unreachable.fresh)`, async () => {
    installWallet(screen.account)
    const path = await screen.path()
    // Loads the page's code: on a busy machine it would arrive later than the stopped clock expects.
    await page.open(path)
    await expect(main()).toContainText(screen.figure)
    page.leave()
    for (const fault of FROM_THE_START) {
      startFault(fault)
      page.clock.stop()
      await page.open(path)
      // The nine seconds begin once the page is drawn, which takes a while on a busy machine.
      await expect(page.locator('main h1, main [class*="skeleton"]').first()).toBeVisible()
      await waitForPaint()
      await page.clock.runFor(1000)
      await page.clock.runFor(4000)
      await expect(banner()).toHaveText(BANNER_TEXTS[fault])
      await page.keepShot(`${name}-${fault}`)
      await page.clock.runFor(4500)
      await expect(page.locator('main [class*="skeleton"]').filter({ visible: true })).toHaveCount(0)
      await expect(main()).toContainText(screen.unread)
      await expect(main()).not.toContainText(EMPTY_TEXTS)
      if (screen.button !== undefined && screen.button !== '#collect-button')
        await expect(page.locator(screen.button)).toHaveText('Reconnecting…')
      page.leave()
      vi.useRealTimers()
      endFaults()
    }
  })
}
