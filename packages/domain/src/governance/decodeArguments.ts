import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { type Address, isAddress } from '../address.ts'
import type { SolidityType } from './solidityTypes.ts'

export type DecodedValue =
  | { readonly kind: 'address'; readonly address: Address }
  | { readonly kind: 'number'; readonly value: bigint }
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'bytes'; readonly hex: `0x${string}` }
  | { readonly kind: 'list'; readonly values: readonly DecodedValue[] }

const WORD = 32
/** Lists in lists could name more values than there are bytes. */
const MOST_VALUES = 2000

/** The data does not hold what the types promise; it never leaves this module. */
class Misfit extends Error {}

type Reader = { readonly bytes: Uint8Array; left: number }

function word({ bytes }: Reader, at: number): Uint8Array {
  if (at + WORD > bytes.length) throw new Misfit()
  return bytes.subarray(at, at + WORD)
}

const numberIn = (bytes: Uint8Array): bigint => BigInt(`0x${bytesToHex(bytes)}`)

/** A place or a length: whatever is larger than the data cannot be one. */
function size(reader: Reader, at: number): number {
  const value = numberIn(word(reader, at))
  if (value > BigInt(reader.bytes.length)) throw new Misfit()
  return Number(value)
}

/** Whether a value stands where its place is, or only says where it stands. */
function isDynamic(type: SolidityType): boolean {
  if (type.kind === 'bytes' || type.kind === 'string') return true
  if (type.kind === 'list') return type.length === null || isDynamic(type.of)
  return type.kind === 'tuple' && type.of.some(isDynamic)
}

function headSize(type: SolidityType): number {
  if (isDynamic(type)) return WORD
  if (type.kind === 'list') return (type.length ?? 0) * headSize(type.of)
  return type.kind === 'tuple' ? type.of.reduce((sum, each) => sum + headSize(each), 0) : WORD
}

/** Values one after the other; those that only say where they stand count from `base`. */
function several(reader: Reader, types: readonly SolidityType[], base: number): DecodedValue[] {
  let at = base
  return types.map((type) => {
    const place = isDynamic(type) ? base + size(reader, at) : at
    at += headSize(type)
    return one(reader, type, place)
  })
}

function bytesAt(reader: Reader, at: number): Uint8Array {
  const length = size(reader, at)
  if (at + WORD + length > reader.bytes.length) throw new Misfit()
  return reader.bytes.subarray(at + WORD, at + WORD + length)
}

const hexOf = (bytes: Uint8Array): `0x${string}` => `0x${bytesToHex(bytes)}`

function one(reader: Reader, type: SolidityType, at: number): DecodedValue {
  reader.left -= 1
  if (reader.left < 0) throw new Misfit()
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
      return { kind: 'list', values: several(reader, type.of, at) }
    case 'list':
      return { kind: 'list', values: listAt(reader, type, at) }
  }
}

function listAt(reader: Reader, { of, length }: Extract<SolidityType, { kind: 'list' }>, at: number): DecodedValue[] {
  const [count, begin] = length === null ? [size(reader, at), at + WORD] : [length, at]
  if (count > reader.left) throw new Misfit()
  return several(
    reader,
    Array.from({ length: count }, () => of),
    begin,
  )
}

/** UTF-8; what is none is shown as the bytes that it is. */
function textOf(bytes: Uint8Array): DecodedValue {
  try {
    return { kind: 'text', value: decodeURIComponent(bytesToHex(bytes).replaceAll(/../g, '%$&')) }
  } catch {
    return { kind: 'bytes', hex: hexOf(bytes) }
  }
}

function addressIn(bytes: Uint8Array): Address {
  const address = isAddress(`0x${bytesToHex(bytes.subarray(12))}`)
  if (address === false || bytes.subarray(0, 12).some((byte) => byte !== 0)) throw new Misfit()
  return address
}

function boolIn(value: bigint): boolean {
  if (value > 1n) throw new Misfit()
  return value === 1n
}

function inRange(value: bigint, { signed, bits }: Extract<SolidityType, { kind: 'number' }>): bigint {
  const read = signed ? BigInt.asIntN(256, value) : value
  const fits = signed ? BigInt.asIntN(bits, read) : BigInt.asUintN(bits, read)
  if (fits !== read) throw new Misfit()
  return read
}

/** The arguments that a proposal calls with, or null where the data is not of these types. */
export function decodeArguments(types: readonly SolidityType[], data: string): readonly DecodedValue[] | null {
  if (!/^0x([0-9a-fA-F]{2})*$/.test(data)) return null
  try {
    return several({ bytes: hexToBytes(data.slice(2)), left: MOST_VALUES }, types, 0)
  } catch (error) {
    if (error instanceof Misfit) return null
    throw error
  }
}
