import { expect, it } from 'vitest'
import { steadyLimit } from './steadyLimit.ts'

it.each([
  ['first: the slippage more, rounded up', null, 1_001n, 50, 1_007n],
  ['while it reaches it stays, whichever way the price goes', 1_005n, 1_004n, 50, 1_005n],
  ['and a little below as well', 1_005n, 996n, 50, 1_005n],
  ['once it is too little it is made anew', 1_005n, 1_006n, 50, 1_012n],
  ['once it is far too much as well', 1_005n, 500n, 50, 503n],
  ['without a slippage it is exactly what is needed', null, 1_000n, 0, 1_000n],
] as const)(
  'the limit of an amount that moves, %s (spec: approvals.moving)',
  (_, before, needed, slippageBps, limit) => {
    expect(steadyLimit(before, needed, slippageBps)).toBe(limit)
  },
)
