import { describe, expect, it } from 'vitest'
import { safeText } from './safeText.ts'

describe('a text from a stranger', () => {
  it.each([
    ['a plain symbol stays as it is', 'DAI', 'DAI'],
    ['letters of every script stay', 'Ünï 音楽 мир', 'Ünï 音楽 мир'],
    ['what turns the direction is left out', '\u202EIAD\u202C', 'IAD'],
    ['what has no width is left out', 'U\u200BS\u200DD\uFEFFC', 'USDC'],
    ['line ends and controls are left out', 'D\u0000A\u001BI\u2028', 'DAI'],
    ['a letter with its accent is one form', 'e\u0301', 'é'],
    ['half a character is left out', 'A\uD83D', 'A'],
    ['spaces are one, and none at the ends', '  Dai   coin ', 'Dai coin'],
  ])('%s', (_, text, shown) => {
    expect(safeText(text, 20)).toBe(shown)
  })

  it('is cut after a whole character, with a mark', () => {
    expect(safeText('🎵'.repeat(30), 20)).toBe(`${'🎵'.repeat(19)}…`)
    expect(safeText('a'.repeat(20), 20)).toBe('a'.repeat(20))
  })

  it('case 19: ten thousand accents on a letter do not reach other lines', () => {
    expect(safeText(`a${'\u0323'.repeat(10_000)}`, 20).length).toBeLessThan(5)
  })

  it('case 19: is read only at its beginning if a symbol has a megabyte', () => {
    expect(safeText('x'.repeat(1_000_000), 20)).toBe(`${'x'.repeat(19)}…`)
  })
})
