import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blockOfAnswer, sharedCall } from './sharedCall.ts'

const TO = '0x00000000000000000000000000000000000000aa'
const SENDER = '0x00000000000000000000000000000000000000bb'
const keyOf = (method: string, params: unknown) => sharedCall({ method, params })?.key ?? null

describe('calls that all pages share (spec: rpc.asked-once)', () => {
  test.each([
    ['a call of code at latest', 'eth_call', [{ to: TO, data: '0x01' }, 'latest']],
    ['the same with input', 'eth_call', [{ to: TO, input: '0x01' }, 'latest']],
    ['the number of the newest block', 'eth_blockNumber', []],
  ])('%s is shared', (_, method, params) => {
    expect(keyOf(method, params)).not.toBeNull()
  })

  test.each([
    ['a call of an account', 'eth_call', [{ from: SENDER, to: TO, data: '0x01' }, 'latest']],
    ['a call with a value', 'eth_call', [{ to: TO, data: '0x01', value: '0x1' }, 'latest']],
    ['a call with gas', 'eth_call', [{ to: TO, data: '0x01', gas: '0x1' }, 'latest']],
    ['a call with overridden state', 'eth_call', [{ to: TO, data: '0x01' }, 'latest', { [TO]: { code: '0x' } }]],
    ['a call at the pending block', 'eth_call', [{ to: TO, data: '0x01' }, 'pending']],
    ['a call at a block', 'eth_call', [{ to: TO, data: '0x01' }, '0x10']],
    ['a call at a block hash', 'eth_call', [{ to: TO, data: '0x01' }, { blockHash: '0x10' }]],
    ['a call without a block', 'eth_call', [{ to: TO, data: '0x01' }]],
    ['a call of null', 'eth_call', [null, 'latest']],
    ['params that are no array', 'eth_call', { to: TO }],
    ['a nonce', 'eth_getTransactionCount', [SENDER, 'latest']],
    ['a balance', 'eth_getBalance', [SENDER, 'latest']],
    ['code', 'eth_getCode', [TO, 'latest']],
    ['a gas estimate', 'eth_estimateGas', [{ to: TO, data: '0x01' }, 'latest']],
    ['a price of gas', 'eth_gasPrice', []],
    ['prices of gas', 'eth_feeHistory', ['0x1', 'latest', []]],
    ['a block', 'eth_getBlockByNumber', ['latest', false]],
    ['a receipt', 'eth_getTransactionReceipt', ['0x01']],
    ['a transaction', 'eth_sendRawTransaction', ['0x01']],
    ['a simulation', 'eth_simulateV1', [{}, 'latest']],
  ])('%s is not shared', (_, method, params) => {
    expect(sharedCall({ method, params })).toBeNull()
  })

  test('two calls have the same key only if they are equal', () => {
    const hex = fc.uint8Array({ maxLength: 8 }).map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`)
    const call = fc.record({ to: hex, data: hex })
    fc.assert(
      fc.property(call, call, (one, other) => {
        const isSame = one.to === other.to && one.data === other.data
        expect(keyOf('eth_call', [one, 'latest']) === keyOf('eth_call', [other, 'latest'])).toBe(isSame)
      }),
    )
  })

  test('no input from a stranger causes an exception', () => {
    fc.assert(fc.property(fc.string(), fc.jsonValue(), (method, params) => void sharedCall({ method, params })))
    fc.assert(fc.property(fc.jsonValue(), (params) => void sharedCall({ method: 'eth_call', params })))
  })
})

const word = (value: number) => value.toString(16).padStart(64, '0')

test.each([
  ['an aggregate', '0x399542e9', `0x${word(17)}${word(1)}`, 17],
  ['the older aggregate', '0x252dba42', `0x${word(17)}`, 17],
  ['another function', '0x0902f1ac', `0x${word(17)}`, null],
  ['no text', '0x399542e9', null, null],
] as const)('the block that an answer names: %s', (_, selector, result, block) => {
  const call = { method: 'eth_call', params: [{ to: TO, data: `${selector}00` }, 'latest'] }
  expect(blockOfAnswer(call, result)).toBe(block)
})
