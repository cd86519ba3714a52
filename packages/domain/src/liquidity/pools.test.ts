import { describe, expect, it } from 'vitest'
import type { Address } from '../address.ts'
import type { Native, Token } from '../currency.ts'
import { fraction } from '../fraction.ts'
import { poolSearchResult } from './poolSearchResult.ts'
import { addedMinimum } from './liquidityMinimum.ts'
import { moveState } from './v1/moveState.ts'
import { isNewPool, pairState } from './pairState.ts'
import { addedShareText } from './shareText.ts'
import { trackedPairs } from './trackedPairs.ts'

const address = (digit: string): Address => `0x${digit.repeat(40)}`
const token = (digit: string): Token => ({
  kind: 'token',
  address: address(digit),
  decimals: 18,
  symbol: digit,
  name: digit,
})
const ether: Native = { kind: 'native', decimals: 18, symbol: 'ETH', name: 'Ether' }
const wrapped = token('1')
const dai = token('2')
const pool = { reserveA: 5n, reserveB: 5n, totalSupply: 5n }
const empty = { reserveA: 0n, reserveB: 0n, totalSupply: 0n }
const stateOf = (onChain: typeof pool | null | 'loading') => pairState([ether, dai], wrapped.address, onChain)

describe('pair states LOADING, NOT_EXISTS, EXISTS, INVALID (spec: liquidity.pair-state)', () => {
  it('a pair of one currency, or of native and wrapped, is invalid, whatever the chain says', () => {
    expect(pairState([dai, dai], wrapped.address, 'loading')).toEqual({ kind: 'invalid' })
    expect(pairState([ether, wrapped], wrapped.address, null)).toEqual({ kind: 'invalid' })
  })
  it('any other pair has the state read from the chain', () => {
    expect(stateOf('loading')).toEqual({ kind: 'loading' })
    expect(stateOf(null)).toEqual({ kind: 'notExists' })
    expect(stateOf(pool)).toEqual({ kind: 'exists', pool })
  })
  it('pool creation applies when the pair does not exist or total supply is zero (spec: liquidity.new-pool)', () => {
    expect([null, empty].map((onChain) => isNewPool(stateOf(onChain)))).toEqual([true, true])
    expect(isNewPool(stateOf(pool)) || isNewPool(stateOf('loading')) || isNewPool({ kind: 'invalid' })).toBe(false)
  })
})

describe('find pool (spec: liquidity.find-pool)', () => {
  it.each([
    ['both tokens have to be picked', null, null, 'selectToken'],
    ['Invalid pair.', { kind: 'invalid' }, 5n, 'invalid'],
    ['Loading', stateOf('loading'), 5n, 'loading'],
    ['Loading, as long as the shares are not known', stateOf(pool), null, 'loading'],
    ['No pool found.', stateOf(null), null, 'noPool'],
    ['No pool found. where both reserves are zero', stateOf(empty), 5n, 'noPool'],
    ['one that holds something of one side only is there', stateOf({ ...pool, reserveB: 0n }), 5n, 'found'],
    ['whichever side it is', stateOf({ ...pool, reserveA: 0n }), 5n, 'found'],
    ['You don’t have liquidity in this pool yet.', stateOf(pool), 0n, 'noLiquidity'],
    ['Pool Found!', stateOf(pool), 1n, 'found'],
  ] as const)('%s', (_, state, held, found) => {
    expect(poolSearchResult(state, held)).toBe(found)
  })
})

it('tracked pairs = saved pairs + (all tokens × tracked bases) + pinned pairs, deduped, sorted by address', () => {
  const [a, b, c, d] = ['A', 'b', 'c', 'd'].map(address) as [Address, Address, Address, Address]
  expect(
    trackedPairs({
      saved: [
        [d, c],
        [d, d],
      ],
      tokens: [b, c],
      bases: [a, b],
      pinned: [
        [c, d],
        [a, d],
      ],
    }),
  ).toEqual([
    [a, b],
    [a, c],
    [a, d],
    [b, c],
    [c, d],
  ])
})

it.each([
  [null, '0%'],
  [{ kind: 'reading' }, '-'],
  [{ kind: 'tooLittle' }, '0%'],
  [{ kind: 'minted', shares: 1n, ofPool: fraction(1n) }, '100%'],
  [{ kind: 'minted', shares: 1n, ofPool: fraction(1n, 10_001n) }, '<0.01%'],
  [{ kind: 'minted', shares: 1n, ofPool: fraction(1n, 3n) }, '33.33%'],
] as const)(
  'the pool share of %o is shown as %s: <0.01 below 0.01%, 100% when creating and a dash while the pool is not read (spec: liquidity.share-text)',
  (minted, text) => {
    expect(addedShareText(minted)).toBe(text)
  },
)

it('adding accepts the slippage, but creating has the amounts as minimums (spec: liquidity.minimums)', () => {
  expect(addedMinimum(1000n, 50, false)).toBe(995n)
  expect(addedMinimum(1000n, 50, true)).toBe(1000n)
})

it.each([
  [false, false, 0n, 'ready'],
  [false, true, 5n, 'ready'],
  [true, true, 5n, 'moving'],
  [true, true, null, 'moving'],
  [true, false, 5n, 'ready'],
  [true, true, 0n, 'done'],
  [true, false, 0n, 'done'],
] as const)(
  'V1 migrate: Migrate, Migrating, Success = own transaction sent and balance now 0: sent %s, pending %s, left %s',
  (isSent, isPending, balance, state) => {
    expect(moveState(isSent, isPending, balance)).toBe(state)
  },
)
