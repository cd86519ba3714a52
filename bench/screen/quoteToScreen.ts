// Parts of this file run in the page.
/// <reference lib="dom" />
import { type ChromiumExecutable, NO_BROWSER, findChromium, thisMachine } from '@musi/scripts/browser/chromium'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { sortsBefore } from '@musi/domain/exchange/pair'
import { startProduct } from '@musi/scripts/run/product'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Page, chromium } from 'playwright-core'
import { type Row, row } from '../measure/row.ts'
import { clockDifferenceMs } from './clockDifferenceMs.ts'
import { bookOfPairs, setReserves } from './pairsOnChain.ts'
import { percentile } from '../measure/percentile.ts'

const SIZES = [12, 500] as const
const COIN = 10n ** 18n

declare global {
  interface Window {
    prices: { text: string; atMs: number }[]
    typed: { quotes: number[]; tasks: number[] }
  }
}

/** Records when each new price was painted. */
function notePrices(): void {
  window.prices = []
  const shown = () => document.querySelector('#swap-price')?.textContent ?? ''
  let last = shown()
  const note = () => {
    const text = shown()
    if (text === '' || text === last) return
    last = text
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.addEventListener('message', () => window.prices.push({ text, atMs: performance.now() }))
      channel.port1.start()
      channel.port2.postMessage(null)
    })
  }
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true })
}

/** Records the time from each keystroke to its painted quote, and every long task. */
function noteTyping(): void {
  window.typed = { quotes: [], tasks: [] }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.typed.tasks.push(duration)
  }).observe({ type: 'longtask' })
  const shown = () => document.querySelector<HTMLInputElement>('#swap-currency-output .token-amount-input')?.value
  addEventListener(
    'input',
    (event) => {
      // Ignores programmatic changes of the field.
      if (!(event instanceof InputEvent) || event.data?.length !== 1) return
      const before = shown()
      const look = () => {
        const channel = new MessageChannel()
        channel.port1.addEventListener('message', () => {
          if (shown() === before) requestAnimationFrame(look)
          else window.typed.quotes.push(performance.now() - event.timeStamp)
        })
        channel.port1.start()
        channel.port2.postMessage(null)
      }
      requestAnimationFrame(look)
    },
    true,
  )
}

/** Types digits one by one, each after the previous quote was painted. */
async function typeDigits(page: Page, digits: number): Promise<{ quotes: number[]; tasks: number[] }> {
  const field = page.locator('#swap-currency-input .token-amount-input')
  await page.evaluate(noteTyping)
  for (let at = 0; at < digits; at += 1) {
    if (at % 6 === 0) await field.fill('1.')
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const seen = await page.evaluate(() => window.typed.quotes.length)
    await field.press(String((at % 9) + 1))
    await page.waitForFunction((count) => window.typed.quotes.length > count, seen)
  }
  return page.evaluate(() => window.typed)
}

/** Changes a pool's reserves in a block, and measures the time until the new price is painted. */
async function oneQuote(chain: TestChain, page: Page, aheadMs: number, round: number): Promise<number> {
  // Waits for the page's debounce, as in blockToScreen.ts.
  await setTimeout(250)
  const pool = chain.addressBook.pools.find(({ tokens }) => tokens.includes(chain.addressBook.contracts.wrappedNative))
  if (pool === undefined) throw new Error('The chain has no pool with native currency.')
  // The native reserve shrinks each round, so that the route through this pool stays the best.
  const native = 390n * COIN - BigInt(round) * COIN
  const [one, other] = pool.tokens
  const isFirst = sortsBefore(one, other) === (one === chain.addressBook.contracts.wrappedNative)
  await setReserves(chain, pool.pair, isFirst ? native : 10n ** 24n, isFirst ? 10n ** 24n : native)
  const seen = await page.evaluate(() => window.prices.length)
  const minedAtMs = performance.now() + aheadMs
  await chain.request('evm_mine')
  const handle = await page.waitForFunction((count) => window.prices[count]?.atMs, seen)
  return ((await handle.jsonValue()) ?? Number.NaN) - minedAtMs
}

async function measure(chain: TestChain, origin: string, { path, sandbox }: ChromiumExecutable, blocks: number) {
  const browser = await chromium.launch({ executablePath: path, chromiumSandbox: sandbox })
  try {
    const page = await browser.newPage()
    await page.addInitScript(() => sessionStorage.setItem('showWelcomeScreen', 'false'))
    const dai = chain.addressBook.tokens.find(({ symbol }) => symbol === 'DAI')?.address
    await page.goto(`${origin}/swap?inputCurrency=ETH&outputCurrency=${dai}&exactAmount=1`)
    await page.waitForSelector('#swap-price')
    await page.evaluate(notePrices)
    const aheadMs = await clockDifferenceMs(page)
    const times: number[] = []
    for (let block = 0; block < blocks + 5; block += 1) {
      const took = await oneQuote(chain, page, aheadMs, block)
      if (block >= 5) times.push(took)
    }
    return { blocks: times.toSorted((a, b) => a - b), typing: await typeDigits(page, 60) }
  } finally {
    await browser.close()
  }
}

/** Time from a mined block, or a typed digit, until the new quote is painted in a real browser, with many candidate pairs. */
export async function* quoteToScreen(quick: boolean): AsyncIterable<Row> {
  const executable = await findChromium(thisMachine(console.error), console.error)
  if (executable === null) throw new Error(NO_BROWSER)
  for (const pairs of SIZES) {
    const chain = await testChain({ holds: 'contracts', own: true })
    const folder = mkdtempSync(join(tmpdir(), 'bench-'))
    const book = join(folder, 'book.json')
    writeFileSync(book, JSON.stringify(await bookOfPairs(chain, pairs)))
    const product = await startProduct({ MUSI_RPC_URL: chain.wsUrl, MUSI_ADDRESS_BOOK: book })
    const { blocks, typing } = await measure(chain, product.origin, executable, quick ? 10 : 100)
    const quotes = typing.quotes.toSorted((a, b) => a - b)
    const none = { name: 'none', ms: null }
    for (const [name, share] of [
      ['p50', 0.5],
      ['p95', 0.95],
    ] as const) {
      yield row('quoteToScreen', pairs, `mined to painted, ${name}`, none, percentile(blocks, share))
      yield row('quoteToScreen', pairs, `typed to painted, ${name}`, none, percentile(quotes, share))
    }
    yield row('quoteToScreen', pairs, 'longest task, typing', none, Math.max(0, ...typing.tasks))
    await product.stop()
    await chain.stop()
    rmSync(folder, { recursive: true })
  }
}
