// Needs: story, wallet, server
// A listener reports a song, the operator hides it, and its artist replies.
import { expect, test, withoutSplash } from './testing/harness.ts'
import { connectDemo, demoWindow, approveDemo } from './testing/steps/walletSteps.ts'

test.beforeEach(({ allow }) => allow(/status of 503 \(Service Unavailable\)/))

test('a reported song is hidden by the operator, its artist replies, and restoring shows it again (spec: moderation.report, moderation.decisions, moderation.told, moderation.operator)', async ({
  page,
  browser,
}) => {
  const title = 'Slow Ferry'
  await withoutSplash(page)
  await page.goto('/jukebox')
  const found = page.locator('#main').getByText(title, { exact: true })
  await page.getByPlaceholder('Search song or artist').fill(title)
  await expect(found.first()).toBeVisible()
  const { rows } = (await (await page.request.get('/api/songs')).json()) as {
    rows: { song: string; about: { song_title: string } | null }[]
  }
  const songPath = `/song/${rows.find(({ about }) => about?.song_title === title)?.song}`
  await page.goto(songPath)
  await page.getByRole('button', { name: 'Report this song' }).click()
  await page.getByLabel('What’s wrong?').selectOption('copyright')
  await page.getByLabel('Tell us more').fill('That is my chorus.')
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('The people who run this site will look at it.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()

  const operator = await (await browser.newContext()).newPage()
  await withoutSplash(operator)
  await operator.goto(`${new URL(page.url()).origin}/operator`)
  await connectDemo(operator, 'Vera')
  await operator.locator('#operator-sign-in').click()
  await approveDemo(operator)
  const reports = operator.locator('section[aria-labelledby="operator-reports"]')
  const reported = reports.getByRole('listitem').filter({ hasText: 'That is my chorus.' }).first()
  await expect(reported).toContainText(title)
  await reported.getByRole('button', { name: 'Hide from lists' }).click()
  await reported.getByLabel('Reason').fill('Until this is cleared up.')
  await reported.getByRole('button', { name: 'Decide' }).click()
  await expect(reported).toContainText('It takes effect on every server within a minute.')

  await page.goto('/jukebox')
  await expect(page.locator('#main')).toContainText('Market Day')
  await page.getByPlaceholder('Search song or artist').fill(title)
  await expect(page.locator('#main')).not.toContainText('Market Day')
  await expect(found).toHaveCount(0)
  await page.goto(songPath)
  await expect(page.locator('#page-decisions')).toContainText('Until this is cleared up.')
  await connectDemo(page, 'Arlo')
  await page.locator('#page-decisions').getByRole('button', { name: 'Sign in' }).click()
  await expect(demoWindow(page)).toBeVisible()
  await approveDemo(page)
  await page.getByLabel('Your reply').fill('We wrote it in 2017.')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.locator('#page-decisions')).toContainText('We wrote it in 2017.')

  await operator.reload()
  await expect(operator.locator('section[aria-labelledby="operator-decisions"]')).toContainText('We wrote it in 2017.')
  const other = operator.locator('section[aria-labelledby="operator-other"]')
  await other.getByLabel('Link to the page').fill(songPath)
  const form = other.locator('form').first()
  await form.getByLabel('Decision').selectOption('restore')
  await form.getByLabel('Reason').fill('It is his.')
  await form.getByRole('button', { name: 'Decide' }).click()
  await expect(form).toContainText('It takes effect')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  await expect(page.locator('#page-decisions')).toHaveCount(0)
  await operator.context().close()
})
