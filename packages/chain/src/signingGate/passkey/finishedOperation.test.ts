import {
  hashMessage,
  hashTypedData,
  keccak256,
  parseAbi,
  stringToHex,
  toHex,
  zeroAddress,
  concat,
  encodeFunctionData,
} from 'viem'
import { expect, test } from 'vitest'
import { packedOperation } from '../../passkey/packedOperation.ts'
import {
  type OperationBounds,
  type PackedOperation,
  accountTextHash,
  finishedOperation,
  openingCode,
} from './finishedOperation.ts'
import { ENTRY_POINT } from '../../relay/operationEvent.ts'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const factory = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const evil = '0x00000000000000000000000000000000000000e1'
const key = { x: keccak256('0x01'), y: keccak256('0x02') } as const
const one = { to: factory, data: '0xabcdef', value: 0n } as const
const two = { to: account, data: `0x${'17'.repeat(500)}`, value: 10n ** 18n } as const
const finished = [one, two].map(({ to, data, value }) => ({ to, data, value: toHex(value) }))
const untilSeconds = 1_800_000_000n
const bounds: OperationBounds = { account, chainId: 31337, calls: finished, factory, key, untilSeconds }
const honest = packedOperation({ sender: account, nonce: 7n, initCode: '0x', calls: [one, two] })

const hashByViem = (message: PackedOperation, chainId = 31337, verifyingContract: `0x${string}` = ENTRY_POINT) =>
  hashTypedData({
    domain: { name: 'ERC4337', version: '1', chainId, verifyingContract },
    types: {
      PackedUserOperation: [
        { type: 'address', name: 'sender' },
        { type: 'uint256', name: 'nonce' },
        { type: 'bytes', name: 'initCode' },
        { type: 'bytes', name: 'callData' },
        { type: 'bytes32', name: 'accountGasLimits' },
        { type: 'uint256', name: 'preVerificationGas' },
        { type: 'bytes32', name: 'gasFees' },
        { type: 'bytes', name: 'paymasterAndData' },
      ],
    },
    primaryType: 'PackedUserOperation',
    message,
  })

/** The gate's answer for an operation of this hash. */
const passed = (hash: `0x${string}`, until = untilSeconds) => ({
  ok: true,
  hash,
  challenge: keccak256(concat([hash, toHex(until, { size: 6 })])),
})

test('the hash is that of EIP-712 for the EntryPoint, for operations of any length', () => {
  for (const bytes of [0, 1, 31, 32, 67, 68, 100, 135, 136, 137, 1000]) {
    const call = { to: factory, data: toHex(new Uint8Array(bytes).fill(9)) } as const
    const operation = packedOperation({
      sender: account,
      nonce: 2n ** 200n,
      initCode: '0x',
      calls: [{ ...call, value: 3n }],
    })
    const ours = finishedOperation(operation, { ...bounds, calls: [{ ...call, value: '0x3' }] })
    expect([bytes, ours]).toEqual([bytes, passed(hashByViem(operation))])
  }
  expect(finishedOperation(honest, bounds)).toEqual(passed(hashByViem(honest)))
})

test('the hash differs for another chain', () => {
  expect(finishedOperation(honest, { ...bounds, chainId: 137 })).toEqual(passed(hashByViem(honest, 137)))
  expect(hashByViem(honest, 137)).not.toBe(hashByViem(honest))
})

test('the expiry is signed with the operation, and an operation without one is refused (spec: wallets.passkey-ends)', () => {
  for (const until of [1n, untilSeconds, 2n ** 48n - 1n])
    expect(finishedOperation(honest, { ...bounds, untilSeconds: until })).toEqual(passed(hashByViem(honest), until))
  for (const until of [0n, -1n, 2n ** 48n, 5 as unknown as bigint, '1800000000' as unknown as bigint])
    expect(finishedOperation(honest, { ...bounds, untilSeconds: until })).toMatchObject({ ok: false })
})

test('any nonce of lane 0 and the first nonce of any other lane are allowed', () => {
  for (const nonce of [0n, 8n, 2n ** 64n - 1n, 1n << 64n, (2n ** 192n - 1n) << 64n]) {
    const operation = { ...honest, nonce }
    expect(finishedOperation(operation, bounds)).toEqual(passed(hashByViem(operation)))
  }
})

const refused: readonly (readonly [what: string, changed: Partial<PackedOperation>])[] = [
  ['of another account', { sender: evil }],
  ['with a fee', { gasFees: `0x${'00'.repeat(31)}01` }],
  ['with gas paid in advance', { preVerificationGas: 1n }],
  ['with a paymaster', { paymasterAndData: evil }],
  ['that deploys with another factory', { initCode: openingCode(evil, key) }],
  ['that deploys the account of another key', { initCode: openingCode(factory, { x: key.y, y: key.x }) }],
  ['that deploys with extra bytes', { initCode: `${openingCode(factory, key)}00` }],
  ['with another call', { callData: packedOperation({ ...honest, calls: [{ ...one, to: evil }, two] }).callData }],
  [
    'with other data',
    { callData: packedOperation({ ...honest, calls: [{ ...one, data: '0xabcdee' }, two] }).callData },
  ],
  ['that sends more', { callData: packedOperation({ ...honest, calls: [{ ...one, value: 1n }, two] }).callData }],
  ['without a call', { callData: packedOperation({ ...honest, calls: [one] }).callData }],
  ['with one call more', { callData: packedOperation({ ...honest, calls: [one, two, one] }).callData }],
  ['in another order', { callData: packedOperation({ ...honest, calls: [two, one] }).callData }],
  ['with trailing bytes', { callData: `${honest.callData}00` }],
  ['without calls', { callData: '0x' }],
  [
    'whose calls may fail one by one',
    { callData: honest.callData.replace('0xe9ae5c5301', '0xe9ae5c5300') as `0x${string}` },
  ],
  [
    'that calls another function of the account',
    {
      callData: encodeFunctionData({
        abi: parseAbi(['function setRecoverer(bytes who)']),
        functionName: 'setRecoverer',
        args: [evil],
      }),
    },
  ],
  ['with gas limits of another length', { accountGasLimits: '0x00' }],
  ['with a nonce of 257 bits', { nonce: 2n ** 256n }],
  ['with a later nonce in another lane', { nonce: (5n << 64n) + 1n }],
  ['with a nonce below 0', { nonce: -1n }],
]
test.each(refused)('an operation %s is refused', (_, changed) => {
  expect(finishedOperation({ ...honest, ...changed }, bounds)).toMatchObject({
    ok: false,
    refusal: { kind: 'unknownCalldata' },
  })
})

test('an operation with a getter is refused, and the getter is not called', () => {
  let reads = 0
  const changing = Object.defineProperty({ ...honest }, 'callData', { get: () => (reads += 1), enumerable: true })
  expect(finishedOperation(changing, bounds)).toMatchObject({ ok: false })
  expect(reads).toBe(0)
})

test('an operation may deploy the account of this key, with or without calls', () => {
  const opening = { ...honest, initCode: openingCode(factory, key) }
  expect(finishedOperation(opening, bounds)).toEqual(passed(hashByViem(opening)))
  const empty = packedOperation({ ...opening, calls: [] })
  expect(finishedOperation(empty, { ...bounds, calls: [] })).toEqual(passed(hashByViem(empty)))
})

test('a text is signed as nested in the account’s own domain (ERC-7739)', () => {
  for (const text of ['', 'Sign in to Musi.', 'x'.repeat(400)]) {
    const prefixed = concat([stringToHex(`\u0019Ethereum Signed Message:\n${text.length}`), stringToHex(text)])
    expect(keccak256(prefixed)).toBe(hashMessage(text))
    const byViem = hashTypedData({
      domain: { name: 'Musi Account', version: '1', chainId: 31337, verifyingContract: account },
      types: { PersonalSign: [{ name: 'prefixed', type: 'bytes' }] },
      primaryType: 'PersonalSign',
      message: { prefixed },
    })
    expect(accountTextHash(stringToHex(text), account, 31337)).toBe(byViem)
    expect(accountTextHash(stringToHex(text), zeroAddress, 31337)).not.toBe(byViem)
  }
  expect(accountTextHash('no bytes', account, 31337)).toBeNull()
})
