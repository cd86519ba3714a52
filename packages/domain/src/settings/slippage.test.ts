import { describe, expect, it } from 'vitest'
import {
  DEFAULT_SLIPPAGE_BPS,
  parseSlippage,
  SLIPPAGE_PRESETS_BPS,
  slippageFieldText,
  slippagePercent,
  slippageProblem,
  storedSlippage,
} from './slippage.ts'

describe('slippage', () => {
  it('is 0.5% by default, with the presets 0.1%, 0.5% and 1%', () => {
    expect(slippagePercent(DEFAULT_SLIPPAGE_BPS)).toBe('0.5%')
    expect(SLIPPAGE_PRESETS_BPS.map(slippagePercent)).toEqual(['0.1%', '0.5%', '1%'])
  })

  it.each([
    ['0', 0],
    ['0.29', 29],
    ['0.57', 57],
    ['.5', 50],
    ['5.', 500],
    ['1,5', 150],
    [' 2 ', 200],
    ['49.99', 4999],
  ])('of "%s" percent is %s basis points', (text, bps) => {
    expect(parseSlippage(text)).toBe(bps)
  })

  it.each(['50', '100', '-1', '-0.5', '0.123', '0.500', '1e1', 'abc', '.', '', ' ', '1.2.3', '０.5', '9'.repeat(60)])(
    '"%s" is not accepted: it must be numeric, of at most 2 decimals, and below 5000 basis points',
    (text) => {
      expect(parseSlippage(text)).toBeNull()
    },
  )

  it('below 5000 basis points is parsed back from the text of its field', () => {
    for (let bps = 0; bps < 5000; bps += 1) {
      expect(parseSlippage(slippageFieldText(bps))).toBe(bps)
      expect(parseSlippage(slippagePercent(bps).slice(0, -1))).toBe(bps)
    }
  })

  it.each([
    ['', 50, null],
    ['0.5', 50, null],
    ['0.50', 50, null],
    ['0.6', 50, 'invalid'],
    ['50', 50, 'invalid'],
    ['x', 10, 'invalid'],
    ['', 49, 'riskyLow'],
    ['', 10, 'riskyLow'],
    ['0.1', 10, 'riskyLow'],
    ['5', 500, null],
    ['5.01', 501, 'riskyHigh'],
    ['', 501, 'riskyHigh'],
  ] as const)('with "%s" typed and %s basis points stored has the problem %s', (typed, stored, problem) => {
    expect(slippageProblem(typed, stored)).toBe(problem)
  })

  it('is shown on blur with 2 decimals', () => {
    expect(slippageFieldText(50)).toBe('0.50')
    expect(slippageFieldText(29)).toBe('0.29')
  })

  it.each([
    [100, 100],
    [0, 0],
    ['100', 50],
    [Number.NaN, 50],
    [-1, 50],
    [5000, 50],
    [0.5, 50],
    [undefined, 50],
  ])('stored as %s is read as %s basis points: an invalid one is reset to the default', (stored, bps) => {
    expect(storedSlippage(stored)).toBe(bps)
  })
})
