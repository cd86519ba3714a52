import lighthouse from 'lighthouse'
import { type ChromiumExecutable, NO_BROWSER, findChromium, thisMachine } from '@musi/scripts/browser/chromium'
import { startProduct } from '@musi/scripts/run/product'
import { chromium } from 'playwright-core'
import { type Row, median, row } from '../measure/row.ts'
import { PAGES } from './pages.ts'

const METRICS = {
  'first contentful paint': 'first-contentful-paint',
  'largest contentful paint': 'largest-contentful-paint',
  'total blocking time': 'total-blocking-time',
} as const

type Audits = Record<string, { numericValue?: number } | undefined>
type Result = { audits: Audits; categories: Record<string, { score: number | null } | undefined> }

async function visit(url: string, { path, sandbox }: ChromiumExecutable): Promise<Result> {
  const port = 9000 + (process.pid % 1000)
  const args = [`--remote-debugging-port=${port}`, '--disable-background-networking', '--no-first-run']
  const browser = await chromium.launch({ executablePath: path, args, chromiumSandbox: sandbox })
  const report = await lighthouse(url, { port, output: 'json', logLevel: 'silent' })
  await browser.close()
  if (!report) throw new Error('Lighthouse gave no report.')
  return report.lhr
}

/** Load times of a first visit with a mid-range phone (Lighthouse, mobile, median of three). Scores and bytes go to stderr. */
export async function* firstVisit(quick: boolean): AsyncIterable<Row> {
  const executable = await findChromium(thisMachine(console.error), console.error)
  if (executable === null) throw new Error(NO_BROWSER)
  const product = await startProduct()
  for (const [name, path] of Object.entries(PAGES)) {
    const visits: Result[] = []
    for (let round = 0; round < (quick ? 1 : 3); round++)
      visits.push(await visit(`${product.origin}${path}`, executable))
    const audit = (id: string) => median(visits.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
    console.error(describe(name, visits, audit))
    for (const [mode, id] of Object.entries(METRICS))
      yield row('firstVisit', 1, `${name}: ${mode}`, { name: 'none', ms: null }, audit(id))
  }
  await product.stop()
}

function describe(name: string, visits: readonly Result[], audit: (id: string) => number): string {
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((category) => {
    const percentages = visits.map(({ categories }) => (categories[category]?.score ?? 0) * 100)
    return `${category} ${median(percentages)}`
  })
  const bytes = Math.round(audit('total-byte-weight') / 1000)
  return `${name}, mobile: ${scores.join(', ')}, ${bytes} kB, CLS ${audit('cumulative-layout-shift').toFixed(3)}`
}
