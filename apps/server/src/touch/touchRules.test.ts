import { openCall } from '@musi/chain/relay/relayedCalls'
import { createECDH } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isKey } from './isKey.ts'
import { operationProblem, transactionGas } from './operationProblem.ts'

type Hex = `0x${string}`
const toHex = (value: bigint | Uint8Array): Hex =>
  `0x${typeof value === 'bigint' ? value.toString(16).padStart(64, '0') : Buffer.from(value).toString('hex')}`
const pad = (hex: Hex): Hex => `0x${hex.slice(2).padStart(64, '0')}`
const concat = (parts: readonly Hex[]): Hex => `0x${parts.map((part) => part.slice(2)).join('')}`

const FACTORY = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const OTHER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const KEY = { x: pad('0x01'), y: pad('0x02') }

const limits = (verification: bigint, call: bigint) => toHex((verification << 128n) + call)
const OPERATION = {
  sender: OTHER,
  nonce: 0n,
  initCode: '0x',
  callData: '0x1234',
  accountGasLimits: limits(150_000n, 200_000n),
  preVerificationGas: 0n,
  gasFees: pad('0x'),
  paymasterAndData: '0x',
  signature: '0xab',
} as const

describe('operations that the server submits (spec: touch.operations)', () => {
  it('may be plain, or deploy their account with our factory', () => {
    expect(operationProblem(OPERATION, FACTORY)).toBe(null)
    expect(operationProblem({ ...OPERATION, initCode: concat([FACTORY, openCall(KEY)]) }, FACTORY)).toBe(null)
  })

  it.each([
    ['fees', { gasFees: pad('0x01') }],
    ['gas before verification', { preVerificationGas: 1n }],
    ['a paymaster', { paymasterAndData: OTHER }],
    ['another factory', { initCode: concat([OTHER, openCall(KEY)]) }],
    ['another call of our factory', { initCode: concat([FACTORY, '0x12345678', KEY.x, KEY.y]) }],
    ['a longer call of our factory', { initCode: concat([FACTORY, openCall(KEY), '0x00']) }],
    ['too much gas to verify', { accountGasLimits: limits(1_200_001n, 0n) }],
    ['too much gas to call', { accountGasLimits: limits(0n, 3_000_001n) }],
    ['a long call', { callData: toHex(new Uint8Array(24_001)) }],
    ['a long signature', { signature: toHex(new Uint8Array(2049)) }],
  ] as const)('must not have %s', (_, change) => {
    expect(operationProblem({ ...OPERATION, ...change }, FACTORY)).toMatch(/^It .+\.$/)
  })

  it('get a transaction gas limit that covers the operation and the EntryPoint’s overhead', () => {
    expect(transactionGas(OPERATION)).toBeGreaterThan(350_000 + 100_000)
    expect(transactionGas(OPERATION)).toBeLessThan(600_000)
  })
})

describe('keys of accounts (spec: touch.welcome)', () => {
  const made = () => {
    const ecdh = createECDH('prime256v1')
    ecdh.generateKeys()
    const point = ecdh.getPublicKey()
    return { x: toHex(point.subarray(1, 33)), y: toHex(point.subarray(33)) }
  }

  it('are accepted if another library created them, and refused with a changed digit', () => {
    for (let run = 0; run < 50; run += 1) {
      const key = made()
      expect(isKey(key)).toBe(true)
      expect(isKey({ ...key, y: toHex(BigInt(key.y) ^ 1n) })).toBe(false)
    }
  })

  it('must have coordinates below the modulus', () => {
    const key = made()
    const p = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffffn
    const { x, y } = key
    expect([
      isKey({ x: toHex(p), y }),
      isKey({ x, y: `0x${'ff'.repeat(32)}` }),
      isKey({ x: pad('0x'), y: pad('0x') }),
    ]).toEqual([false, false, false])
  })
})
