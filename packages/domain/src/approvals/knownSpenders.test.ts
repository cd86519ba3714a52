import { expect, it } from 'vitest'
import type { Address } from '../address.ts'
import { isExactOnly, knownSpenders } from './knownSpenders.ts'

const addressOf = (last: number): Address => `0x${last.toString(16).padStart(40, '0')}`
const router = addressOf(1)
const adder = addressOf(2)
const jukebox = addressOf(3)
const pair = addressOf(4)
const rewards = addressOf(5)
const dai = addressOf(6)
const exchange = addressOf(7)
const earlierJukebox = addressOf(8)
const base = { wrappedNative: addressOf(10), v2Factory: addressOf(11), v2Router: router, multicall3: addressOf(12) }
const book = {
  contracts: { ...base, jukebox, jukeboxV2: earlierJukebox, oneTokenLiquidity: adder },
  stakingPools: [{ pair, rewards }],
}

it('every token has the general contracts as spenders, shares also their reward pool, and a token its V1 exchange (spec: approvals.open)', () => {
  const general = (token: Address) => [router, jukebox, earlierJukebox, adder].map((spender) => ({ token, spender }))
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
  expect([adder, router, jukebox, earlierJukebox].map((spender) => isExactOnly(book, spender))).toEqual([
    true,
    false,
    true,
    true,
  ])
  expect(isExactOnly({ contracts: base }, adder)).toBe(false)
})
