import { test } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'

for (const [path, title, frameTitle, next, to] of [
  ['/contact', 'Contact', 'Contact form', 'Open the chat', '/#community'],
  ['/pitch', 'Pitch', 'Presentation of Musi', 'Hear it in the jukebox', '/jukebox'],
] as const)
  test(`${path} has one frame, whose sandbox runs no script of our origin (spec: pages.frames)`, async () => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const frame = page.locator('iframe')
    await expect(frame).toHaveCount(1)
    await expect(frame).toHaveAttribute('title', frameTitle)
    await expect(frame).toHaveAttribute('src', `/frames${path}.en.html`)
    await expect(frame).toHaveAttribute('sandbox', 'allow-forms allow-same-origin')
    await expect(frame).toHaveAttribute('data-shown', 'true')
    await expect(page.getByRole('main').getByRole('link', { name: next })).toHaveAttribute('href', to)
    await expectNoAxeViolations()
  })

test('the page says that the frame did not load, and requests it again', async () => {
  let isThere = false
  page.route('**/frames/contact.en.html', (route) =>
    isThere ? route.continue() : route.fulfill({ status: 404, body: '' }),
  )
  await page.goto('/contact')
  await expect(page.getByText("This didn't load.")).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  isThere = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('iframe')).toHaveAttribute('data-shown', 'true')
})

for (const path of ['/contact', '/pitch'])
  test(`${path}: our own page never scrolls within its frame, even on a phone (spec: pages.frames)`, async () => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(path)
    const frame = page.locator('iframe')
    await expect(frame).toHaveAttribute('data-shown', 'true')
    await expect.poll(() => page.evaluate(hiddenHeight)).toBe(0)
  })

/** Measures the part of the framed page that is out of view. */
const hiddenHeight = () => {
  const frame = document.querySelector('iframe')
  return (frame?.contentDocument?.documentElement.scrollHeight ?? Number.NaN) - (frame?.clientHeight ?? 0)
}
