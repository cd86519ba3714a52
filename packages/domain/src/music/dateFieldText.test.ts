import { expect, it } from 'vitest'
import { dateFieldText } from './dateFieldText.ts'

it('the default release date of a song is the current day in the local time zone (spec: studio.form)', () => {
  expect(dateFieldText(new Date(2026, 0, 9, 23, 59))).toBe('2026-01-09')
  expect(dateFieldText(new Date(2026, 10, 23, 0, 0))).toBe('2026-11-23')
})
