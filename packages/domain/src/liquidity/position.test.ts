import { expect, it } from 'vitest'
import { percentText } from '../amount/percentText.ts'
import { pendingFeeShares } from './poolShares.ts'
import { positionOf } from './position.ts'

const POOL = { reserveA: 2_000_000n, reserveB: 500_000n, totalSupply: 900_000n }

it('a position is its part of the pool and of both tokens, rounded down (spec: liquidity.position)', () => {
  const { ofPool, amountA, amountB } = positionOf(POOL, 300_001n, { kind: 'off' })
  expect([amountA, amountB]).toEqual([666_668n, 166_667n])
  expect(ofPool && percentText(ofPool, 6)).toBe('33.333444%')
})

it('the pending protocol fee counts before it is minted (spec: liquidity.protocol-fee)', () => {
  const fee = { kind: 'on', kLast: 810_000_000_000n } as const
  const due = pendingFeeShares(POOL, fee)
  expect(due).toBeGreaterThan(0n)
  const { amountA } = positionOf(POOL, 300_001n, fee)
  expect(amountA).toBe((300_001n * POOL.reserveA) / (POOL.totalSupply + due))
})

it('a pool without shares has no positions', () => {
  const empty = { reserveA: 0n, reserveB: 0n, totalSupply: 0n }
  expect(positionOf(empty, 0n, { kind: 'off' })).toEqual({ shares: 0n, ofPool: null, amountA: 0n, amountB: 0n })
})
