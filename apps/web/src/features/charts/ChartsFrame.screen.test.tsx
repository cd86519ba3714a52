import { test } from 'vitest'
import { pairOf, tokenOf } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import type { Route } from '#testing/origin.ts'
import { page } from '#testing/page.ts'

const WHOLE = '**/api/market'
const LISTS = ['**/api/market/*', '**/api/ranks/*'] as const
const NAMES = ['Tokens', 'Pools', 'Songs', 'Artists'] as const
const AWAY = 'We can’t reach the history right now. We keep trying, and it will appear on its own.'
const NONE = 'Nothing yet.'

const whole = () => page.getByRole('region', { name: 'The whole exchange', exact: true })
const list = () => page.getByRole('tabpanel')
const title = () => page.getByRole('heading', { level: 1 })
const details = () => [
  [`/charts/token/${tokenOf('DAI')}`, 'No pool holds this token'],
  [`/charts/pool/${pairOf('DAI')}`, 'There is no such pool'],
]

/** Visits each list, all in one page. */
async function eachList(looks: (name: (typeof NAMES)[number]) => Promise<void>): Promise<void> {
  for (const name of NAMES) {
    await page.getByRole('tab', { name }).click()
    await looks(name)
  }
}

const answered = (answer: (route: Route) => unknown) => {
  for (const path of [WHOLE, ...LISTS]) page.route(path, answer)
}
const rowsOf =
  (rows: readonly unknown[], behind = 0) =>
  (route: Route) =>
    route.fulfill({
      json: { at: { number: 3, hash: `0x${'3'.repeat(64)}` }, behind, since: 0, next: null, rows },
    })

test('the overview, each list, a token and a pool show that they are loading, and none is called empty (spec: charts.page, index.screens)', async () => {
  answered(() => undefined)
  await page.goto('/charts')
  await expect(whole().getByRole('status', { name: 'Loading the chart' }).first()).toBeVisible()
  await eachList(async () => {
    await expect(list().getByRole('status', { name: 'Loading the chart' })).toBeVisible()
    await expect(page.getByText(NONE)).toHaveCount(0)
  })
  await page.keepShots('charts-loading')
  for (const [path = '', none = ''] of details()) {
    await page.goto(path)
    await expect(page.getByRole('status', { name: 'Loading the chart' }).first()).toBeVisible()
    await expect(title()).not.toHaveText(none)
  }
})

test.each([
  ['nobody answers', (route: Route) => route.fulfill({ status: 503, json: { code: 'unread' } })],
  ['the answer is nonsense', (route: Route) => route.fulfill({ json: { rows: 'many' } })],
] as const)(
  'the overview, each list, a token and a pool say that the history is away where %s, and recover by themselves (spec: charts.page, index.screens)',
  async (_, answer) => {
    answered(answer)
    await page.goto('/charts')
    await expect(whole()).toContainText(AWAY)
    await expect(whole().getByRole('status', { name: 'Loading the chart' })).toHaveCount(0)
    await eachList(async () => {
      await expect(list()).toContainText(AWAY)
      await expect(list().getByRole('status', { name: 'Loading the chart' })).toHaveCount(0)
      await expect(page.getByText(NONE)).toHaveCount(0)
    })
    await page.keepShots('charts-error')
    for (const [path = '', none = ''] of details()) {
      await page.goto(path)
      await expect(page.locator('#charts-detail')).toContainText(AWAY)
      await expect(title()).not.toHaveText(none)
    }
    await page.keepShots('charts-pool-error')
    for (const path of [WHOLE, ...LISTS]) page.unroute(path)
    await expect(page.getByRole('slider')).toBeVisible()
  },
)

test('rows not read yet are not called empty while the history lags (spec: charts.page, index.screens)', async () => {
  for (const path of LISTS) page.route(path, rowsOf([], 7))
  page.route(WHOLE, async (route) => {
    const answer = (await (await route.fetch()).json()) as object
    route.fulfill({ json: { ...answer, behind: 7 } })
  })
  await page.goto('/charts')
  await expect(whole()).toContainText('The history is 7 blocks behind.')
  await expect(whole().getByRole('button', { name: /Locked in pools/ })).toContainText('$')
  await eachList(async () => expect(list()).toContainText('Nothing in what we could read so far.'))
  await page.keepShots('charts-late')
  for (const [path = '', none = ''] of details()) {
    await page.goto(path)
    await expect(page.locator('#charts-detail')).toContainText('The history is 7 blocks behind.')
    await expect(title()).not.toHaveText(none)
  }
})

test('without trades and plays, the overview shows zero, each list is empty, and no token or pool is found (spec: charts.page)', async () => {
  for (const path of LISTS) page.route(path, rowsOf([]))
  const traded = { volume: 0, fees: 0, trades: 0 }
  const noPlays = { plays: 0, ownPlays: 0, payers: 0 }
  const days = Array.from({ length: 30 }, (_, day) => ({ day: 20_000 + day, ...traded, ...noPlays }))
  const nothing = { timeSeconds: 1_728_000_000, pools: 0, withoutPrice: 0, locked: 0, day: traded, days }
  page.route(WHOLE, rowsOf([{ ...nothing, week: { ...traded, ...noPlays }, month: { ...traded, ...noPlays } }]))
  await page.goto('/charts')
  await expect(whole().getByRole('button', { name: /Locked in pools/ })).toContainText('$0')
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /\S/)
  await eachList(async () => expect(list()).toContainText(NONE))
  await page.keepShots('charts-empty')
  for (const [path = '', none = ''] of details()) {
    await page.goto(path)
    await expect(title()).toHaveText(none)
  }
})

test('if the server keeps no history, the page says so instead of showing charts (spec: charts.page)', async () => {
  page.route(WHOLE, (route) => route.fulfill({ status: 404, json: { code: 'noHistory' } }))
  await page.goto('/charts')
  await expect(page.getByText('Put charts here', { exact: true })).toBeVisible()
})
