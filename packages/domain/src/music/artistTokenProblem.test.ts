import { expect, it } from 'vitest'
import { artistTokenProblem, isUnlisted } from './artistTokenProblem.ts'

it.each([
  ['Night Bus', 'NBUS', null],
  ['', '', 'noName'],
  ['n'.repeat(64), 's'.repeat(32), null],
  ['n'.repeat(65), 'S', 'longName'],
  ['ü'.repeat(33), 'S', 'longName'],
  ['Night Bus', '', 'noSymbol'],
  ['Night Bus', '🎵'.repeat(9), 'longSymbol'],
])(
  'a token named "%s" with symbol %s has the problem %s, counted in bytes like the factory does (spec: artist-tokens.create)',
  (name, symbol, problem) => {
    expect(artistTokenProblem(name, symbol)).toBe(problem)
  },
)

it('a token that no token list accepts is detected before it is created (spec: artist-tokens.listed)', () => {
  expect(isUnlisted('Night Bus', 'NBUS')).toBe(false)
  expect([isUnlisted('n'.repeat(61), 'S'), isUnlisted('N', 's'.repeat(21)), isUnlisted('N', 'N BUS')]).toEqual([
    true,
    true,
    true,
  ])
})
