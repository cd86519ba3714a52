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
  ['what goes in is counted in the first of the path', number('amountIn'), [path], null, A],
  ['what comes out is counted in the last of the path', number('amountOutMin'), [path], null, B],
  ['an amount of A is counted in token A', number('amountADesired'), [address('tokenA', A)], null, A],
  ['an amount of the token is counted in it', number('amountTokenMin'), [address('token', B)], null, B],
  ['the first reserve of a pair is that of the lower address', number('reserve0'), [], pair, A],
  ['what comes out second is the other', number('amount1Out'), [], pair, B],
  ['an amount that a token moves is counted in that token', number('value'), [], token, C],
  ['shares of a pair are counted in the pair', number('value'), [], pair, C],
  ['a number of somebody else is just a number', number('value'), [], null, null],
  ['a deadline is just a number', number('deadline'), [path], token, null],
] as const)('%s', (_, argument, others, speaker, unit) => {
  expect(unitOf(argument, [argument, ...others], speaker)).toBe(unit)
})

it('only numbers are amounts', () => {
  expect(unitOf({ name: 'value', type: 'bytes32', value: '0x' }, [], token)).toBeNull()
})
