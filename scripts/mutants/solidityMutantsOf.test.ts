import { expect, it } from 'vitest'
import { applyMutant } from './mutant.ts'
import { solidityMutantsOf } from './solidityMutantsOf.ts'

/** The first compilation of a process loads the compiler. */
const SLOW = 60_000
const around = (statement: string) => `contract C { function f() external { ${statement} } }`
const changes = (statement: string) => {
  const code = around(statement)
  return solidityMutantsOf('C.sol', code).map((mutant) => applyMutant(code, mutant))
}

it.each<[string, string[]]>([
  ['x = a + b;', ['x = a - b;']],
  ['x = (a) <= (b);', ['x = (a) < (b);']],
  ['x = a == b && c;', ['x = a != b && c;', 'x = a == b || c;']],
  ['x += 0x0f;', ['x -= 0x0f;', 'x += 0x10;']],
  ['x = 1_000e18;', ['x = (1_000e18 + 1);']],
  ['x = !a;', ['x = a;']],
  ['++x;', ['--x;']],
  ['x = true;', ['x = false;']],
  ['if (a) revert No();', ['{}']],
  ['require(a, "no");', ['{}']],
  ['emit Yes(a);', ['{}']],
  ['assembly { ok := gt(a, 0x5f) }', ['assembly { ok := lt(a, 0x5f) }', 'assembly { ok := gt(a, 0x60) }']],
])(
  '%s is mutated into each of its neighbours',
  (statement, expected) => {
    expect(changes(statement)).toEqual(expected.map(around))
  },
  SLOW,
)

it('a modifier is removed', () => {
  const code = 'contract C { modifier m() { _; } function f() external m {} }'
  expect(solidityMutantsOf('C.sol', code)).toMatchObject([{ was: 'm', becomes: '', line: 1 }])
})

it('names, string literals, types and comments are not mutated', () => {
  expect(changes('/* 1 + 2 */ string memory t = "1 + 2"; uint256[2] memory u; address(this).call(t);')).toEqual([])
})

it('positions are counted in characters where the compiler counts bytes', () => {
  expect(changes('/* ♪ */ x = a + b;')).toEqual([around('/* ♪ */ x = a - b;')])
})
