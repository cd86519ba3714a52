import { describe, expect, it } from 'vitest'
import { safeText } from './safeText.ts'

describe('an untrusted text', () => {
  it.each([
    ['a plain symbol is unchanged', 'DAI', 'DAI'],
    ['letters of every script are unchanged', 'Ünï 音楽 мир', 'Ünï 音楽 мир'],
    ['direction overrides are left out', '\u202EIAD\u202C', 'IAD'],
    ['zero-width characters are left out', 'U\u200BS\u200DD\uFEFFC', 'USDC'],
    ['line ends and controls are left out', 'D\u0000A\u001BI\u2028', 'DAI'],
    ['a letter and its accent are composed', 'e\u0301', 'é'],
    ['half a surrogate pair is left out', 'A\uD83D', 'A'],
    ['runs of spaces become one, and outer spaces are left out', '  Dai   coin ', 'Dai coin'],
  ])('%s', (_, text, shown) => {
    expect(safeText(text, 20)).toBe(shown)
  })

  it('is cut after a whole character, with an ellipsis', () => {
    expect(safeText('🎵'.repeat(30), 20)).toBe(`${'🎵'.repeat(19)}…`)
    expect(safeText('a'.repeat(20), 20)).toBe('a'.repeat(20))
  })

  it('case 19: ten thousand accents on a letter do not reach other lines', () => {
    expect(safeText(`a${'\u0323'.repeat(10_000)}`, 20).length).toBeLessThan(5)
  })

  it('case 19: of a megabyte is cut before it is processed', () => {
    expect(safeText('x'.repeat(1_000_000), 20)).toBe(`${'x'.repeat(19)}…`)
  })
})
