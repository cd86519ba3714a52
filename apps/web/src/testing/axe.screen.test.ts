import { createElement } from 'react'
import { expect, test } from 'vitest'
import { expectNoAxeViolationsInBothThemes } from './axe.ts'
import { page } from './page.ts'

/** Text whose contrast is too low in the given theme only. */
const greyIn = (theme: 'light' | 'dark'): string =>
  `#said { color: black; background: white } [data-theme='${theme}'] #said { color: #777; background: #666 }`

/** The reported violations, one line per rule. */
const axeViolations = (): Promise<unknown> =>
  expectNoAxeViolationsInBothThemes().then(
    () => [],
    (error: unknown) => Object(error).actual,
  )

test.each(['light', 'dark'] as const)(
  'low contrast in only the %s theme is reported with its element',
  async (theme) => {
    const style = createElement('style', {}, greyIn(theme))
    const text = createElement('p', { id: 'said' }, 'A sentence that is hard to read.')
    await page.open('/', {}, createElement('main', {}, style, createElement('h1', {}, 'Musi'), text))
    await page.locator('#said').one()
    const found = await axeViolations()
    await page.emulateMedia({ colorScheme: 'light' })
    expect(found).toEqual(['color-contrast: <p id="said">A sentence that is hard to read.</p>'])
  },
)

test('violations other than contrast are reported too', async () => {
  const namelessButton = createElement('button', { id: 'mute' })
  await page.open('/', {}, createElement('main', {}, createElement('h1', {}, 'Musi'), namelessButton))
  await page.locator('#mute').one()
  expect(await axeViolations()).toEqual(['button-name: <button id="mute"></button>'])
})
