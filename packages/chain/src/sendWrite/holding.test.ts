import { expect, it } from 'vitest'
import { holdingQuery } from './holding.ts'

const OWNER = `0x${'1'.repeat(40)}` as const
const PAIR = `0x${'2'.repeat(40)}` as const

it.each([
  ['shares of a pool that is not made yet are none', 'shares', '0x', 0n],
  ['shares are as many as the pool says', 'shares', `0x${'7'.padStart(64, '0')}`, 7n],
  ['a token that says nothing is not known', 'token', '0x', undefined],
  ['what reverts is not known', 'shares', null, undefined],
] as const)('%s (spec: sending.rehearsal)', (_, kind, answer, amount) => {
  expect(holdingQuery({ owner: OWNER, asset: { kind, address: PAIR } }, PAIR).amountIn(answer)).toBe(amount)
})
