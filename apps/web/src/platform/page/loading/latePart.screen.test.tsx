import { test } from 'vitest'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { noteRecovery } from '../http/recoveries.ts'
import { latePress } from './latePart.tsx'

const There = () => <p id="there">It is there.</p>

/** Creates a part whose loads end in the given ways, in order. */
function partThatLoads(...ends: ('never' | 'badly' | 'well')[]) {
  const left = [...ends]
  const Part = latePress(async () => {
    const end = left.shift()
    if (end === 'never') await new Promise(() => undefined)
    if (end === 'badly') throw new TypeError('Failed to fetch')
    return There
  })
  return <Part />
}

const note = () => page.locator('output')
const alert = () => page.getByRole('alert')

test('a press that opens a part still loading shows bars at once, and a sentence after three seconds (spec: unreachable.press, shell.late-parts)', async () => {
  page.clock.stop()
  await page.open('/tickets', {}, partThatLoads('never'))
  await expect(note()).toBeInViewport()
  await expect(note()).toHaveAttribute('aria-label', 'Loading')
  await page.clock.runFor(2900)
  await expect(note()).toHaveText('')
  await page.clock.runFor(200)
  await expect(note()).toHaveText('This is taking longer than usual. Check your connection.')
})

test('a press that opens a part that failed to load shows a message in view, and another press loads it (spec: unreachable.press)', async () => {
  // Each load is tried twice.
  await page.open('/tickets', {}, partThatLoads('badly', 'badly', 'well'))
  await expect(alert()).toContainText('This didn’t load: we can’t reach the server. Nothing was sent.')
  await expect(alert()).toBeInViewport()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('#there')).toBeVisible()
})

test('a failed part appears by itself once the server answers again (spec: unreachable.back)', async () => {
  await page.open('/tickets', {}, partThatLoads('badly', 'badly', 'well'))
  await expect(alert()).toBeVisible()
  noteRecovery()
  await expect(page.locator('#there')).toBeVisible()
  await expect(alert()).toHaveCount(0)
})
