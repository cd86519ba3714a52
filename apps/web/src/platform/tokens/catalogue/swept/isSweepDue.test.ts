import { expect, it } from 'vitest'
import { isSweepDue } from './isSweepDue.ts'

const at = (block: number, tokens = 'the list') => ({ block, tokens })

it('all balances are read on opening and every 20 blocks (spec: tokens.balances-swept)', () => {
  expect(isSweepDue(null, at(7))).toBe(true)
  const later = Array.from({ length: 30 }, (_, blocks) => isSweepDue(at(7), at(7 + blocks)))
  expect(later.indexOf(true)).toBe(20)
  expect(later.slice(20)).not.toContain(false)
})

it('the balances of another list are read at once', () => {
  expect(isSweepDue(at(7), at(7, 'another list'))).toBe(true)
})

it('after a chain restart, all balances are read again', () => {
  expect(isSweepDue(at(1000), at(3))).toBe(true)
})
