import lighthouse from 'lighthouse'
import { type Found, NO_BROWSER, findChromium, thisMachine } from '@musi/scripts/chromium'
import { startProduct } from '@musi/scripts/product'
import { chromium } from 'playwright-core'
import { type Row, median, row } from './row.ts'

const METRICS = {
  'first contentful paint': 'first-contentful-paint',
  'largest contentful paint': 'largest-contentful-paint',
  'total blocking time': 'total-blocking-time',
} as const

type Audits = Record<string, { numericValue?: number } | undefined>
type Result = { audits: Audits; categories: Record<string, { score: number | null } | undefined> }

async function visit(url: string, { path, sandbox }: Found): Promise<Result> {
  const port = 9000 + (process.pid % 1000)
  const args = [`--remote-debugging-port=${port}`, '--disable-background-networking', '--no-first-run']
  const browser = await chromium.launch({ executablePath: path, args, chromiumSandbox: sandbox })
  const report = await lighthouse(url, { port, output: 'json', logLevel: 'silent' })
  await browser.close()
  if (!report) throw new Error('Lighthouse gave no report.')
  return report.lhr
}

/** Home as a mid-range phone sees it the first time (Lighthouse, mobile, median of three). Scores and bytes go to the error output. */
export async function* firstVisit(quick: boolean): AsyncIterable<Row> {
  const found = await findChromium(thisMachine(console.error), console.error)
  if (found === null) throw new Error(NO_BROWSER)
  const product = await startProduct()
  const visits: Result[] = []
  for (let round = 0; round < (quick ? 1 : 3); round++) visits.push(await visit(`${product.origin}/`, found))
  await product.stop()
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((name) => {
    const each = visits.map(({ categories }) => (categories[name]?.score ?? 0) * 100)
    return `${name} ${median(each)}`
  })
  const audit = (id: string) => median(visits.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
  const bytes = Math.round(audit('total-byte-weight') / 1000)
  console.error(`Home, mobile: ${scores.join(', ')}, ${bytes} kB, CLS ${audit('cumulative-layout-shift').toFixed(3)}`)
  for (const [mode, id] of Object.entries(METRICS))
    yield row('firstVisit', 1, mode, { name: 'none', ms: null }, audit(id))
}
