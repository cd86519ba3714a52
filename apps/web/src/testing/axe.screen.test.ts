import { createElement } from 'react'
import { expect, test } from 'vitest'
import { expectNoAxeViolationsInBothThemes } from './axe.ts'
import { page } from './page.ts'

/** Black and white are far apart in the one theme, and two greys near each other in the other. */
const greyIn = (theme: 'light' | 'dark'): string =>
  `#said { color: black; background: white } [data-theme='${theme}'] #said { color: #777; background: #666 }`

/** Violations that the expectation reports, a line for each rule. */
const objections = (): Promise<unknown> =>
  expectNoAxeViolationsInBothThemes().then(
    () => [],
    (error: unknown) => Object(error).actual,
  )

test.each(['light', 'dark'] as const)('low contrast in only the %s theme is found, with its place', async (theme) => {
  const style = createElement('style', {}, greyIn(theme))
  const text = createElement('p', { id: 'said' }, 'A sentence that is hard to read.')
  await page.open('/', {}, createElement('main', {}, style, createElement('h1', {}, 'Musi'), text))
  await page.locator('#said').one()
  const found = await objections()
  await page.emulateMedia({ colorScheme: 'light' })
  expect(found).toEqual(['color-contrast: <p id="said">A sentence that is hard to read.</p>'])
})

test('objections other than contrast are named too', async () => {
  const mute = createElement('button', { id: 'mute' })
  await page.open('/', {}, createElement('main', {}, createElement('h1', {}, 'Musi'), mute))
  await page.locator('#mute').one()
  expect(await objections()).toEqual(['button-name: <button id="mute"></button>'])
})
