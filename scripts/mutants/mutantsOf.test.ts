import { expect, it } from 'vitest'
import { applyMutant } from './mutant.ts'
import { mutantsOf } from './mutantsOf.ts'

const changes = (code: string) => mutantsOf('rule.ts', code).map((mutant) => applyMutant(code, mutant))

it.each<[string, string[]]>([
  ['x = a + b', ['x = a - b']],
  ['x = a <= b', ['x = a < b']],
  ['x = a === b && c', ['x = a !== b && c', 'x = a === b || c']],
  ['x = (a * b) / c', ['x = (a / b) / c', 'x = (a * b) * c']],
  ['x += 1n', ['x -= 1n', 'x += 2n']],
  ['x = !a', ['x = a']],
  ['x = -a', ['x = a']],
  ['x = true', ['x = false']],
  ['x = 10_000', ['x = 10001']],
  ['x++', ['x--']],
])('%j is mutated into each of its neighbours', (code, expected) => {
  expect(changes(code)).toEqual(expected)
})

it('texts, names and types are not constants of the program', () => {
  expect(changes('type Level = 0 | 1; const words = "1 + 2"; export const name = (a: 7) => a.b')).toEqual([])
})

it('a mutant has its place and its original text', () => {
  expect(mutantsOf('rule.ts', '\nconst more = a < b\n')).toMatchObject([
    { file: 'rule.ts', line: 2, code: 'const more = a < b', was: '<', becomes: '<=' },
  ])
})
