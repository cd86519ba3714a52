import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { type ChromiumExecutable, NO_BROWSER, findChromium, thisMachine } from '@musi/scripts/browser/chromium'
import type { Token } from '@musi/domain/currency'
import { type Page, chromium } from 'playwright-core'
import { type Row, median, row } from './measure/row.ts'
import { builtWithParts } from './screen/builtWithParts.ts'
import { servedChain } from './measure/servedChain.ts'
import { TYPED, p95, plainSearch, randomTokens } from './tokenSearch.ts'
import { peerField, watchFrames, watchPage } from './tokenSelect/inPage.ts'

/** Limit of a list (spec: token-lists.schema); further tokens are added to the search directly. */
const LISTED = 10_000
/** Equals the number of rows our page has at this height. */
const ROWS = 15
const VIEWPORT = { width: 1440, height: 900 }
const BUTTON = '#swap-currency-input .open-currency-select-button'
/** A frame is late after one and a half frames of 60 Hz. */
const LATE_MS = 25

const listOf = (tokens: readonly Token[]) => ({
  name: 'Very many tokens',
  timestamp: '2026-01-01T00:00:00Z',
  version: { major: 1, minor: 0, patch: 0 },
  tokens: tokens.map(({ address, symbol, name, decimals }) => ({ chainId: 31337, address, symbol, name, decimals })),
})

/** Addresses start at 1, because 0 is no token. */
const tokensOf = (size: number): readonly Token[] =>
  randomTokens(size).map((token, at) => ({ ...token, address: `0x${(at + 1).toString(16).padStart(40, '0')}` }))

async function openSwap(page: Page, origin: string, tokens: readonly Token[]): Promise<void> {
  await page.addInitScript(watchPage)
  await page.route('**/lists/default.json', (route) => route.fulfill({ json: listOf(tokens.slice(0, LISTED)) }))
  await page.goto(`${origin}/parts`)
  const isLaidOut = (least: number) => Number(document.querySelector('#token-count')?.textContent) >= least
  await page.waitForFunction(isLaidOut, Math.min(tokens.length, LISTED))
  if (tokens.length <= LISTED) return
  await page.evaluate((more) => dispatchEvent(new CustomEvent('parts:tokens', { detail: more })), tokens.slice(LISTED))
  await page.waitForFunction(isLaidOut, tokens.length)
}

/** Opens the swap form with a list of these tokens. */
async function openedSwap(page: Page, origin: string, tokens: readonly Token[]): Promise<void> {
  await page.addInitScript(watchPage)
  await page.route('**/lists/default.json', (route) => route.fulfill({ json: listOf(tokens.slice(0, LISTED)) }))
  await page.goto(`${origin}/swap`)
  await page.locator(BUTTON).waitFor()
  // The index is built in a worker, and nothing on this page shows when it is done.
  await pause(4000)
}

/** Opens and closes the token dialog. */
async function openings(page: Page, rounds: number) {
  const all: { ms: number; frames: number[]; tasks: number[] }[] = []
  for (let round = 0; round < rounds; round++) {
    if (round > 0) await page.keyboard.press('Escape')
    // Hovers over the button before pressing, like a person.
    await page.locator(BUTTON).hover()
    await pause(100)
    await page.evaluate(watchFrames)
    await page.locator(BUTTON).click()
    const ms = await (await page.waitForFunction(() => window.bench.opened || null)).jsonValue()
    // Waits for the end of the dialog's animation.
    await page.waitForFunction(() => document.querySelector('#token-select')?.getAnimations().length === 0)
    const { frames, tasks } = await page.evaluate(() => Object.assign(window.bench, { isWatching: false }))
    all.push({ ms: ms ?? Number.NaN, frames, tasks })
  }
  return all
}

async function typeAndMeasure(page: Page, field: string, rounds: number) {
  await page.evaluate(watchFrames)
  await page.locator(field).focus()
  const times: number[] = []
  for (let round = 0; round <= rounds; round++)
    for (const word of TYPED) {
      await page.locator(field).fill('')
      // Waits until earlier changes are painted.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
      )
      for (const letter of word) {
        await page.evaluate(() => void (window.bench.keys.length = 0))
        await page.keyboard.press(letter === ' ' ? 'Space' : letter)
        const [ms = Number.NaN] =
          (await (
            await page.waitForFunction(() => (window.bench.keys.length > 0 ? window.bench.keys : null))
          ).jsonValue()) ?? []
        // The first round warms the page's code.
        if (round > 0) times.push(ms)
      }
    }
  const { frames, tasks } = await page.evaluate(() => Object.assign(window.bench, { isWatching: false }))
  return { times, frames, tasks }
}

async function measure(
  origin: string,
  { path, sandbox }: ChromiumExecutable,
  tokens: readonly Token[],
  rounds: number,
) {
  const browser = await chromium.launch({ executablePath: path, chromiumSandbox: sandbox })
  try {
    const swap = await browser.newPage({ viewport: VIEWPORT })
    await openedSwap(swap, origin, tokens)
    const opens = await openings(swap, rounds + 1)
    await swap.close()
    const page = await browser.newPage({ viewport: VIEWPORT })
    await openSwap(page, origin, tokens)
    await page.locator('#select-token').click()
    const ours = await typeAndMeasure(page, '#token-search-input', rounds)
    const rowsInPage = await page.locator('#token-select [role=row]').count()
    await page.locator('#token-search-input').fill('')
    await page.evaluate(`window.plainSearch = ${plainSearch.toString()}`)
    await page.evaluate(peerField, { tokens, rows: ROWS })
    const peer = await typeAndMeasure(page, '#peer-field', rounds)
    return { opens, ours, peer, rowsInPage }
  } finally {
    await browser.close()
  }
}

const longest = (times: readonly number[]) => Math.max(0, ...times)
const lateCount = (frames: readonly number[]) => frames.filter((ms) => ms > LATE_MS).length

/** Time from a keystroke, or from opening the dialog, until rows are painted in a real browser. Late frames go to stderr. */
export async function* tokenSelect(quick: boolean): AsyncIterable<Row> {
  const executable = await findChromium(thisMachine(console.error), console.error)
  if (executable === null) throw new Error(NO_BROWSER)
  const dist = builtWithParts()
  const served = await servedChain(dist)
  for (const size of quick ? [10_000] : [10_000, 100_000]) {
    const { opens, ours, peer, rowsInPage } = await measure(served.origin, executable, tokensOf(size), quick ? 1 : 4)
    const [first, ...others] = opens
    const none = { name: 'none', ms: null }
    const name = 'filter, sort, 15 rows'
    yield row('tokenSelect', size, 'opened, first time', none, first?.ms ?? Number.NaN)
    yield row('tokenSelect', size, 'opened again, median', none, median(others.map(({ ms }) => ms)))
    yield row('tokenSelect', size, 'longest task, opening', none, longest(opens.flatMap(({ tasks }) => tasks)))
    yield row('tokenSelect', size, 'key to painted, p50', { name, ms: median(peer.times) }, median(ours.times))
    yield row('tokenSelect', size, 'key to painted, p95', { name, ms: p95(peer.times) }, p95(ours.times))
    const task = { name, ms: longest(peer.tasks) }
    yield row('tokenSelect', size, 'longest task, typing', task, longest(ours.tasks))
    const lateFrames = opens.map(({ frames }) => lateCount(frames)).join(', ')
    console.error(
      `${size} tokens: late frames of each opening ${lateFrames}; of ${ours.frames.length} while typing ${lateCount(ours.frames)}, ` +
        `the peer's ${lateCount(peer.frames)} of ${peer.frames.length}; ${rowsInPage} rows in the page`,
    )
  }
  await served.stop()
  rmSync(dist, { recursive: true })
}
