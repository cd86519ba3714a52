import type { Address } from '@musi/domain/address'
import { expect, it } from 'vitest'
import { type DraftAction, argumentTypes, draftCall, isOfType } from './draft.ts'

const [UNI, LOCK, ANNA]: readonly [Address, Address, Address] = [
  '0x1111111111111111111111111111111111111111',
  '0x2222222222222222222222222222222222222222',
  '0x3333333333333333333333333333333333333333',
]
const token = { kind: 'token', address: UNI, decimals: 18, symbol: 'UNI', name: 'Musi' } as const
const native = { kind: 'native', decimals: 18, symbol: 'ETH', name: 'Ether' } as const
const context = { tokens: [token], timelock: LOCK, native }
const send = { key: 1, kind: 'send', token: UNI, amount: '1.5', to: 'anna.eth', recipient: ANNA } as const
const customCall = { key: 1, kind: 'call', target: ANNA, signature: 'ring(uint8)', values: ['3'], sends: '' } as const
const word = (digits: string) => digits.padStart(64, '0')

it('typed actions become the calls of the treasury, to the last digit (spec: governance.propose, governance.given)', () => {
  expect(draftCall(send, context)).toEqual({
    target: UNI,
    value: 0n,
    signature: 'transfer(address,uint256)',
    data: `0x${word(ANNA.slice(2))}${word((15n * 10n ** 17n).toString(16))}`,
  })
  expect(draftCall({ key: 1, kind: 'delay', days: '3' }, context)).toEqual({
    target: LOCK,
    value: 0n,
    signature: 'setDelay(uint256)',
    data: `0x${word((259_200).toString(16))}`,
  })
  const ring = { target: ANNA, value: 0n, signature: 'ring(uint8)', data: `0x${word('3')}` }
  expect(draftCall(customCall, context)).toEqual(ring)
  expect(draftCall({ ...customCall, sends: '0.0' }, context)).toEqual(ring)
  expect(draftCall({ ...customCall, sends: '1.000000000000000007' }, context)).toEqual({
    ...ring,
    value: 10n ** 18n + 7n,
  })
})

it.each<[Partial<DraftAction>, DraftAction]>([
  [{ amount: '' }, send],
  [{ amount: '0' }, send],
  [{ recipient: null }, send],
  [{ token: LOCK }, send],
  [{ days: '1.5' }, { key: 1, kind: 'delay', days: '' }],
  [{ target: '0x12' }, customCall],
  [{ signature: 'ring' }, customCall],
  [{ values: ['300'] }, customCall],
  [{ sends: '1.0000000000000000001' }, customCall],
])('an action with %j gives no call yet', (changed, action) => {
  expect(draftCall({ ...action, ...changed } as DraftAction, context)).toBeNull()
})

it.each([
  ['uint8', '255', true],
  ['uint8', '256', false],
  ['address', ANNA, true],
  ['address', 'anna.eth', false],
  ['(bool,uint8)[]', '[["true","3"]]', true],
  ['(bool,uint8)[]', 'true, 3', false],
])('a %s can have the value %s: %s', (type, text, is) => {
  expect(isOfType(type, text)).toBe(is)
})

it.each([
  ['ring()', []],
  ['transfer(address,uint256)', ['address', 'uint256']],
  ['a((bool,uint8)[],string)', ['(bool,uint8)[]', 'string']],
  ['a(', null],
])('%s requires arguments of the types %j', (signature, types) => {
  expect(argumentTypes(signature)).toEqual(types)
})
