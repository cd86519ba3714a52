import { expect, it } from 'vitest'
import { themeInQuery } from './theme.ts'

it.each([
  ['?theme=light', 'light'],
  ['?theme=DARK', 'dark'],
  ['?a=b&theme=Dark', 'dark'],
  ['?theme=sepia', null],
  ['?theme=', null],
  ['', null],
])('%j asks for %s', (search, theme) => {
  expect(themeInQuery(search)).toBe(theme)
})
