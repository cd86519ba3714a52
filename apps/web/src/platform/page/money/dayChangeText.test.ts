import { afterEach, expect, it } from 'vitest'
import { setLanguageTag } from '../i18n/languageTag.ts'
import { dayChangeText } from './dayChangeText.ts'

afterEach(() => setLanguageTag('en'))

it.each([
  ['en', 0.0129, '+1.3%'],
  ['en', -0.0041, '−0.4%'],
  ['en', 0, null],
  ['en', 0.0004, null],
  ['en', -0.0004, null],
  ['en', 0.0005, '+0.1%'],
  ['en', 12.5, '+1,250.0%'],
  ['en', Number.NaN, null],
  ['de', 0.0129, '+1,3%'],
])('in %s a change by %d becomes %s (spec: money.day-change)', (language, part, text) => {
  setLanguageTag(language)
  expect(dayChangeText(part)).toBe(text)
})
