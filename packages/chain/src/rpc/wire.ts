import { type Address, parseAddress } from '@musi/domain/address'
import type { Hex } from 'viem'

/** A node's answer does not have the form that the method requires. */
class MalformedAnswer extends Error {}

const reject = (what: string): never => {
  throw new MalformedAnswer(`The chain answered with something that is not ${what}.`)
}

type Fields = Readonly<Record<string, unknown>>

/** Our own check, because every page reads the chain and a library's check would pull in much of that library. */
export const isHex = (value: unknown): value is Hex => typeof value === 'string' && /^0x[0-9a-fA-F]*$/.test(value)

// Parsed at the boundary, so that other code can trust a node's answers.

export const parseFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : reject('an object')

export const parseList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : reject('a list'))

export const parseHex = (value: unknown): Hex => (isHex(value) ? value : reject('hexadecimal'))

export const parseAmount = (value: unknown): bigint =>
  isHex(value) && value.length > 2 ? BigInt(value) : reject('an amount')

/** Some nodes send some quantities as JSON numbers. */
export const parseInteger = (value: unknown): number => {
  const number = typeof value === 'number' ? value : Number(parseAmount(value))
  return Number.isSafeInteger(number) ? number : reject('a whole number')
}

export const parseRpcAddress = (value: unknown): Address =>
  (isHex(value) ? parseAddress(value.toLowerCase()) : null) ?? reject('an address')

export const parseRpcAddressOrNull = (value: unknown): Address | null =>
  value === null || value === undefined ? null : parseRpcAddress(value)
