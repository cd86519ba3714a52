import type { Address } from '@musi/domain/address'
import { pristine } from '../../firstReferences.ts'
import { decodeArguments } from '../decode.ts'
import type { FinishedCall } from '../finish.ts'
import type { GateRefusal } from '../gateRefusal.ts'
import { keccak256 } from '../keccak256.ts'
import { bigintOf, hexText, isHex, isSameHex, lowerCase, ownValue, sliceText } from '../ownFields.ts'
import { ENTRY_POINT } from '../../relay/operationEvent.ts'
import { plainCopy } from '../plainCopy.ts'
import { textBytes } from '../typed-data/readSignIn.ts'

const { bigint } = pristine

/** An ERC-4337 operation as EntryPoint 0.8 takes it, without its signature. */
export type PackedOperation = {
  sender: Address
  nonce: bigint
  initCode: `0x${string}`
  callData: `0x${string}`
  accountGasLimits: `0x${string}`
  preVerificationGas: bigint
  gasFees: `0x${string}`
  paymasterAndData: `0x${string}`
}

/**
 * The account, chain and calls that an operation must be for. `calls`: the finished calls, which the gate compared
 * with the screen; if there are none, the operation only deploys the account.
 */
export type OperationBounds = {
  account: Address
  chainId: number
  calls: readonly FinishedCall[]
  factory: Address
  key: { readonly x: `0x${string}`; readonly y: `0x${string}` }
  /** Expiry, in seconds since 1970. */
  untilSeconds: bigint
}

/** `hash`: identifies the operation on chain. `challenge`: the hash that the passkey signs, over `hash` and the expiry. */
type CheckedOperation =
  | { ok: true; hash: `0x${string}`; challenge: `0x${string}` }
  | { ok: false; refusal: GateRefusal }

const OPERATION_TYPE = '29a0bca4af4be3421398da00295e58e6d7de38cb492214754cb6a47507dd6f8e'
const DOMAIN_TYPE = '8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f'
/** `Recover(bytes32 x,bytes32 y,uint256 round)`. */
const RECOVER_TYPE = '5b43d665e10ff369e0c16b7457985bd272b6940f475df7a87b916a1d62d46545'
const TEXT_TYPE = '983e65e5148e570cd828ead231ee759a8d7958721a768f93bc4483ba005c32de'
/** Hashes of `ERC4337`, `Musi Account` and of the version `1`. */
const ENTRY_POINT_NAME = '364da28a5c92bcc87fe97c8813a6c6b8a3a049b0ea0a328fcb0b4f0e00337586'
const ACCOUNT_NAME = '3395bf61bc24bf7bd1016085cad54d1af03ba0922417b8dfa2bdbf0d863a93ff'
const VERSION_1 = 'c89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc6'
/** `execute(bytes32,bytes)` of ERC-7821, and its mode for a batch that is executed entirely or not at all. */
const EXECUTE = '0xe9ae5c53'
const WHOLE_BATCH = '0x0100000000000000000000000000000000000000000000000000000000000000'
/** `open(bytes32,bytes32)` of the factory. */
const OPEN = 'be42c1a8'
const ZERO_WORD = '0x0000000000000000000000000000000000000000000000000000000000000000'

/**
 * Returns the hashes of an operation to sign. Checks everything that no screen shows: the operation belongs to the
 * account on screen, makes exactly the finished calls, costs the account nothing, deploys only the account of its key,
 * and expires. It is in lane 0, or the first in a lane of its own.
 */
export function finishedOperation(operation: PackedOperation, bounds: OperationBounds): CheckedOperation {
  const copied = plainCopy(operation)
  if (copied === null) return refuse('an operation that is no plain data', 'plain data')
  const one = copied.copy
  if (!isSameHex(one.sender, bounds.account)) return refuse(`sender ${one.sender}`, bounds.account)
  if (!isSameHex(one.gasFees, ZERO_WORD) || one.preVerificationGas !== 0n) return refuse('fees', 'no fees')
  if (one.paymasterAndData !== '0x') return refuse('a paymaster', 'no paymaster')
  if (!isOpening(one.initCode, bounds)) return refuse('init code', 'the code that opens this account')
  if (!doesExactly(one.callData, bounds.calls)) return refuse('other calls', 'the finished calls')
  if (!isAllowedNonce(one.nonce)) return refuse('a later place in another lane', 'lane 0, or a lane of its own')
  const until = expiryBytes(bounds.untilSeconds)
  if (until === null) return refuse('no end', 'an operation that ends')
  const hash = hashOf(one, bounds.chainId)
  if (hash === null) return refuse('an operation of another form', 'an operation')
  return { ok: true, hash, challenge: `0x${keccak256(`${sliceText(hash, 2)}${until}`)}` }
}

/** The EntryPoint's nonce has a lane of 192 bits, and a sequence number within the lane. */
const isAllowedNonce = (nonce: unknown): boolean =>
  typeof nonce === 'bigint' && nonce >= 0n && (nonce >> 64n === 0n || (nonce & ((1n << 64n) - 1n)) === 0n)

/** An expiry as six bytes; null if it does not fit, and for 0, which the account's contract takes for no expiry. */
function expiryBytes(seconds: unknown): string | null {
  if (typeof seconds !== 'bigint' || seconds <= 0n || seconds >> 48n !== 0n) return null
  return sliceText(hexText((1n << 48n) | seconds), 3)
}

/** `Ethereum Signed Message:` and a line feed, after its control character. */
const TEXT_PREFIX = '19457468657265756d205369676e6564204d6573736167653a0a'

/**
 * The hash that the account's contract checks for a text, bound to account and chain (nested as in ERC-7739). Null
 * if the input is not bytes.
 */
export function accountTextHash(bytes: string, account: Address, chainId: number): `0x${string}` | null {
  if (!isHex(bytes) || bytes.length % 2 !== 0) return null
  const length = sliceText(textBytes(`${bytes.length / 2 - 1}`) ?? '0x', 2)
  const text = keccak256(`${TEXT_PREFIX}${length}${sliceText(bytes, 2)}`)
  return typedHash(domainOf(ACCOUNT_NAME, chainId, account), keccak256(`${TEXT_TYPE}${text}`))
}

/** The hash that the second signer of an account signs for a new key (EIP-712). */
export function recoveryHash(
  { account, x, y, round }: { account: Address; x: string; y: string; round: bigint },
  chainId: number,
): `0x${string}` {
  const struct = keccak256(`${RECOVER_TYPE}${sliceText(x, 2)}${sliceText(y, 2)}${numberWord(round)}`)
  return typedHash(domainOf(ACCOUNT_NAME, chainId, account), struct)
}

const refuse = (actual: string, shown: string): CheckedOperation => ({
  ok: false,
  refusal: { kind: 'unknownCalldata', actual, shown },
})

function isOpening(initCode: unknown, { factory, key }: OperationBounds): boolean {
  return initCode === '0x' || isSameHex(initCode, openingCode(factory, key))
}

/** Init code with which the factory deploys the account of a key, in lower case as the server expects. */
export const openingCode = (factory: Address, { x, y }: OperationBounds['key']): `0x${string}` =>
  `0x${sliceText(lowerCase(factory), 2)}${OPEN}${sliceText(x, 2)}${sliceText(y, 2)}`

function doesExactly(callData: unknown, calls: readonly FinishedCall[]): boolean {
  if (calls.length === 0) return callData === '0x'
  if (!isHex(callData) || !isSameHex(sliceText(callData, 0, 10), EXECUTE)) return false
  const outer = decodeArguments('bytes32 mode,bytes batch', sliceText(callData, 10))
  const batch = ownValue(outer, 'batch')
  if (ownValue(outer, 'mode') !== WHOLE_BATCH || !isHex(batch)) return false
  const decodedCalls = ownValue(
    decodeArguments('(address to,uint256 value,bytes data)[] calls', sliceText(batch, 2)),
    'calls',
  )
  if (ownValue(decodedCalls, 'length') !== calls.length) return false
  for (let at = 0; at < calls.length; at += 1) {
    const call = ownValue(decodedCalls, `${at}`)
    const { to, data, value } = calls[at] ?? { to: '0x', data: '0x' }
    if (!isSameHex(ownValue(call, 'to'), to) || !isSameHex(ownValue(call, 'data'), data)) return false
    if (ownValue(call, 'value') !== (value === undefined ? 0n : bigintOf(value))) return false
  }
  return true
}

/** Hashes an operation as the EntryPoint does; null if a part does not fit the contract's type. */
function hashOf(operation: PackedOperation, chainId: number): `0x${string}` | null {
  const { sender, nonce, initCode, callData, accountGasLimits, preVerificationGas, gasFees, paymasterAndData } =
    operation
  if (!isHex(initCode) || !isHex(callData) || initCode.length % 2 !== 0 || callData.length % 2 !== 0) return null
  if (!isHex(accountGasLimits) || accountGasLimits.length !== 66 || typeof nonce !== 'bigint') return null
  if (nonce < 0n || nonce >> bigint(256) !== 0n) return null
  const parts =
    `${OPERATION_TYPE}${addressWord(sender)}${numberWord(nonce)}${keccak256(sliceText(initCode, 2))}` +
    `${keccak256(sliceText(callData, 2))}${sliceText(accountGasLimits, 2)}${numberWord(preVerificationGas)}` +
    `${sliceText(gasFees, 2)}${keccak256(sliceText(paymasterAndData, 2))}`
  return typedHash(domainOf(ENTRY_POINT_NAME, chainId, ENTRY_POINT), keccak256(parts))
}

const domainOf = (name: string, chainId: number, contract: Address): string =>
  keccak256(`${DOMAIN_TYPE}${name}${VERSION_1}${numberWord(bigintOf(`${chainId}`) ?? 0n)}${addressWord(contract)}`)

const typedHash = (domain: string, struct: string): `0x${string}` => `0x${keccak256(`1901${domain}${struct}`)}`

const addressWord = (address: string): string => `000000000000000000000000${sliceText(address, 2)}`
/** A number of at most 256 bits in 64 digits. */
const numberWord = (number: bigint): string => sliceText(hexText((1n << 256n) | number), 3)
