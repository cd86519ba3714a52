import { expect, it } from 'vitest'
import { steadyLimit } from './steadyLimit.ts'

it.each([
  ['is the amount plus slippage, rounded up, if there was none before', null, 1_001n, 50, 1_007n],
  ['stays while it suffices', 1_005n, 1_004n, 50, 1_005n],
  ['stays if the amount falls a little', 1_005n, 996n, 50, 1_005n],
  ['is computed again once it is too low', 1_005n, 1_006n, 50, 1_012n],
  ['is computed again once it is far too high', 1_005n, 500n, 50, 503n],
  ['is exactly the amount without slippage', null, 1_000n, 0, 1_000n],
] as const)(
  'the approval limit of an amount that follows a price %s (spec: approvals.moving)',
  (_, previousLimit, needed, slippageBps, limit) => {
    expect(steadyLimit(previousLimit, needed, slippageBps)).toBe(limit)
  },
)
