import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { type Address, parseAddress } from '../address.ts'
import type { SolidityType } from './solidityTypes.ts'

export type DecodedValue =
  | { readonly kind: 'address'; readonly address: Address }
  | { readonly kind: 'number'; readonly value: bigint }
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'bytes'; readonly hex: `0x${string}` }
  | { readonly kind: 'list'; readonly values: readonly DecodedValue[] }

const WORD_BYTES = 32
/** Limits decoded values, because nested lists can reference the same bytes many times. */
const MAX_VALUES = 2000

/** Thrown and caught within this module if the data does not match the types. */
class MalformedData extends Error {}

type Reader = { readonly bytes: Uint8Array; valuesLeft: number }

function word({ bytes }: Reader, at: number): Uint8Array {
  if (at + WORD_BYTES > bytes.length) throw new MalformedData()
  return bytes.subarray(at, at + WORD_BYTES)
}

const numberIn = (bytes: Uint8Array): bigint => BigInt(`0x${bytesToHex(bytes)}`)

/** Reads an offset or a length; anything larger than the data is invalid. */
function size(reader: Reader, at: number): number {
  const value = numberIn(word(reader, at))
  if (value > BigInt(reader.bytes.length)) throw new MalformedData()
  return Number(value)
}

/** True if a value is stored behind an offset instead of in place. */
function isDynamic(type: SolidityType): boolean {
  if (type.kind === 'bytes' || type.kind === 'string') return true
  if (type.kind === 'list') return type.length === null || isDynamic(type.itemType)
  return type.kind === 'tuple' && type.memberTypes.some(isDynamic)
}

function headSize(type: SolidityType): number {
  if (isDynamic(type)) return WORD_BYTES
  if (type.kind === 'list') return (type.length ?? 0) * headSize(type.itemType)
  return type.kind === 'tuple' ? type.memberTypes.reduce((sum, each) => sum + headSize(each), 0) : WORD_BYTES
}

/** Decodes consecutive values; offsets of dynamic values count from `base`. */
function decodeAll(reader: Reader, types: readonly SolidityType[], base: number): DecodedValue[] {
  let at = base
  return types.map((type) => {
    const place = isDynamic(type) ? base + size(reader, at) : at
    at += headSize(type)
    return decodeOne(reader, type, place)
  })
}

function bytesAt(reader: Reader, at: number): Uint8Array {
  const length = size(reader, at)
  if (at + WORD_BYTES + length > reader.bytes.length) throw new MalformedData()
  return reader.bytes.subarray(at + WORD_BYTES, at + WORD_BYTES + length)
}

const hexOf = (bytes: Uint8Array): `0x${string}` => `0x${bytesToHex(bytes)}`

function decodeOne(reader: Reader, type: SolidityType, at: number): DecodedValue {
  reader.valuesLeft -= 1
  if (reader.valuesLeft < 0) throw new MalformedData()
  switch (type.kind) {
    case 'address':
      return { kind: 'address', address: addressIn(word(reader, at)) }
    case 'bool':
      return { kind: 'bool', value: boolIn(numberIn(word(reader, at))) }
    case 'number':
      return { kind: 'number', value: inRange(numberIn(word(reader, at)), type) }
    case 'fixedBytes':
      return { kind: 'bytes', hex: hexOf(word(reader, at).subarray(0, type.size)) }
    case 'bytes':
      return { kind: 'bytes', hex: hexOf(bytesAt(reader, at)) }
    case 'string':
      return textOf(bytesAt(reader, at))
    case 'tuple':
      return { kind: 'list', values: decodeAll(reader, type.memberTypes, at) }
    case 'list':
      return { kind: 'list', values: listAt(reader, type, at) }
  }
}

function listAt(
  reader: Reader,
  { itemType: of, length }: Extract<SolidityType, { kind: 'list' }>,
  at: number,
): DecodedValue[] {
  const [count, begin] = length === null ? [size(reader, at), at + WORD_BYTES] : [length, at]
  if (count > reader.valuesLeft) throw new MalformedData()
  return decodeAll(
    reader,
    Array.from({ length: count }, () => of),
    begin,
  )
}

/** Decodes UTF-8; anything else is returned as bytes. */
function textOf(bytes: Uint8Array): DecodedValue {
  try {
    return { kind: 'text', value: decodeURIComponent(bytesToHex(bytes).replaceAll(/../g, '%$&')) }
  } catch {
    return { kind: 'bytes', hex: hexOf(bytes) }
  }
}

function addressIn(bytes: Uint8Array): Address {
  const address = parseAddress(`0x${bytesToHex(bytes.subarray(12))}`)
  if (address === null || bytes.subarray(0, 12).some((byte) => byte !== 0)) throw new MalformedData()
  return address
}

function boolIn(value: bigint): boolean {
  if (value > 1n) throw new MalformedData()
  return value === 1n
}

function inRange(value: bigint, { signed, bits }: Extract<SolidityType, { kind: 'number' }>): bigint {
  const read = signed ? BigInt.asIntN(256, value) : value
  const fits = signed ? BigInt.asIntN(bits, read) : BigInt.asUintN(bits, read)
  if (fits !== read) throw new MalformedData()
  return read
}

/** Decodes the arguments of a proposal's call, or returns null if the data does not match the types. */
export function decodeArguments(types: readonly SolidityType[], data: string): readonly DecodedValue[] | null {
  if (!/^0x([0-9a-fA-F]{2})*$/.test(data)) return null
  try {
    return decodeAll({ bytes: hexToBytes(data.slice(2)), valuesLeft: MAX_VALUES }, types, 0)
  } catch (error) {
    if (error instanceof MalformedData) return null
    throw error
  }
}
