import { type AbiFunction, type AbiParameter, type Hex, decodeAbiParameters, slice } from 'viem'
import { runToEnd } from '@musi/domain/token-lists/slices'
import { KNOWN_ABIS } from './abis.ts'
import { type Argument, argumentsOf } from './argument.ts'
import { functionSelector } from './abiSelectors.ts'

export type DecodedCall = { name: string; args: readonly Argument[] }

let bySelector: Map<Hex, AbiFunction[]> | undefined

/**
 * Hashes hundreds of function signatures and yields after each, so that callers can spread the work; decodedCall runs it at once.
 */
export function* indexFunctions(): Generator<void, Map<Hex, AbiFunction[]>, void> {
  if (bySelector !== undefined) return bySelector
  const functionsBySelector = new Map<Hex, AbiFunction[]>()
  for (const item of KNOWN_ABIS.flat()) {
    if (item.type !== 'function') continue
    const selector = functionSelector(item)
    functionsBySelector.set(selector, [...(functionsBySelector.get(selector) ?? []), item])
    yield
  }
  return (bySelector = functionsBySelector)
}

/** The function call in a transaction's input; null if there is none, or its ABI is unknown. */
export function decodedCall(input: Hex): DecodedCall | null {
  if (input.length < 10) return null
  for (const { name, inputs } of runToEnd(indexFunctions()).get(slice(input, 0, 4)) ?? []) {
    const values = decodedOrNull(inputs, `0x${input.slice(10)}`)
    if (values !== null) return { name, args: argumentsOf(inputs, values) }
  }
  return null
}

/** Returns null if the bytes do not match the types. */
export function decodedOrNull(inputs: readonly AbiParameter[], data: Hex): readonly unknown[] | null {
  if (inputs.length === 0) return []
  try {
    return decodeAbiParameters(inputs, data)
  } catch {
    return null
  }
}
