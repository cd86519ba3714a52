import { expect as vitestExpect, test } from 'vitest'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { FIRST, installWallet, restoreChainAfterEach, tokenOf } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'

restoreChainAfterEach()

const DAI = () => `token:${tokenOf('DAI')}`
const READY = { status: 'ready', chain: 'ok', database: 'ok', disk: 'ok' }
const server = (name: string, seenAtSeconds: number, more = {}) => ({
  name,
  startedAtSeconds: 1_700_000_000,
  seenAtSeconds,
  ready: READY,
  behind: 0,
  memoryBytes: 400 * 1024 * 1024,
  freeBytes: null,
  streams: 12,
  ...more,
})
const EMPTY = { servers: [], queues: { uploads: 0, drafts: 0, orders: 0 }, reports: [], hasMore: false, decisions: [] }
const reported = () => ({
  subject: DAI(),
  count: 3,
  newestAtSeconds: 1_700_000_000,
  reports: [
    {
      id: 'r1',
      concern: 'fraud',
      text: 'Not \u202Ethe stablecoin.',
      contact: 'me@example.org',
      sentAtSeconds: 1_700_000_000,
    },
    { id: 'r2', concern: 'imitation', text: '', contact: '', sentAtSeconds: 1_700_000_000 },
    { id: 'r3', concern: 'fraud', text: '', contact: '', sentAtSeconds: 1_700_000_000 },
  ],
  current: null,
})
const decisionOf = (action: string, reason: string) => ({
  id: 'a'.repeat(26),
  subject: DAI(),
  action,
  reason,
  decidedAtSeconds: 1_700_000_100,
  owner: null,
  reply: null,
})

const signedInAs = (account: string | null) =>
  page.route(/\/api\/session$/, (route) =>
    route.fulfill({ json: { session: account === null ? null : { account, endsAtSeconds: 2_000_000_000 } } }),
  )
/** Replaces the server's answers for an operator; returns the decisions that were sent. */
function withView(view: object) {
  const sent: Record<string, string>[] = []
  page.route(/\/api\/operator$/, (route) => {
    if (route.request().method() !== 'POST') return route.fulfill({ json: { ...EMPTY, ...view } })
    const decision = JSON.parse(route.request().postData() ?? '') as Record<string, string>
    sent.push(decision)
    return route.fulfill({ json: decisionOf(decision['action'] ?? '', decision['reason'] ?? '') })
  })
  return sent
}

test('without an account, a sign-in or the right, the page says what is missing (spec: moderation.operator)', async () => {
  await page.goto('/operator')
  await expect(page.locator('#operator-page')).toContainText('Only this site’s operators may enter')
  await expectNoAxeViolationsInBothThemes()
  installWallet(FIRST)
  signedInAs(null)
  await page.goto('/operator')
  await expect(page.locator('#operator-sign-in')).toBeVisible()
  signedInAs(FIRST)
  page.route(/\/api\/operator$/, (route) => route.fulfill({ status: 403, json: { error: 'x', code: 'notYours' } }))
  await page.goto('/operator')
  await expect(page.locator('#operator-page')).toContainText('isn’t one of this site’s operators')
})

test('a view that was not read is never shown as empty (spec: moderation.operator)', async () => {
  installWallet(FIRST)
  signedInAs(FIRST)
  page.route(/\/api\/operator$/, (route) => route.fulfill({ status: 503, json: { error: 'x', code: 'away' } }))
  await page.goto('/operator')
  await expect(page.locator('#operator-page')).toContainText('couldn’t be read')
  await expect(page.getByText('No open reports.')).toHaveCount(0)
  withView({})
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No open reports.')).toBeVisible()
  await expect(page.getByText('No decisions yet.')).toBeVisible()
})

test('a report is decided with a reason, and the decision in force is not offered again (spec: moderation.decisions)', async () => {
  installWallet(FIRST)
  signedInAs(FIRST)
  const sent = withView({ reports: [reported()] })
  await page.goto('/operator')
  const reports = page.locator('section[aria-labelledby="operator-reports"]')
  await expect(reports).toContainText('3 reports')
  await expect(reports).toContainText('A scam · 2Not the stablecoin.')
  await expect(reports).toContainText('Pretends to be someone else')
  await expect(reports).toContainText('Contact: me@example.org')
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('operator')
  await reports.getByRole('button', { name: 'Hide from lists' }).click()
  const decide = reports.getByRole('button', { name: 'Decide' })
  await expectNoAxeViolationsInBothThemes()
  await decide.click()
  await expect(reports).toContainText('Give a reason.')
  vitestExpect(sent).toEqual([])
  await reports.getByLabel('Reason').fill('It imitates a stablecoin.')
  await decide.click()
  await expect(reports).toContainText('It takes effect on every server within a minute.')
  vitestExpect(sent).toEqual([{ subject: DAI(), action: 'hide', reason: 'It imitates a stablecoin.' }])
  await expect(reports).toContainText('Hidden by this site')
  await expect(reports.locator('option')).toHaveCount(2)
  await expect(reports.locator('option').first()).toHaveText('Show again')
})

test('a decision that another operator has made, or that could not be sent, keeps the typed reason (spec: moderation.decisions)', async () => {
  installWallet(FIRST)
  signedInAs(FIRST)
  withView({ reports: [reported()] })
  let code = 'alreadySo'
  page.route(/\/api\/operator$/, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: code === 'away' ? 503 : 409, json: { error: 'x', code } })
      : route.fulfill({ json: { ...EMPTY, reports: [reported()] } }),
  )
  await page.goto('/operator')
  const reports = page.locator('section[aria-labelledby="operator-reports"]')
  await reports.getByRole('button', { name: 'Leave as it is' }).click()
  await expect(reports.getByLabel('Decision')).toHaveValue('keep')
  await reports.getByLabel('Reason').fill('Mine.')
  await reports.getByRole('button', { name: 'Decide' }).click()
  await expect(reports).toContainText('This was decided already.')
  code = 'away'
  await reports.getByRole('button', { name: 'Decide' }).click()
  await expect(reports).toContainText('Nothing was decided')
  await expect(reports.getByLabel('Reason')).toHaveValue('Mine.')
})

test('a decision about a page that nobody reported can be made by its link (spec: moderation.operator)', async () => {
  installWallet(FIRST)
  signedInAs(FIRST)
  const sent = withView({})
  page.route('**/api/decisions?*', (route) => route.fulfill({ json: { decisions: [] } }))
  await page.goto('/operator')
  const other = page.locator('section[aria-labelledby="operator-other"]')
  await other.getByLabel('Link to the page').fill('/swap')
  await expect(other).toContainText('This link doesn’t lead to')
  await other.getByLabel('Link to the page').fill(`${location.origin}/charts/token/${tokenOf('DAI')}`)
  await other.getByLabel('Reason').fill('On request.')
  await other.getByRole('button', { name: 'Decide' }).click()
  await expect(other).toContainText('It takes effect')
  vitestExpect(sent).toEqual([{ subject: DAI(), action: 'hide', reason: 'On request.' }])
})

test('each server shows its state, and a silent one is not shown as ready (spec: moderation.operator)', async () => {
  installWallet(FIRST)
  signedInAs(FIRST)
  withView({
    servers: [
      server('one:3210', 1_700_000_200),
      server('two:3210', 1_700_000_100),
      server('three:3210', 1_700_000_195, { ready: { ...READY, status: 'notReady', disk: 'full' }, behind: 7 }),
    ],
  })
  await page.goto('/operator')
  const servers = page.locator('section[aria-labelledby="operator-servers"]')
  await expect(servers).toContainText('one:3210Ready')
  await expect(servers).toContainText('two:3210Not heard from for a minute or more')
  await expect(servers).toContainText('three:3210Not ready')
  await expect(servers).toContainText('DiskFull')
  await expect(servers).toContainText('7 blocks behind')
  await expect(servers).toContainText('Free disk spaceNot read yet')
  await expect(servers).toContainText('400 MB')
})
