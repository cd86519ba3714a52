import * as v from 'valibot'
import { expect, test } from 'vitest'
import { OPERATIONS_PATH, WELCOME_PATH, operationPath } from '../paths.ts'
import { MAX_OPERATION_BYTES, OPERATION_REFUSALS, OperationRequest, OperationState } from './operations.ts'
import { RECOVERY_REFUSALS } from './recoveries.ts'
import { MAX_WELCOME_BYTES, WELCOME_REFUSALS, WelcomeAnswer, WelcomeRequest } from './welcome.ts'

const word = (digit: string) => `0x${digit.repeat(64)}`
const sender = '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108'
const operation = {
  sender,
  nonce: '5',
  initCode: '0x',
  callData: '0x00',
  accountGasLimits: word('1'),
  preVerificationGas: '0',
  gasFees: word('0'),
  paymasterAndData: '0x',
  signature: '0x00',
}
const welcome = { song: word('1'), sponsor: sender, x: word('2'), y: word('3') }

test('an operation has every part, each in its own form, or is refused', () => {
  expect(v.is(OperationRequest, operation)).toBe(true)
  const wrong = { nonce: `${2n ** 256n}`, callData: '0x0', gasFees: '0x', sender: '0x00', preVerificationGas: '-1' }
  for (const [part, value] of Object.entries({ ...wrong, accountGasLimits: 5, signature: undefined }))
    expect([part, v.is(OperationRequest, { ...operation, [part]: value })]).toEqual([part, false])
  expect(JSON.stringify({ ...operation, callData: `0x${'00'.repeat(16_384)}` }).length).toBeLessThan(
    MAX_OPERATION_BYTES,
  )
})

test('the state of an operation is one of four, and names a transaction or none', () => {
  const state = { operation: word('a'), state: 'failed', transaction: word('b') }
  expect(v.is(OperationState, state)).toBe(true)
  expect(v.is(OperationState, { ...state, state: 'waiting', transaction: null })).toBe(true)
  expect(v.is(OperationState, { ...state, state: 'mined' })).toBe(false)
  expect(v.is(OperationState, { ...state, transaction: '0xb' })).toBe(false)
})

test('a welcome names a song, who pays, and a key', () => {
  expect(v.is(WelcomeRequest, welcome)).toBe(true)
  for (const part of Object.keys(welcome))
    expect([part, v.is(WelcomeRequest, { ...welcome, [part]: '0x1' })]).toEqual([part, false])
  expect(v.is(WelcomeAnswer, { account: sender, transaction: word('b'), ticket: null })).toBe(true)
  expect(JSON.stringify(welcome).length).toBeLessThan(MAX_WELCOME_BYTES)
})

test('an operation is asked for below the path that takes it', () => {
  expect(operationPath(word('a'))).toBe(`${OPERATIONS_PATH}/${word('a')}`)
  expect(WELCOME_PATH).not.toBe(OPERATIONS_PATH)
})

test('each refusal has a code of its own', () => {
  for (const codes of [OPERATION_REFUSALS, RECOVERY_REFUSALS, WELCOME_REFUSALS])
    expect(new Set(codes).size).toBe(codes.length)
})
