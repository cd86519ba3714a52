// Needs: load
import { expect, test, withoutSplash } from './testing/harness.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('the moving picture of the page that is served is drawn by its worker, and rests when nobody can see it', async ({
  page,
}) => {
  await withoutSplash(page)
  await page.goto('/')
  const picture = page.locator('[data-playing]')
  await expect(picture).toHaveAttribute('data-playing', 'true')
  await expect(picture.locator('canvas')).toHaveCount(1)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(picture).toHaveAttribute('data-playing', 'false')
})
