import { expect, it } from 'vitest'
import type { Address } from '../address.ts'
import { isExactOnly, knownSpenders } from './knownSpenders.ts'

const at = (last: number): Address => `0x${last.toString(16).padStart(40, '0')}`
const router = at(1)
const adder = at(2)
const jukebox = at(3)
const pair = at(4)
const rewards = at(5)
const dai = at(6)
const exchange = at(7)
const earlier = at(8)
const base = { wrappedNative: at(10), v2Factory: at(11), v2Router: router, multicall3: at(12) }
const book = {
  contracts: { ...base, jukebox, jukeboxV2: earlier, oneTokenLiquidity: adder },
  stakingPools: [{ pair, rewards }],
}

it('every token has the general contracts as spenders, shares also their reward pool, and a token its V1 exchange (spec: approvals.open)', () => {
  const general = (token: Address) => [router, jukebox, earlier, adder].map((spender) => ({ token, spender }))
  expect(knownSpenders(book, [dai, pair], new Map([[dai, exchange]]))).toEqual([
    ...general(dai),
    { token: dai, spender: exchange },
    ...general(pair),
    { token: pair, spender: rewards },
  ])
})

it('a contract that the chain does not have is not a spender', () => {
  expect(knownSpenders({ contracts: base, stakingPools: [] }, [dai])).toEqual([{ token: dai, spender: router }])
})

it('a contract of ours that pulls tokens is never approved without limit (spec: approvals.exact-only)', () => {
  expect([adder, router, jukebox, earlier].map((spender) => isExactOnly(book, spender))).toEqual([
    true,
    false,
    true,
    true,
  ])
  expect(isExactOnly({ contracts: base }, adder)).toBe(false)
})
