import { jukeboxAbi } from '@musi/contracts/abi/jukebox'
import { passkeyAccountAbi } from '@musi/contracts/abi/passkeyAccount'
import { passkeyAccountFactoryAbi } from '@musi/contracts/abi/passkeyAccountFactory'
import { welcomeAbi } from '@musi/contracts/abi/welcome'
import { cloneCode } from '@musi/contracts/deploy/cloneCode'
import { type Address, parseAddress } from '@musi/domain/address'
import type { Hex } from '@musi/domain/untrusted'
import {
  decodeErrorResult,
  decodeEventLog,
  decodeFunctionResult,
  encodeEventTopics,
  encodeFunctionData,
  size,
  slice,
} from 'viem'
import { entryPointAbi } from './entryPointAbi.ts'

/** A signed ERC-4337 operation, packed as EntryPoint 0.8 takes it. */
export type PackedOperation = {
  sender: Address
  nonce: bigint
  initCode: Hex
  callData: Hex
  accountGasLimits: Hex
  preVerificationGas: bigint
  gasFees: Hex
  paymasterAndData: Hex
  signature: Hex
}

/** The key of an account: a point of P-256. */
export type AccountKey = { x: Hex; y: Hex }

const call = (functionName: 'open' | 'accountOf', { x, y }: AccountKey) =>
  encodeFunctionData({ abi: passkeyAccountFactoryAbi, functionName, args: [x, y] })

export const openCall = (key: AccountKey): Hex => call('open', key)
export const accountOfCall = (key: AccountKey): Hex => call('accountOf', key)
export const implementationCall = (): Hex =>
  encodeFunctionData({ abi: passkeyAccountFactoryAbi, functionName: 'implementation' })

/** Reads the address that a call returned; null if it returned something else. */
export const readAddress = (answer: string): Address | null =>
  /^0x0{24}[0-9a-f]{40}$/i.test(answer) ? parseAddress(`0x${answer.slice(-40)}`) : null

export const welcomeCall = (song: Hex, sponsor: Address, { x, y }: AccountKey): Hex =>
  encodeFunctionData({ abi: welcomeAbi, functionName: 'welcome', args: [song, sponsor, x, y] })

export const takeRecoveryCall = (): Hex =>
  encodeFunctionData({ abi: passkeyAccountAbi, functionName: 'takeRecovery', args: [] })
export const pendingCall = (): Hex => encodeFunctionData({ abi: passkeyAccountAbi, functionName: 'pending', args: [] })

/** When a proposed key is ready, in seconds since 1970; null if there is none. */
export function readReadyAt(answer: string): bigint | null {
  const readyAt = /^0x[0-9a-f]{192}$/i.test(answer) ? BigInt(`0x${answer.slice(130)}`) : 0n
  return readyAt === 0n ? null : readyAt
}

export const handleCall = (operation: PackedOperation, beneficiary: Address): Hex =>
  encodeFunctionData({ abi: entryPointAbi, functionName: 'handleOps', args: [[operation], beneficiary] })

export const operationHashCall = (operation: PackedOperation): Hex =>
  encodeFunctionData({ abi: entryPointAbi, functionName: 'getUserOpHash', args: [operation] })

export const readHash = (answer: Hex): Hex =>
  decodeFunctionResult({ abi: entryPointAbi, functionName: 'getUserOpHash', data: answer })

/** The error with which the EntryPoint, a welcome or the jukebox reverted; null for any other error. */
export function relayedError(data: unknown): { name: string; reason: string | null } | null {
  if (typeof data !== 'string' || !data.startsWith('0x') || data.length < 10) return null
  try {
    const { errorName, args } = decodeErrorResult({
      abi: [...entryPointAbi, ...welcomeAbi, ...jukeboxAbi],
      data: data as Hex,
    })
    const reason = errorName.startsWith('FailedOp') ? args?.[1] : null
    return { name: errorName, reason: typeof reason === 'string' ? reason.slice(0, 100) : null }
  } catch {
    return null
  }
}

type Log = { address: string; topics: readonly string[]; data: string }

/** Topic of the EntryPoint's event about an operation; the next topic is its hash. */
export const [OPERATION_TOPIC] = encodeEventTopics({ abi: entryPointAbi, eventName: 'UserOperationEvent' })

/** Returns whether an operation succeeded; null if these logs do not contain it. */
export function operationSucceeded(logs: readonly Log[], entryPoint: Address, operation: Hex): boolean | null {
  for (const { address, topics, data } of logs) {
    if (address !== entryPoint) continue
    try {
      const { eventName, args } = decodeEventLog({
        abi: entryPointAbi,
        topics: topics as [Hex, ...Hex[]],
        data: data as Hex,
      })
      if (eventName === 'UserOperationEvent' && args.userOpHash === operation) return args.success
    } catch {
      // The EntryPoint has other events too.
    }
  }
  return null
}

/** The key whose account an operation opens; null if it opens none, or not by this factory. */
export function openedKey(initCode: Hex, factory: Address): AccountKey | null {
  if (size(initCode) !== 20 + 4 + 64 || parseAddress(slice(initCode, 0, 20)) !== factory) return null
  const key = { x: slice(initCode, 24, 56), y: slice(initCode, 56, 88) }
  return openCall(key) === slice(initCode, 20) ? key : null
}

/** True for the code of an account: a minimal proxy of the implementation. */
export const isAccountCode = (code: string, implementation: Address): boolean => code === cloneCode(implementation)
