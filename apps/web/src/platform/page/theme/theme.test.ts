import { expect, it } from 'vitest'
import { themeInQuery } from './theme.ts'

it.each([
  ['?theme=light', 'light'],
  ['?theme=DARK', 'dark'],
  ['?a=b&theme=Dark', 'dark'],
  ['?theme=sepia', null],
  ['?theme=', null],
  ['', null],
])('the query %j requests the theme %s', (search, theme) => {
  expect(themeInQuery(search)).toBe(theme)
})
