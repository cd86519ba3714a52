import { expect, it } from 'vitest'
import { isSweepDue } from './sweepDue.ts'

const at = (block: number, of = 'the list') => ({ block, of })

it('all balances are read on opening and every 20 blocks (spec: tokens.balances-swept)', () => {
  expect(isSweepDue(null, at(7))).toBe(true)
  const later = Array.from({ length: 30 }, (_, blocks) => isSweepDue(at(7), at(7 + blocks)))
  expect(later.indexOf(true)).toBe(20)
  expect(later.slice(20)).not.toContain(false)
})

it('the tokens of another list are not waited for', () => {
  expect(isSweepDue(at(7), at(7, 'another list'))).toBe(true)
})

it('a chain that began anew is read again', () => {
  expect(isSweepDue(at(1000), at(3))).toBe(true)
})
