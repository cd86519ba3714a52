import { safeText } from '@musi/domain/safeText'
import { type Abi, type Hex, slice, toFunctionSelector } from 'viem'
import { standardErrorsAbi } from '../abi/standardErrors.ts'
import type { Failure } from '../requests/transactions/failure.ts'
import { KNOWN_ABIS } from './abis.ts'
import { type Argument, argumentsOf } from './argument.ts'
import { decodedOrNull } from './decodedCall.ts'

/** Reason why a transaction failed, as far as it can be known. */
export type Refusal =
  | { kind: 'reason'; text: string }
  | { kind: 'error'; name: string; args: readonly Argument[] }
  | { kind: 'panic'; code: bigint }
  | { kind: 'bytes'; data: Hex }
  | { kind: 'outOfGas' | 'silent' | 'forgotten' }

type AbiError = Extract<Abi[number], { type: 'error' }>

const [REASON, PANIC] = standardErrorsAbi
const REASON_LIMIT = 200

let bySelector: Map<Hex, AbiError> | undefined

function errorsBySelector(): Map<Hex, AbiError> {
  bySelector ??= new Map(
    [REASON, PANIC, ...KNOWN_ABIS.flat().filter((item) => item.type === 'error')].map((item) => [
      // An error's selector is computed like that of a function with its name.
      toFunctionSelector({ ...item, type: 'function', outputs: [], stateMutability: 'view' }),
      item,
    ]),
  )
  return bySelector
}

function decodeRefusal(data: Hex): Refusal {
  const error = data.length < 10 ? undefined : errorsBySelector().get(slice(data, 0, 4))
  const values = error === undefined ? null : decodedOrNull(error.inputs, `0x${data.slice(10)}`)
  if (error === undefined || values === null) return { kind: 'bytes', data }
  const [first] = values
  if (error === REASON && typeof first === 'string') return { kind: 'reason', text: safeText(first, REASON_LIMIT) }
  if (error === PANIC && typeof first === 'bigint') return { kind: 'panic', code: first }
  return { kind: 'error', name: error.name, args: argumentsOf(error.inputs, values) }
}

/** A transaction that used all its gas ran out of it, regardless of what a second run reports. */
export function refusal(failure: Failure, gas: { used: bigint; limit: bigint }): Refusal {
  if (gas.used >= gas.limit) return { kind: 'outOfGas' }
  return failure.kind === 'said' ? decodeRefusal(failure.data) : { kind: failure.kind }
}
