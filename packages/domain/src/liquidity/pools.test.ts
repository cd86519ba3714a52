import { describe, expect, it } from 'vitest'
import type { Address } from '../address.ts'
import type { Native, Token } from '../currency.ts'
import { fraction } from '../fraction.ts'
import { poolSearchResult } from './poolSearchResult.ts'
import { addedMinimum } from './liquidityMinimum.ts'
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

describe('the state of a pair (spec: liquidity.pair-state)', () => {
  it('is invalid for one currency twice, or native and wrapped, whatever the chain says', () => {
    expect(pairState([dai, dai], wrapped.address, 'loading')).toEqual({ kind: 'invalid' })
    expect(pairState([ether, wrapped], wrapped.address, null)).toEqual({ kind: 'invalid' })
  })
  it('is otherwise the one read from the chain', () => {
    expect(stateOf('loading')).toEqual({ kind: 'loading' })
    expect(stateOf(null)).toEqual({ kind: 'notExists' })
    expect(stateOf(pool)).toEqual({ kind: 'exists', pool })
  })
  it('makes the next deposit create the pool if the pair does not exist or has no shares (spec: liquidity.new-pool)', () => {
    expect([null, empty].map((onChain) => isNewPool(stateOf(onChain)))).toEqual([true, true])
    expect(isNewPool(stateOf(pool)) || isNewPool(stateOf('loading')) || isNewPool({ kind: 'invalid' })).toBe(false)
  })
})

describe('the pool search (spec: liquidity.find-pool)', () => {
  it.each([
    ['asks for both tokens', null, null, 'selectToken'],
    ['reports an invalid pair', { kind: 'invalid' }, 5n, 'invalid'],
    ['is loading until the pool is read', stateOf('loading'), 5n, 'loading'],
    ['is loading until the shares are read', stateOf(pool), null, 'loading'],
    ['reports a missing pool', stateOf(null), null, 'noPool'],
    ['reports a pool with empty reserves as missing', stateOf(empty), 5n, 'noPool'],
    ['finds a pool with reserve A alone', stateOf({ ...pool, reserveB: 0n }), 5n, 'found'],
    ['finds a pool with reserve B alone', stateOf({ ...pool, reserveA: 0n }), 5n, 'found'],
    ['reports a pool without shares of the account', stateOf(pool), 0n, 'noLiquidity'],
    ['finds a pool with shares of the account', stateOf(pool), 1n, 'found'],
  ] as const)('%s', (_, state, shares, result) => {
    expect(poolSearchResult(state, shares)).toBe(result)
  })
})

it('tracked pairs are saved pairs, tokens with bases, and pinned pairs, each once, sorted by address', () => {
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
] as const)('the pool share of %o is shown as %s (spec: liquidity.share-text)', (minted, text) => {
  expect(addedShareText(minted)).toBe(text)
})

it('adding to a pool accepts slippage, creating one does not (spec: liquidity.minimums)', () => {
  expect(addedMinimum(1000n, 50, false)).toBe(995n)
  expect(addedMinimum(1000n, 50, true)).toBe(1000n)
})
