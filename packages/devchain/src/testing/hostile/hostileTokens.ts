// For tests only.
import type { Address } from '@musi/domain/address'
import { type Hex, encodeAbiParameters, maxUint256, numberToHex, toFunctionSelector } from 'viem'
import { HIDDEN, MARKUP, NO_UTF8, abiString, abiText } from './extremes.ts'
import { type OddAnswer, oddContract } from './oddContract.ts'

export type HostileToken = { readonly name: string; readonly address: Address; readonly code: Hex }

const number = (value: bigint): OddAnswer => ({ data: encodeAbiParameters([{ type: 'uint256' }], [value]) })
const YES = number(1n)
const MAX_UINT = number(maxUint256)
const EMPTY_ANSWER: OddAnswer = { data: '0x' }
/** The largest reserve of a token a pool can hold. */
export const MAX_RESERVE = 2n ** 112n - 1n

const selectors = (answers: Readonly<Record<string, OddAnswer>>): Record<Hex, OddAnswer> =>
  Object.fromEntries(Object.entries(answers).map(([signature, answer]) => [toFunctionSelector(signature), answer]))

const plainAnswers = {
  'name()': { data: abiText('Plain') },
  'symbol()': { data: abiText('PLAIN') },
  'decimals()': number(18n),
  'totalSupply()': number(10n ** 24n),
  'balanceOf(address)': number(10n ** 21n),
  'transfer(address,uint256)': YES,
  'transferFrom(address,address,uint256)': YES,
  'approve(address,uint256)': YES,
  'allowance(address,address)': MAX_UINT,
} satisfies Readonly<Record<string, OddAnswer>>

/** An ordinary token except for the given answers. */
const tokenExcept = (answers: Readonly<Record<string, OddAnswer>>): Hex =>
  oddContract(selectors({ ...plainAnswers, ...answers }), 'revert')

const CODES: Readonly<Record<string, Hex>> = {
  'decimals 255': tokenExcept({ 'decimals()': number(255n), 'symbol()': { data: abiText('D255') } }),
  'decimals 2^256-1': tokenExcept({ 'decimals()': MAX_UINT, 'symbol()': { data: abiText('DMAX') } }),
  'decimals 0': tokenExcept({ 'decimals()': number(0n), 'symbol()': { data: abiText('D0') } }),
  'everything at its most': tokenExcept({
    'totalSupply()': MAX_UINT,
    'balanceOf(address)': number(MAX_RESERVE),
    'symbol()': { data: abiText('MOST') },
  }),
  'balances of 2^256-1': tokenExcept({ 'balanceOf(address)': MAX_UINT, 'totalSupply()': number(0n) }),
  'nothing at all': tokenExcept({ 'totalSupply()': number(0n), 'balanceOf(address)': number(0n) }),
  'names with markup': tokenExcept({ 'name()': { data: abiText(MARKUP) }, 'symbol()': { data: abiText(MARKUP) } }),
  'names that hide': tokenExcept({
    'name()': { data: abiText(HIDDEN) },
    'symbol()': { data: abiText(`US${HIDDEN}DC`) },
  }),
  'names that are no text': tokenExcept({
    'name()': { data: abiString(NO_UTF8) },
    'symbol()': { data: abiString(NO_UTF8) },
  }),
  'names of a megabyte': tokenExcept({ 'name()': { zeros: 1_000_000 }, 'symbol()': { zeros: 1_000_000 } }),
  'names that are empty': tokenExcept({ 'name()': { data: abiText('') }, 'symbol()': { data: abiText('') } }),
  'a look-alike': tokenExcept({ 'name()': { data: abiText('USD Coin') }, 'symbol()': { data: abiText('USDC') } }),
  'functions that revert': oddContract({}, 'revert'),
  'reverts with a megabyte': oddContract({}, 'revertMegabyte'),
  'functions that burn gas': oddContract({}, 'burn'),
  'answers nothing': oddContract({}, EMPTY_ANSWER),
  'answers 2^256-1 to everything': oddContract({}, MAX_UINT),
  'answers zero to everything': oddContract({}, number(0n)),
  'answers a megabyte to everything': oddContract({}, { zeros: 1_000_000 }),
}

/** The hostile tokens, at inconspicuous addresses. */
export const HOSTILE_TOKENS: readonly HostileToken[] = Object.entries(CODES).map(([name, code], at) => ({
  name,
  address: numberToHex(0x0dd0_0000_0000_0000_0000_0000_0000_0000_0000_0000n * 16n + BigInt(at + 1), { size: 20 }),
  code,
}))
