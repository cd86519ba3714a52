import { expect, it } from 'vitest'
import { collectables, sumOf } from './collectable.ts'

it('the collectable amounts are all pools with rewards due and the airdrop, the largest first (spec: staking.collectable)', () => {
  const all = collectables(
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

it('the collectable total is unknown until every part was read, and never a sum that silently omits one', () => {
  expect(collectables([{ pool: 'DAI', amount: null }], 7n)).toBeNull()
  expect(collectables([{ pool: 'DAI', amount: 5n }], null)).toBeNull()
})
