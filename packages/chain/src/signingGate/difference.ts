import type { Said } from './decoded.ts'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Two values mean the same: hexadecimal in any case, numbers in either type. */
export function means(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return plain(one) === plain(other)
  if (Array.isArray(one) !== Array.isArray(other)) return false
  return fieldsOf(one, other).every((key) => means(Reflect.get(one, key), Reflect.get(other, key)))
}

const plain = (value: unknown): unknown => {
  if (typeof value === 'number' || typeof value === 'bigint') return `number ${value}`
  return typeof value === 'string' && value.startsWith('0x') ? value.toLowerCase() : value
}

const fieldsOf = (one: object, other: object) => [...new Set([...Object.keys(one), ...Object.keys(other)])]

/** Null: the bytes say what the screen says, no field more and none less. */
export function difference(said: Said, shown: Said): { field: string; said: unknown; shown: unknown } | null {
  const field = fieldsOf(said, shown).find((key) => !means(said[key], shown[key]))
  return field === undefined ? null : { field, said: said[field], shown: shown[field] }
}
