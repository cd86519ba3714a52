// Parts of this file run in the page.
/// <reference lib="dom" />
import { type ChromiumExecutable, NO_BROWSER, findChromium, thisMachine } from '@musi/scripts/browser/chromium'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { startProduct } from '@musi/scripts/run/product'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Page, chromium } from 'playwright-core'
import { type Row, row } from '../measure/row.ts'
import { clockDifferenceMs } from './clockDifferenceMs.ts'
import { percentile } from '../measure/percentile.ts'

/** Reads per block: of an exchange screen, and of a full multicall chunk. */
const SIZES = [12, 500] as const

type Painted = { time: string; atMs: number }

declare global {
  interface Window {
    painted: Painted[]
  }
}

/** Records when each new block's time was painted, which is the frame after the text changed. */
function notePaints(): void {
  window.painted = []
  const shownTime = () => document.querySelector('#bench-block-time')?.textContent ?? ''
  const note = () => {
    const time = shownTime()
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.addEventListener('message', () => window.painted.push({ time, atMs: performance.now() }))
      channel.port1.start()
      channel.port2.postMessage(null)
    })
  }
  const timeElement = document.querySelector('#bench-block-time')
  if (timeElement !== null)
    new MutationObserver(note).observe(timeElement, { subtree: true, childList: true, characterData: true })
}

const painted = (page: Page, time: string): Promise<number> =>
  page
    .waitForFunction((blockTime) => window.painted.find((one) => one.time === blockTime)?.atMs, time)
    .then((handle) => handle.jsonValue())
    .then((atMs) => atMs ?? Number.NaN)

async function oneBlock({ request }: TestChain, page: Page, aheadMs: number): Promise<number> {
  // Waits for the page's debounce of 100 ms (spec: heads.debounce).
  await setTimeout(250)
  // The page shows whole seconds, so every block needs a new second.
  await request('evm_increaseTime', [1])
  const minedAtMs = performance.now() + aheadMs
  await request('evm_mine')
  const { timestamp } = (await request('eth_getBlockByNumber', ['latest', false])) as { timestamp: string }
  return (await painted(page, String(Number(timestamp)))) - minedAtMs
}

async function measure(
  chain: TestChain,
  origin: string,
  { path, sandbox }: ChromiumExecutable,
  reads: number,
  blocks: number,
) {
  const browser = await chromium.launch({ executablePath: path, chromiumSandbox: sandbox })
  try {
    const page = await browser.newPage()
    await page.addInitScript(() => sessionStorage.setItem('showWelcomeScreen', 'false'))
    await page.goto(`${origin}/test?reads=${reads}`)
    await page.waitForFunction((count) => document.querySelectorAll('#bench-reads li').length === count - 1, reads)
    await page.waitForFunction(() => document.querySelector('#bench-block-time')?.textContent !== '')
    await page.evaluate(notePaints)
    const aheadMs = await clockDifferenceMs(page)
    const times: number[] = []
    // The first blocks warm up the page's code.
    for (let block = 0; block < blocks + 5; block += 1) {
      const took = await oneBlock(chain, page, aheadMs)
      if (block >= 5) times.push(took)
    }
    return times.toSorted((a, b) => a - b)
  } finally {
    await browser.close()
  }
}

/** Time from the request to mine a block until its value is painted in a real browser. */
export async function* blockToScreen(quick: boolean): AsyncIterable<Row> {
  const executable = await findChromium(thisMachine(console.error), console.error)
  if (executable === null) throw new Error(NO_BROWSER)
  const chain = await testChain({ holds: 'contracts' })
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const book = join(folder, 'book.json')
  writeFileSync(book, JSON.stringify(chain.addressBook))
  const product = await startProduct({ MUSI_RPC_URL: chain.wsUrl, MUSI_ADDRESS_BOOK: book })
  for (const reads of SIZES) {
    const times = await measure(chain, product.origin, executable, reads, quick ? 10 : 100)
    for (const [name, share] of [
      ['p50', 0.5],
      ['p95', 0.95],
    ] as const)
      yield row(
        'blockToScreen',
        reads,
        `mined to painted, ${name}`,
        { name: 'none', ms: null },
        percentile(times, share),
      )
  }
  await product.stop()
  await chain.stop()
  rmSync(folder, { recursive: true })
}
