// Parts of this file run in the page.
/// <reference lib="dom" />
import { readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { NO_BROWSER, findChromium, thisMachine } from '@musi/scripts/browser/chromium'
import { type Page, chromium } from 'playwright-core'
import { type Row, median, row } from '../measure/row.ts'
import { builtWithParts, viteBuild } from '../screen/builtWithParts.ts'
import { servedChain } from '../measure/servedChain.ts'

const POINTS = 10_000
const NO_PEER = { name: 'none', ms: null }
const CHART = 'packages/ui/src/chart'

/** Toggles the chart of ten thousand rows and returns the time until the change is painted. */
const toggleChart = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const since = performance.now()
        document.querySelector<HTMLButtonElement>('#draw-chart')?.click()
        // The first frame gives the size of the canvas, the second one draws it.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.addEventListener('message', () => resolve(performance.now() - since))
            port1.start()
            port2.postMessage(null)
          }),
        )
      }),
  )

async function measure(page: Page, rounds: number) {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  const scriptMs = async () => {
    const { metrics } = await client.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000
  }
  const times: { script: number; frame: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const before = await scriptMs()
    const frame = await toggleChart(page)
    times.push({ script: (await scriptMs()) - before, frame })
    const rowsDrawn = await page.locator('[aria-label="Ten thousand rows"]').getAttribute('aria-valuemax')
    if (Number(rowsDrawn) < 50) throw new Error(`Of ten thousand rows ${rowsDrawn} were drawn.`)
    await toggleChart(page)
  }
  return times
}

/** Compressed bytes of the chart alone: its scripts without React, and its styles. */
function chartBytes(): number {
  const dist = viteBuild('packages/ui', '--ssr', 'src/chart/Chart.tsx', '--minify', 'oxc')
  const styles = join(dirname(dirname(import.meta.dirname)), CHART, 'Chart.module.css')
  const sizes = [join(dist, 'Chart.js'), styles].map((file) => brotliCompressSync(readFileSync(file)).length)
  rmSync(dist, { recursive: true })
  return sizes.reduce((all, size) => all + size, 0)
}

/** Measures drawing ten thousand points in the production build in a real browser. Prints the chart’s bytes to stderr. */
export async function* drawnChart(quick: boolean): AsyncIterable<Row> {
  console.error(`the chart, scripts and styles: ${chartBytes()} bytes (brotli)`)
  const executable = await findChromium(thisMachine(console.error), console.error)
  if (executable === null) throw new Error(NO_BROWSER)
  const dist = builtWithParts()
  const served = await servedChain(dist)
  const browser = await chromium.launch({ executablePath: executable.path, chromiumSandbox: executable.sandbox })
  try {
    const page = await browser.newPage()
    await page.addInitScript(() => sessionStorage.setItem('showWelcomeScreen', 'false'))
    await page.goto(`${served.origin}/parts`)
    await page.locator('#draw-chart').scrollIntoViewIfNeeded()
    const [first, ...others] = await measure(page, quick ? 6 : 41)
    for (const what of ['script', 'frame'] as const) {
      const mode = what === 'script' ? 'points to frame, of it script' : 'points to frame'
      yield row('charts', POINTS, `${mode}, first`, NO_PEER, first?.[what] ?? Number.NaN)
      yield row('charts', POINTS, `${mode}, median`, NO_PEER, median(others.map((each) => each[what])))
      yield row('charts', POINTS, `${mode}, longest`, NO_PEER, Math.max(...others.map((each) => each[what])))
    }
  } finally {
    await browser.close()
    await served.stop()
    rmSync(dist, { recursive: true })
  }
}
