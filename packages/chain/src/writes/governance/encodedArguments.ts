import { parseAddress } from '@musi/domain/address'
import { parseSignature } from '@musi/domain/governance/solidityTypes'
import { type AbiParameter, type Hex, encodeAbiParameters, isHex, parseAbiItem } from 'viem'

/** `at`: index of the first invalid argument; null if the signature itself is invalid. */
export type EncodedArguments =
  | { readonly kind: 'encoded'; readonly data: Hex }
  | { readonly kind: 'problem'; readonly at: number | null }

class InvalidArgument extends Error {}

/** Parses a typed text as a value of its type; lists and structs as JSON. */
function valueOf(text: unknown, parameter: AbiParameter): unknown {
  const list = /^(.*)\[(\d*)\]$/.exec(parameter.type)
  if (list !== null) {
    const items: unknown = typeof text === 'string' ? JSON.parse(text) : text
    if (!Array.isArray(items)) throw new InvalidArgument()
    return items.map((item) => valueOf(item, { ...parameter, type: list[1] ?? '' }))
  }
  if ('components' in parameter) {
    const items: unknown = typeof text === 'string' ? JSON.parse(text) : text
    if (!Array.isArray(items) || items.length !== parameter.components.length) throw new InvalidArgument()
    return parameter.components.map((component, at) => valueOf(items[at], component))
  }
  return plainValue(String(text).trim(), parameter.type)
}

function plainValue(text: string, type: string): unknown {
  if (type === 'string') return text
  if (type === 'address') return parseAddress(text) ?? fail()
  if (type === 'bool') return text === 'true' || (text === 'false' ? false : fail())
  if (type.startsWith('bytes')) return isHex(text) && text.length % 2 === 0 ? text : fail()
  return /^-?\d{1,78}$/.test(text) ? BigInt(text) : fail()
}

function fail(): never {
  throw new InvalidArgument()
}

/** Encodes typed texts as the arguments of a signature, without the selector, as in a proposal. */
export function encodedArguments(signature: string, texts: readonly string[]): EncodedArguments {
  if (parseSignature(signature) === null) return { kind: 'problem', at: null }
  let inputs: readonly AbiParameter[]
  try {
    const item = parseAbiItem(`function ${signature}` as 'function name(address)')
    ;({ inputs } = item)
  } catch {
    return { kind: 'problem', at: null }
  }
  const values: unknown[] = []
  for (const [at, input] of inputs.entries())
    try {
      const value = valueOf(texts[at] ?? '', input)
      encodeAbiParameters([input], [value])
      values.push(value)
    } catch {
      return { kind: 'problem', at }
    }
  return { kind: 'encoded', data: encodeAbiParameters(inputs, values) }
}
