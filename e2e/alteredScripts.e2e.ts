// Needs: load, wallet, server
// The browser refuses to run a script that was altered between the server and the page (spec: delivery.integrity).
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect } from './testing/harness.ts'
import { SEND, openReview } from './testing/steps/reviewSteps.ts'
import { confirmButton, openSwap, test } from './testing/steps/swapSteps.ts'

const ASSETS = fileURLToPath(new URL('../apps/web/dist/assets/', import.meta.url))
const MARK = '\n;globalThis.altered = true;'
/** Console messages of a refused script and of a part that did not load. */
const REFUSED = /integrity|Failed to (?:fetch|load)|dynamically imported|importing a module/i

const scripts = readdirSync(ASSETS).filter((file) => file.endsWith('.js'))
/** Finds the only script that contains the text. */
function scriptWith(text: string): string {
  const [file, ...more] = scripts.filter((name) => readFileSync(ASSETS + name, 'utf8').includes(text))
  if (file === undefined || more.length > 0) throw new Error(`"${text}" is not in exactly one script of the build.`)
  return file
}

/** Serves these scripts with a mark appended. Returns the set of those requested, filled as requests come. */
async function alterScripts(page: Page, isAltered: (file: string) => boolean): Promise<Set<string>> {
  const requestedFiles = new Set<string>()
  await page.route(/\/assets\/[\w.-]+\.js$/, async (route) => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    if (!isAltered(file)) return route.fallback()
    requestedFiles.add(file)
    const answer = await route.fetch()
    return route.fulfill({ response: answer, body: (await answer.text()) + MARK })
  })
  return requestedFiles
}

const isAltered = (page: Page) => page.evaluate(() => 'altered' in globalThis)

test('case 108: no script of the build runs with content appended', async ({ page, allow }) => {
  allow(REFUSED)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const requestedFiles = await alterScripts(page, () => true)
  const ran = await page.evaluate(async (files) => {
    const loadedFiles = new Set(performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1)))
    const outcomes = files
      .filter((file) => !loadedFiles.has(file))
      .map((file) =>
        import(`/assets/${file}`).then(
          () => [file],
          () => [],
        ),
      )
    return (await Promise.all(outcomes)).flat()
  }, scripts)
  // Scripts loaded before the change still work.
  expect(ran.filter((file) => requestedFiles.has(file))).toEqual([])
  expect(await isAltered(page)).toBe(false)
  expect(requestedFiles.size).toBeGreaterThan(scripts.length / 2)
})

test('case 108: a page whose lazy script was altered says that it could not load', async ({ page, allow }) => {
  allow(REFUSED)
  // Altered before the page opens, because code of other pages is prefetched.
  await alterScripts(page, (file) => file.startsWith('ChartsPage-'))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: /^Charts/ })
    .click()
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible()
  expect(await isAltered(page)).toBe(false)
})

test('a page says that it could not load even if the full notice did not load either (spec: unreachable.page)', async ({
  page,
  allow,
}) => {
  allow(REFUSED)
  const notice = scriptWith('Musi has been updated')
  await alterScripts(page, (file) => file.startsWith('ChartsPage-') || file === notice)
  await page.goto('/')
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: /^Charts/ })
    .click()
  const alert = page.getByRole('alert').filter({ hasText: 'This page did not load' })
  await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(alert).toContainText('the page comes back by itself')
})

test('case 108: an altered worker is not started', async ({ page, allow }) => {
  allow(REFUSED)
  // First, an unaltered worker: its effect shows that it runs.
  await page.goto('/swap')
  await page.locator('#swap-currency-output .open-currency-select-button').click()
  await expect.poll(() => page.workers().length).toBe(1)
  const requestedFiles = await alterScripts(page, (file) => file.startsWith('listWorker-'))
  const refused = page.waitForEvent('console', (message) => /integrity/i.test(message.text()))
  await page.reload()
  await page.locator('#swap-currency-output .open-currency-select-button').click()
  await refused
  expect(requestedFiles.size).toBe(1)
  expect(page.workers()).toEqual([])
})

test('case 108: an altered signing gate leads to no wallet request', async ({ page, chain, wallet, allow }) => {
  allow(REFUSED)
  const requestedFiles = await alterScripts(page, (file) => file === scriptWith('requestReplaced'))
  await openSwap(page, chain, { from: 'ETH', to: 'DAI', amount: '1' })
  await openReview(page)
  const refused = page.waitForEvent('console', (message) => /integrity/i.test(message.text()))
  await confirmButton(page).click()
  await refused
  await expect(page.locator('#swap-error')).toContainText('This part did not load.')
  expect(requestedFiles.size).toBe(1)
  expect(wallet.requestCount(SEND)).toBe(0)
  expect(await isAltered(page)).toBe(false)
})
