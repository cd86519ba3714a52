import { expect, it } from 'vitest'
import { collectableAmounts, sumOf } from './collectableAmounts.ts'

it('the collectable amounts are the airdrop and all pools with rewards, largest first (spec: staking.collectable)', () => {
  const all = collectableAmounts(
    [
      { pool: 'DAI', amount: 5n },
      { pool: 'USDC', amount: 0n },
      { pool: 'wBTC', amount: 9n },
    ],
    7n,
  )
  expect(all).toEqual([
    { kind: 'rewards', pool: 'wBTC', amount: 9n },
    { kind: 'airdrop', amount: 7n },
    { kind: 'rewards', pool: 'DAI', amount: 5n },
  ])
  expect(sumOf(all ?? [])).toBe(21n)
})

it('the collectable total is unknown until every part is read', () => {
  expect(collectableAmounts([{ pool: 'DAI', amount: null }], 7n)).toBeNull()
  expect(collectableAmounts([{ pool: 'DAI', amount: 5n }], null)).toBeNull()
})
