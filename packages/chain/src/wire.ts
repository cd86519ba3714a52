import { type Address, isAddress } from '@musi/domain/address'
import type { Hex } from 'viem'

/** A node said something that is not of the form its method has. */
class NotUnderstood extends Error {}

const not = (what: string): never => {
  throw new NotUnderstood(`The chain answered with something that is not ${what}.`)
}

type Fields = Readonly<Record<string, unknown>>

/** Every page reads the chain: the test of a library would bring a good part of that library along. */
export const isHex = (value: unknown): value is Hex => typeof value === 'string' && /^0x[0-9a-fA-F]*$/.test(value)

// Parsed here, at the door, so that nothing behind it needs to doubt what a node said.

export const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : not('an object')

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : not('a list'))

export const hex = (value: unknown): Hex => (isHex(value) ? value : not('hexadecimal'))

export const amount = (value: unknown): bigint => (isHex(value) && value.length > 2 ? BigInt(value) : not('an amount'))

/** Some nodes write a few of their numbers as numbers. */
export const whole = (value: unknown): number => {
  const number = typeof value === 'number' ? value : Number(amount(value))
  return Number.isSafeInteger(number) ? number : not('a whole number')
}

export const address = (value: unknown): Address =>
  (isHex(value) && isAddress(value.toLowerCase())) || not('an address')

export const addressOrNull = (value: unknown): Address | null =>
  value === null || value === undefined ? null : address(value)
