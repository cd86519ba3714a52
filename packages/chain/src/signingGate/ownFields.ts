import { pristine } from '../firstReferences.ts'

// The gate's files use no method of a prototype, no iterator and no spread of a list: another script can replace all of these.
// They use own fields, syntax, and the browser functions saved at startup (checked by guarded.test.ts).

const { apply, bigint, bigintText, codeAt, define, descriptorOf, objectPrototype, ownKeys, promise, slice } = pristine

/** Fields by name, with nothing inherited. */
export type Fields = Readonly<Record<string, unknown>>

export const emptyFields = (): Record<string, unknown> => ({ __proto__: null })

/** An own data field; undefined if there is none, or reading it would run code. */
export function ownValue(of: unknown, key: string): unknown {
  if (typeof of !== 'object' || of === null) return undefined
  const descriptor = descriptorOf(of, key)
  return descriptor !== undefined && isData(descriptor) ? descriptor.value : undefined
}

/** The browser lists `value` first in the descriptor of a data field, and `get` in any other. */
export const isData = (descriptor: PropertyDescriptor): boolean => ownKeys(descriptor)[0] === 'value'

export const hasOwn = (of: object, key: string): boolean => descriptorOf(of, key) !== undefined

/** Adds a field or an item; a plain assignment could run a setter of a prototype. */
export const defineField = (to: object, key: string | number, value: unknown): void =>
  void define(to, key, { __proto__: null, value, enumerable: true, writable: true, configurable: true } as object)

export const sliceText = (text: string, from: number, to?: number): string => apply(slice, text, [from, to])

export const startsWith = (text: string, start: string): boolean => sliceText(text, 0, start.length) === start

/** The number in a text, decimal or hexadecimal with 0x; null if it is invalid. */
export function bigintOf(text: unknown): bigint | null {
  if (typeof text !== 'string' || text === '') return null
  const isHex = startsWith(text, '0x')
  if (isHex && text.length === 2) return null
  for (let at = isHex ? 2 : 0; at < text.length; at += 1) if (!isDigit(text, at, isHex)) return null
  return bigint(text)
}

function isDigit(text: string, at: number, isHex: boolean): boolean {
  const code = apply(codeAt, text, [at])
  if (code >= 48 && code <= 57) return true
  return isHex && ((code >= 97 && code <= 102) || (code >= 65 && code <= 70))
}

export const isHex = (text: unknown): text is `0x${string}` =>
  typeof text === 'string' && (text === '0x' || (startsWith(text, '0x') && bigintOf(text) !== null))

export const decimalText = (value: bigint): string => apply(bigintText, value, [10])
export const hexText = (value: bigint): `0x${string}` => `0x${apply(bigintText, value, [16])}`

export function lowerCase(text: string): string {
  let lower = ''
  for (let at = 0; at < text.length; at += 1) {
    const code = apply(codeAt, text, [at])
    lower += code >= 65 && code <= 90 ? 'abcdefghijklmnopqrstuvwxyz'[code - 65] : text[at]
  }
  return lower
}

/** True if two texts are the same hexadecimal, ignoring case. */
export const isSameHex = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && typeof other === 'string' && lowerCase(one) === lowerCase(other)

/** Makes a promise safe to await: the browser then reads neither `constructor` nor `then`, which another script could have replaced. */
export function safeAwait<Value>(waiting: Promise<Value>): Promise<Value> {
  define(waiting, 'constructor', { __proto__: null, value: promise } as object)
  return waiting
}

/**
 * The field of `Object.prototype` by which another script could change what a wallet reads: `toJSON`, or an accessor.
 * Returns null if there is none.
 */
export function alteredField(): string | null {
  const keys = ownKeys(objectPrototype)
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at]
    if (key === undefined || key === '__proto__') continue
    const descriptor = descriptorOf(objectPrototype, key)
    if (key === 'toJSON' || (descriptor !== undefined && !isData(descriptor)))
      return typeof key === 'string' ? key : 'a symbol'
  }
  return null
}
