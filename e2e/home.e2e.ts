// Needs: load, story
import { expect, test, withoutSplash } from './testing/harness.ts'
import { rangeAnswer, tone } from './testing/tones.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a worker draws the home page’s animation, which pauses when it is not visible', async ({ page }) => {
  await withoutSplash(page)
  await page.goto('/')
  const picture = page.locator('[data-playing]')
  await expect(picture).toHaveAttribute('data-playing', 'true')
  await expect(picture.locator('canvas')).toHaveCount(1)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(picture).toHaveAttribute('data-playing', 'false')
})

test('one press on home plays a 15-second sample without a wallet; it is reported as a sample played, and stops when it is scrolled out of view (spec: home.sample)', async ({
  page,
}) => {
  const sound = tone(25)
  await page
    .context()
    .route('**/sounds/*', (route) => route.fulfill(rangeAnswer(sound, route.request().headers()['range'])))
  await withoutSplash(page)
  await page.goto('/')
  const state = () => page.evaluate(() => navigator.mediaSession.playbackState)
  const play = page.getByRole('button', { name: /^Play 15 seconds of .+ by .+$/ })
  await expect(page.getByRole('link', { name: /^Get [A-Z]+$/ })).toBeVisible()
  expect(await state()).toBe('none')

  await play.click()
  await expect(page.getByRole('main')).toContainText(/0:0[2-9] of 15 seconds/)
  expect(await state()).toBe('playing')
  await expect(page.getByRole('main')).toContainText('0:14 of 15 seconds', { timeout: 30_000 })
  await expect(play).toBeVisible()
  await expect.poll(state).toBe('paused')

  await play.click()
  await expect.poll(state).toBe('playing')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect.poll(state).toBe('paused')
})
