import type { Argument } from '@musi/chain/explain/argument'
import { expect, it } from 'vitest'
import { unitOf } from './unitOf.ts'

const A = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const B = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const C = '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb'

const number = (name: string): Argument => ({ name, type: 'uint256', value: 1n })
const path: Argument = { name: 'path', type: 'address[]', value: [A, B] }
const address = (name: string, value: string): Argument => ({ name, type: 'address', value })
const pair = { address: C, identity: { kind: 'pair', tokens: [B, A] } } as const
const token = { address: C, identity: { kind: 'token', symbol: 'C', name: 'C', decimals: 18 } } as const

it.each([
  ['amountIn is in the first token of the path', number('amountIn'), [path], null, A],
  ['amountOutMin is in the last token of the path', number('amountOutMin'), [path], null, B],
  ['amountADesired is in token A', number('amountADesired'), [address('tokenA', A)], null, A],
  ['amountTokenMin is in the token', number('amountTokenMin'), [address('token', B)], null, B],
  ['reserve0 of a pair is in the token with the lower address', number('reserve0'), [], pair, A],
  ['amount1Out of a pair is in the token with the higher address', number('amount1Out'), [], pair, B],
  ['a value in an event of a token is in that token', number('value'), [], token, C],
  ['a value in an event of a pair is in its shares', number('value'), [], pair, C],
  ['a value in an event of another contract is a plain number', number('value'), [], null, null],
  ['a deadline is a plain number', number('deadline'), [path], token, null],
] as const)('%s', (_, argument, others, speaker, unit) => {
  expect(unitOf(argument, [argument, ...others], speaker)).toBe(unit)
})

it('only numbers are amounts', () => {
  expect(unitOf({ name: 'value', type: 'bytes32', value: '0x' }, [], token)).toBeNull()
})
