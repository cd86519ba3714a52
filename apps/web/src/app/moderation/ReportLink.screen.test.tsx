import { beforeEach, expect as vitestExpect, test } from 'vitest'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { FIRST, SECOND, installWallet, restoreChainAfterEach, tokenOf } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'

restoreChainAfterEach()

const SONG = `0x${'ab'.repeat(32)}`
const tokenPage = () => `/charts/token/${tokenOf('DAI')}`
beforeEach(() => page.route('**/api/decisions?*', (route) => route.fulfill({ json: { decisions: [] } })))

test('a visitor reports the subject of a page, and sees that the report was accepted (spec: moderation.report)', async () => {
  const sent: unknown[] = []
  page.route(/\/api\/content-reports$/, (route) => {
    sent.push(JSON.parse(route.request().postData() ?? ''))
    return route.fulfill({ json: { isTaken: true } })
  })
  await page.goto(tokenPage())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Report this token' }).click()
  const form = page.locator('#report-form')
  await expect(form.getByLabel('What is it about?')).toHaveCount(0)
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('report')
  await form.getByLabel('What’s wrong?').selectOption('fraud')
  await form.getByLabel('Tell us more').fill('Not the stablecoin.')
  await form.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('The people who run this site will look at it.')).toBeVisible()
  vitestExpect(sent).toEqual([
    { subject: `token:${tokenOf('DAI')}`, concern: 'fraud', text: 'Not the stablecoin.', contact: '' },
  ])
})

test('the picture of a song can be reported by itself, and a report that was not accepted keeps its text (spec: moderation.report)', async () => {
  let status = 503
  const subjects: string[] = []
  page.route(/\/api\/content-reports$/, (route) => {
    subjects.push((JSON.parse(route.request().postData() ?? '') as { subject: string }).subject)
    return route.fulfill({ status, json: { error: 'x', code: status === 429 ? 'tooManyReports' : 'away' } })
  })
  // Not read, and so not known to be missing.
  page.route('**/api/songs*', (route) => route.fulfill({ status: 503, json: { error: 'x', code: 'away' } }))
  await page.goto(`/song/${SONG}`)
  await page.getByRole('button', { name: 'Report this song' }).click()
  const form = page.locator('#report-form')
  await form.getByLabel('What is it about?').selectOption(`picture:${SONG}`)
  // The form suggests no reason, so it cannot be sent yet.
  await expect(form.getByRole('button', { name: 'Send report' })).toBeDisabled()
  await form.getByLabel('What’s wrong?').selectOption('copyright')
  await form.getByLabel('Tell us more').fill('My photograph.')
  await form.getByRole('button', { name: 'Send report' }).click()
  await expect(form).toContainText('Your report wasn’t sent')
  status = 429
  await form.getByRole('button', { name: 'Send report' }).click()
  await expect(form).toContainText('Too many reports came from your network today.')
  await expect(form.getByLabel('Tell us more')).toHaveValue('My photograph.')
  vitestExpect(subjects).toEqual([`picture:${SONG}`, `picture:${SONG}`])
})

test('nobody is offered to report their own account (spec: moderation.report)', async () => {
  installWallet(FIRST)
  await page.goto(`/account/${SECOND}`)
  await expect(page.locator('#report')).toBeVisible()
  await page.goto(`/account/${FIRST}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#report')).toHaveCount(0)
})

test('a page that says that there is no such thing offers no report (spec: moderation.report)', async () => {
  await page.goto(`/song/${SONG}`)
  await expect(page.getByRole('heading', { name: 'No such song' })).toBeVisible()
  await expect(page.locator('#report')).toHaveCount(0)
})
