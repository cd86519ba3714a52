// Parts of this file run in the page.
/// <reference lib="dom" />
import { Songs } from '@musi/api/music/songs'
import { SONGS_PATH } from '@musi/api/paths'
import { NO_BROWSER, findChromium, thisMachine } from '@musi/scripts/browser/chromium'
import { type Product, startProduct } from '@musi/scripts/run/product'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, type CDPSession, type Page, chromium } from 'playwright-core'
import * as v from 'valibot'
import { percentile } from '../measure/percentile.ts'
import { type Row, row } from '../measure/row.ts'

/** The song whose first plays are paid for in the seed: 25 a day. */
const TITLE = 'Glass Weather'
const WARM_UPS = 2
/** Somebody reads the page before he presses. */
const READING_MS = 5000

/** Lighthouse's phone: a slow CPU, 150 ms for a round trip, 1.6 Mbit/s. */
const PHONE = { cpuRate: 4, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 } as const

declare global {
  interface Window {
    soundAtMs: number | null
  }
}

/** Notes when a recording begins to sound. */
function noteSound(): void {
  window.soundAtMs = null
  // oxlint-disable-next-line typescript/unbound-method -- called with its element below
  const { play } = HTMLMediaElement.prototype
  HTMLMediaElement.prototype.play = function playNoted(this: HTMLMediaElement) {
    this.addEventListener('playing', () => (window.soundAtMs ??= performance.now()), { once: true })
    return play.call(this)
  }
}

async function givenSong(origin: string): Promise<string> {
  for (;;) {
    const answer = await fetch(`${origin}${SONGS_PATH}`)
    const songs = answer.ok ? v.parse(Songs, await answer.json()).rows : []
    const song = songs.find(({ about }) => about?.song_title === TITLE)
    if (song !== undefined) return song.song
    await sleep(100)
  }
}

async function asPhone(cdp: CDPSession): Promise<void> {
  const { cpuRate, ...network } = PHONE
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', { offline: false, connectionType: 'cellular4g', ...network })
}

/** An authenticator in software, which touches at once. */
async function withPasskeys(cdp: CDPSession): Promise<void> {
  await cdp.send('WebAuthn.enable', { enableUI: false })
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const now = (page: Page): Promise<number> => page.evaluate(() => performance.now())

/** Time from the press to the sound, with an authenticator that touches at once. */
async function firstPlay(browser: Browser, { port }: Product, song: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true })
  try {
    const page = await context.newPage()
    await page.addInitScript(noteSound)
    await page.addInitScript(() => sessionStorage.setItem('showWelcomeScreen', 'false'))
    const cdp = await context.newCDPSession(page)
    await withPasskeys(cdp)
    await asPhone(cdp)
    await page.goto(`http://localhost:${port}/song/${song}`)
    await page.locator('#gift-play').waitFor()
    await sleep(READING_MS)
    const pressedAt = await now(page)
    await page.locator('#gift-play').tap()
    await page.waitForFunction(() => window.soundAtMs !== null)
    const soundAt = await page.evaluate(() => window.soundAtMs ?? Number.NaN)
    return soundAt - pressedAt
  } finally {
    await context.close()
  }
}

/** From a stranger's press to the sound of a song that its artist pays for, on a phone, without the time of the touch. */
export async function* firstPlays(quick: boolean): AsyncIterable<Row> {
  const executable = await findChromium(thisMachine(console.error), console.error)
  if (executable === null) throw new Error(NO_BROWSER)
  const product = await startProduct()
  const browser = await chromium.launch({ executablePath: executable.path, chromiumSandbox: executable.sandbox })
  try {
    const song = await givenSong(product.origin)
    const runs: number[] = []
    const count = quick ? 3 : 22
    for (let run = 0; run < count + WARM_UPS; run += 1) {
      const times = await firstPlay(browser, product, song)
      if (run >= WARM_UPS) runs.push(times)
    }
    for (const share of [0.5, 0.95])
      yield row(
        'firstPlay',
        runs.length,
        `press to sound, p${share * 100}`,
        { name: 'none', ms: null },
        percentile(runs, share),
      )
  } finally {
    await browser.close()
    await product.stop()
  }
}
