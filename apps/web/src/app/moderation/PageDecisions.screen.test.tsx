import { expect as vitestExpect, test } from 'vitest'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { FIRST, SECOND, installWallet, restoreChainAfterEach, tokenOf } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'

restoreChainAfterEach()

const decision = (more = {}) => ({
  id: 'a'.repeat(26),
  subject: `token:${tokenOf('DAI')}`,
  action: 'hide',
  reason: 'It imitates \u202Eanother token.',
  decidedAtSeconds: 1_700_000_000,
  owner: FIRST,
  reply: null,
  ...more,
})
const withDecisions = (...decisions: readonly object[]) =>
  page.route('**/api/decisions?*', (route) => route.fulfill({ json: { decisions } }))
const tokenPage = () => `/charts/token/${tokenOf('DAI')}`
const note = () => page.locator('#page-decisions')

test('a page says that its subject is hidden and why, but nothing before the decisions are read or after they end (spec: moderation.told)', async () => {
  withDecisions(decision())
  await page.goto(tokenPage())
  await expect(note()).toContainText('Hidden by this site')
  await expect(note()).toContainText(/Reason: .It imitates another token\./)
  await expect(note()).toContainText('Nothing changed on the blockchain')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoAxeViolationsInBothThemes()
  withDecisions(decision({ action: 'restore' }), decision())
  await page.goto(tokenPage())
  await expect(page.locator('#report')).toBeVisible()
  await expect(note()).toHaveCount(0)
  page.route('**/api/decisions?*', (route) => route.fulfill({ status: 503, json: { error: 'x', code: 'away' } }))
  await page.goto(tokenPage())
  await expect(page.locator('#report')).toBeVisible()
  await expect(note()).toHaveCount(0)
})

test('only the signed-in owner can reply, once, and a reply that could not be sent stays in the field (spec: moderation.told)', async () => {
  withDecisions(decision())
  installWallet(SECOND)
  await page.goto(tokenPage())
  await expect(note()).toContainText('Hidden by this site')
  await expect(note().getByRole('button')).toHaveCount(0)
  installWallet(FIRST)
  page.route(/\/api\/session$/, (route) =>
    route.fulfill({ json: { session: { account: FIRST, endsAtSeconds: 2_000_000_000 } } }),
  )
  let isAway = true
  page.route(/\/api\/decisions\/a+\/reply$/, (route) =>
    isAway
      ? route.fulfill({ status: 503, json: { error: 'x', code: 'away' } })
      : route.fulfill({ json: decision({ reply: { text: 'It is mine.', sentAtSeconds: 1_700_000_500 } }) }),
  )
  await page.goto(tokenPage())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await note().getByLabel('Your reply').fill('It is mine.')
  await note().getByRole('button', { name: 'Send reply' }).click()
  await expect(note()).toContainText('Your reply wasn’t sent')
  await expect(note().getByLabel('Your reply')).toHaveValue('It is mine.')
  await expectNoAxeViolationsInBothThemes()
  isAway = false
  await note().getByRole('button', { name: 'Send reply' }).click()
  await expect(note()).toContainText(/The owner replied: .It is mine\./)
  await expect(note().getByLabel('Your reply')).toHaveCount(0)
})

test('an artist sees in the studio the decisions about their own things (spec: moderation.told)', async () => {
  installWallet(FIRST)
  const queries: string[] = []
  page.route('**/api/decisions?*', (route) => {
    queries.push(new URL(route.request().url()).search)
    return route.fulfill({ json: { decisions: [decision()] } })
  })
  await page.goto('/form')
  await expect(note()).toContainText('Hidden by this site')
  await expect(note().getByRole('link', { name: /^Token · DAI/ })).toBeVisible()
  vitestExpect(queries).toContain(`?owner=${FIRST}`)
})
