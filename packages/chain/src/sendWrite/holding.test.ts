import { expect, it } from 'vitest'
import { holdingQuery } from './holding.ts'

const OWNER = `0x${'1'.repeat(40)}` as const
const PAIR = `0x${'2'.repeat(40)}` as const

it.each([
  ['shares of a pool that does not exist yet are zero', 'shares', '0x', 0n],
  ['shares equal the pool’s answer', 'shares', `0x${'7'.padStart(64, '0')}`, 7n],
  ['a balance is unknown if the token gives no answer', 'token', '0x', undefined],
  ['a reverting balance is unknown', 'shares', null, undefined],
] as const)('%s (spec: sending.rehearsal)', (_, kind, answer, amount) => {
  expect(holdingQuery({ owner: OWNER, asset: { kind, address: PAIR } }, PAIR).amountIn(answer)).toBe(amount)
})
