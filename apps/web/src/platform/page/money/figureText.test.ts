import { afterEach, describe, expect, it } from 'vitest'
import { setLanguageTag } from '../i18n/languageTag.ts'
import { figureText } from './figureText.ts'

afterEach(() => setLanguageTag('en'))

describe('a figure is grouped from 1,000 as in the language (spec: money.grouping)', () => {
  it.each([
    ['en', '999.5', '999.5'],
    ['en', '9999.5', '9,999.5'],
    ['en', '10000', '10,000'],
    ['en', '1234567.891', '1,234,567.891'],
    ['en', '0.0000001234', '0.0000001234'],
    ['en', '<0.000001', '<0.000001'],
    ['en', '-12345', '-12,345'],
    ['en', '12345.67%', '12,345.67%'],
    ['de', '9988.89', '9.988,89'],
    ['de', '1234567.891', '1.234.567,891'],
    ['es', '1234.5', '1.234,5'],
    ['es', '12345', '12.345'],
    ['fr', '12345.6', '12\u202F345,6'],
    ['pt-BR', '12345.6', '12.345,6'],
    ['hi', '1234567.8', '12,34,567.8'],
    ['ja', '1234567.8', '1,234,567.8'],
    ['zh-CN', '1234567.8', '1,234,567.8'],
  ])('in %s %s is shown as %s', (language, text, figure) => {
    setLanguageTag(language)
    expect(figureText(text)).toBe(figure)
  })

  it('keeps every digit of a very long number, and leaves other texts unchanged', () => {
    expect(figureText(`${'1'.repeat(40)}.${'2'.repeat(60)}`)).toMatch(/^1(,111){13}\.2{60}$/)
    expect(figureText('-')).toBe('-')
    expect(figureText('')).toBe('')
  })
})
