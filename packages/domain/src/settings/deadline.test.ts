import { describe, expect, it } from 'vitest'
import {
  deadlineAt,
  deadlineFieldText,
  DEFAULT_DEADLINE_SECONDS,
  isDeadlineInvalid,
  parseDeadline,
  storedDeadline,
} from './deadline.ts'

describe('the deadline', () => {
  it('is 20 minutes by default', () => {
    expect(deadlineFieldText(DEFAULT_DEADLINE_SECONDS)).toBe('20')
  })

  it.each([
    ['20', 1200],
    ['1.5', 90],
    ['1,5', 90],
    ['.5', 30],
    ['0.01', 1],
    ['1.67', 100],
    ['99999999', 5_999_999_940],
  ])('"%s" minutes store %s seconds', (text, seconds) => {
    expect(parseDeadline(text)).toBe(seconds)
  })

  it.each(['0', '0.0', '0.001', '-1', 'abc', '', '.', '1e3', 'Infinity', '９', '9'.repeat(79)])(
    '"%s" is not accepted: it must be a positive number',
    (text) => {
      expect(parseDeadline(text)).toBeNull()
    },
  )

  it('is not accepted in more than 79 characters, however small its value', () => {
    expect(parseDeadline('1'.padStart(79, '0'))).toBe(60)
    expect(parseDeadline('1'.padStart(80, '0'))).toBeNull()
    expect(parseDeadline('0'.repeat(1_000_000))).toBeNull()
  })

  it('is invalid if a typed text stands for another value than the stored one; an empty field is valid', () => {
    expect(isDeadlineInvalid('', 1200)).toBe(false)
    expect(isDeadlineInvalid('20', 1200)).toBe(false)
    expect(isDeadlineInvalid('0', 1200)).toBe(true)
  })

  it('is shown on blur in minutes with at most 2 decimals', () => {
    expect(deadlineFieldText(90)).toBe('1.5')
    expect(deadlineFieldText(100)).toBe('1.67')
  })

  it('parses the text shown on blur back to the same seconds', () => {
    for (let seconds = 1; seconds <= 10_000; seconds += 1)
      expect(parseDeadline(deadlineFieldText(seconds))).toBe(seconds)
  })

  it('of a transaction is the chain timestamp plus the setting', () => {
    expect(deadlineAt(1_700_000_000n, 1200)).toBe(1_700_001_200n)
  })

  it.each([['x'], [0], [-5], [Number.POSITIVE_INFINITY], [null]])('%s in storage is reset to the default', (stored) => {
    expect(storedDeadline(stored)).toBe(1200)
  })
})
