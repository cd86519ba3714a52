import { describe, expect, it } from 'vitest'
import { type Native, type Token, amountOf } from '../currency.ts'
import { fraction } from '../fraction.ts'
import { type AddInput, addProblem, isInvalidPair } from './addProblem.ts'

const ETHER: Native = { kind: 'native', decimals: 18, symbol: 'ETH', name: 'Ether' }
const token = (digit: string, symbol: string): Token => ({
  kind: 'token',
  address: `0x${digit.repeat(40)}`,
  decimals: 18,
  symbol,
  name: symbol,
})
const WRAPPED = token('1', 'WETH')
const DAI = token('2', 'DAI')
const READY: AddInput = {
  connected: true,
  currencies: [ETHER, DAI],
  wrappedAddress: WRAPPED.address,
  sides: [
    { amount: amountOf(ETHER, 5n), balance: 5n },
    { amount: amountOf(DAI, 7n), balance: 7n },
  ],
  minted: { kind: 'minted', shares: 1n, ofPool: fraction(1n, 2n) },
}
const [a, b] = READY.sides
const blank = (side: AddInput['sides'][0]) => ({ ...side, amount: null })

describe('the first problem that prevents adding liquidity (spec: liquidity.add-problems)', () => {
  it.each<[string, Partial<AddInput>, ReturnType<typeof addProblem>]>([
    ['nothing', {}, null],
    ['no wallet, before anything else', { connected: false, currencies: [DAI, DAI] }, { kind: 'connectWallet' }],
    ['the same currency twice', { currencies: [DAI, DAI] }, { kind: 'invalidPair' }],
    ['the native currency and its wrapped token', { currencies: [ETHER, WRAPPED] }, { kind: 'invalidPair' }],
    ['no amount of A', { sides: [{ amount: null, balance: 5n }, b] }, { kind: 'enterAmount' }],
    ['no amount of B', { sides: [a, { amount: null, balance: 0n }] }, { kind: 'enterAmount' }],
    ['too little for a share', { minted: { kind: 'tooLittle' } }, { kind: 'enterAmount' }],
    ['both amounts without a quote', { minted: null }, { kind: 'enterAmount' }],
    [
      'nothing typed while the pool is read',
      { sides: [blank(a), blank(b)], minted: { kind: 'reading' } },
      { kind: 'enterAmount' },
    ],
    ['one amount while the pool is read', { sides: [a, blank(b)], minted: { kind: 'reading' } }, null],
    [
      'one amount above the balance while the pool is read',
      { sides: [{ ...a, balance: 4n }, blank(b)], minted: { kind: 'reading' } },
      { kind: 'insufficientBalance', currency: ETHER },
    ],
    ['case 5: more than a pair can hold', { minted: { kind: 'tooMuch' } }, { kind: 'poolFull' }],
    [
      'more than a pair can hold and than the balance',
      { sides: [{ ...a, balance: 4n }, b], minted: { kind: 'tooMuch' } },
      { kind: 'insufficientBalance', currency: ETHER },
    ],
    [
      'an amount of A above the balance',
      { sides: [{ ...a, balance: 4n }, b] },
      { kind: 'insufficientBalance', currency: ETHER },
    ],
    [
      'an amount of B above the balance',
      { sides: [a, { ...b, balance: 6n }] },
      { kind: 'insufficientBalance', currency: DAI },
    ],
    [
      'both amounts above the balances: B is reported',
      {
        sides: [
          { ...a, balance: 0n },
          { ...b, balance: 0n },
        ],
      },
      { kind: 'insufficientBalance', currency: DAI },
    ],
    ['an unknown balance is no problem', { sides: [{ ...a, balance: null }, b] }, null],
  ])('%s', (_, change, problem) => {
    expect(addProblem({ ...READY, ...change })).toEqual(problem)
  })
})

it('a pair needs two different currencies; native and wrapped count as one', () => {
  expect(isInvalidPair(ETHER, DAI, WRAPPED.address)).toBe(false)
  expect(isInvalidPair(WRAPPED, DAI, WRAPPED.address)).toBe(false)
  expect(isInvalidPair(ETHER, ETHER, WRAPPED.address)).toBe(true)
})
