import { type Token, amountOf } from '@musi/domain/currency'
import { ONE, ZERO } from '@musi/domain/fraction'
import { expect, it } from 'vitest'
import { type ReviewedRemoval, hasMoved, removalMoves, reviewedRemoval } from './removalReview.ts'

const token = (digit: string): Token => ({
  kind: 'token',
  address: `0x${digit.repeat(40)}`,
  decimals: 18,
  symbol: digit,
  name: digit,
})
const act = (a: bigint, b: bigint, shares = 7n): ReviewedRemoval =>
  reviewedRemoval({
    a: amountOf(token('1'), a),
    b: amountOf(token('2'), b),
    shares: amountOf(token('3'), shares),
    share: { before: ONE, after: ZERO },
    slippageBps: 50,
    permit: null,
  })

it('a removal must be confirmed again if the shares or an amount changed, up or down; the changes say in which direction (spec: liquidity.remove-review)', () => {
  const shown = act(1000n, 1000n)
  expect(hasMoved(shown, act(1000n, 1000n))).toBe(false)
  expect(hasMoved(shown, act(999n, 1000n))).toBe(true)
  expect(hasMoved(shown, act(1000n, 1001n))).toBe(true)
  expect(hasMoved(shown, act(1000n, 1000n, 6n))).toBe(true)
  expect(hasMoved(shown, null)).toBe(true)
  expect(removalMoves(shown, act(994n, 1000n)).map(({ isBetter }) => isBetter)).toEqual([false])
  expect(removalMoves(shown, act(994n, 1006n)).map(({ isBetter }) => isBetter)).toEqual([false, true])
  expect(removalMoves(shown, null)).toEqual([])
})
