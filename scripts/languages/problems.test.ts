import { describe, expect, it } from 'vitest'
import { type LanguageInput, unusedMoneyPatterns, languageProblems, reviewOf } from './problems.ts'

const problemsOf = (
  texts: LanguageInput['texts'],
  english: LanguageInput['english'],
  more: Partial<LanguageInput> = {},
): string[] => languageProblems({ language: 'de', texts, english, same: {}, reviews: {}, ...more })

describe('the texts of a language', () => {
  it('are reported with their English text if they are missing', () => {
    expect(problemsOf({}, { 'shop.open': 'Open' })).toEqual(['de: shop.open is missing. English: Open'])
  })

  it('are reported if they are not used any more', () => {
    expect(problemsOf({ 'shop.gone': 'Weg' }, {})).toEqual([expect.stringContaining('shop.gone is not used')])
  })

  it.each([
    ['{count} Stück', '{number} pieces'],
    ['Stück', '{count} pieces'],
    ['{count Stück', '{count} pieces'],
    ['{count} von {count}', '{count} pieces'],
  ])('have the placeholders of the English text: %s for %s', (text, english) => {
    expect(problemsOf({ a: text }, { a: english })).toEqual([expect.stringContaining('placeholders')])
  })

  it('may have the placeholders in another order', () => {
    expect(problemsOf({ a: '{b} nach {a}' }, { a: '{a} to {b}' })).toEqual([])
  })

  it('differ from English, unless a list says why they may not', () => {
    const pool = { a: 'Pool' }
    expect(problemsOf(pool, pool)).toEqual([expect.stringContaining('is the same as in English')])
    expect(problemsOf(pool, pool, { same: { Pool: { languages: 'es de', reason: 'the same' } } })).toEqual([])
    expect(problemsOf(pool, pool, { same: { Pool: { languages: 'es', reason: 'the same' } } })).toHaveLength(1)
  })

  it('quote text to be typed exactly as it must be typed', () => {
    const english = { 'lists.remove.sure': 'Type REMOVE' }
    expect(problemsOf({ 'lists.remove.sure': 'Tippe ENTFERNEN' }, english)).toEqual([expect.stringContaining('REMOVE')])
    expect(problemsOf({ 'lists.remove.sure': 'Tippe REMOVE' }, english)).toEqual([])
  })

  it('need a singular if the language has one, and only then', () => {
    const english = { a: '{count} things', a_one: '{count} thing' }
    expect(problemsOf({ a: '{count} Dinge' }, english)).toEqual([expect.stringContaining('a_one is missing')])
    expect(problemsOf({ a: '{count}個' }, english, { language: 'ja' })).toEqual([])
    expect(problemsOf({ a: '{count}個', a_one: '{count}個' }, english, { language: 'ja' })).toHaveLength(1)
  })

  it('need every plural form of the language, and may omit the number in a form for one number only', () => {
    const english = { a: '{count} things', a_one: '{count} thing' }
    const arabic = { a: '{count} شيء', a_zero: 'لا شيء', a_one: 'شيء واحد', a_two: 'شيئان' }
    const missing = problemsOf(arabic, english, { language: 'ar' })
    expect(missing.map((line) => line.split(' is missing')[0])).toEqual(['ar: a_few', 'ar: a_many'])
    const whole = { ...arabic, a_few: '{count} أشياء', a_many: '{count} شيئًا' }
    expect(problemsOf(whole, english, { language: 'ar' })).toEqual([])
    expect(problemsOf({ ...whole, a_few: 'أشياء' }, english, { language: 'ar' })).toEqual([
      expect.stringContaining('placeholders'),
    ])
  })
})

describe('a warning about money (spec: language.money-warnings)', () => {
  it('is reported under its old key after a rename', () => {
    expect(unusedMoneyPatterns({ 'swap.worst.in': 'Worst' }).join(' ')).toContain('approval')
    expect(unusedMoneyPatterns({ 'approval.batched': 'It allows' }).join(' ')).not.toContain('approval')
  })

  const english = { 'gate.otherAmount': 'its amount is not the one on screen' }
  const texts = { 'gate.otherAmount': 'der Betrag ist ein anderer' }
  const review = reviewOf(english['gate.otherAmount'], texts['gate.otherAmount'])

  it('is not served in an unreviewed translation', () => {
    expect(problemsOf(texts, english)).toEqual([expect.stringContaining('not reviewed')])
    expect(problemsOf(texts, english, { reviews: { de: { 'gate.otherAmount': review } } })).toEqual([])
  })

  it('must be reviewed again when either text has changed', () => {
    const reviews = { de: { 'gate.otherAmount': review } }
    expect(problemsOf({ 'gate.otherAmount': 'der Betrag' }, english, { reviews })).toHaveLength(1)
    expect(problemsOf(texts, { 'gate.otherAmount': 'another amount' }, { reviews })).toHaveLength(1)
  })

  it('may be missing: English is shown then', () => {
    expect(problemsOf({}, english)).toEqual([])
  })
})
