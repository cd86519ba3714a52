import { type Address, parseAddress } from '@musi/domain/address'
import type { Hex } from 'viem'

// Calls and answers that consist of 32-byte words only need no general ABI coder (spec: reads.by-hand).

const WORD_DIGITS = 64

/** A selector (four bytes of the hash of the signature) and its arguments, each a word: an address, 32 bytes or a number. */
export function callData(selector: Hex, ...args: readonly (Hex | bigint)[]): Hex {
  const words = args.map((arg) => (typeof arg === 'bigint' ? arg.toString(16) : arg.slice(2).toLowerCase()))
  return `${selector}${words.map((word) => word.padStart(WORD_DIGITS, '0')).join('')}`
}

const wordAt = (data: Hex, at: number): string | undefined => {
  const word = data.slice(2 + at * WORD_DIGITS, 2 + (at + 1) * WORD_DIGITS)
  return word.length === WORD_DIGITS ? word : undefined
}

/** Like the functions below, returns undefined if the word is missing or has another type. */
export const uintAt = (data: Hex, at: number): bigint | undefined => {
  const word = wordAt(data, at)
  return word === undefined ? undefined : BigInt(`0x${word}`)
}

export const uint = (data: Hex): bigint | undefined => uintAt(data, 0)

export function boolIn(data: Hex): boolean | undefined {
  const number = uint(data)
  return number === 0n || number === 1n ? number === 1n : undefined
}

/** The address in a word; null for the zero address. */
export function addressOrNull(data: Hex): Address | null | undefined {
  const word = wordAt(data, 0)
  if (word === undefined || !word.startsWith('0'.repeat(24))) return undefined
  return uint(data) === 0n ? null : (parseAddress(word.slice(24).toLowerCase()) ?? undefined)
}
