import { describe, expect, it } from 'vitest'
import { symbolText } from './symbolText.ts'

describe('a symbol', () => {
  it('longer than 20 characters shows the first 4, three dots, and the last 5', () => {
    expect(symbolText('ABCDEFGHIJKLMNOPQRSTU')).toBe('ABCD...QRSTU')
  })

  it('of exactly 20 characters is not shortened', () => {
    expect(symbolText('ABCDEFGHIJKLMNOPQRST')).toBe('ABCDEFGHIJKLMNOPQRST')
  })

  it.each([
    ['a megabyte', 'x'.repeat(1_000_000)],
    ['10,000 combining marks', `e${'\u0301'.repeat(10_000)}`],
    ['a direction override', '\u202EABC\u202C'],
    ['zero-width characters', 'A\u200B\u200DB'.repeat(50)],
    ['line ends', 'A\nB\r\nC'],
    ['a family of emoji', '👨‍👩‍👧‍👦'.repeat(30)],
    ['half a surrogate pair', '\ud83d'],
  ])('case 19: a symbol with %s stays within 20 characters on one line', (_what, symbol) => {
    const shown = symbolText(symbol)
    expect(Array.from(shown).length).toBeLessThanOrEqual(20)
    expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u)
    expect(shown).not.toMatch(/\p{M}{3}/u)
  })
})
