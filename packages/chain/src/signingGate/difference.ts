import type { CallFields } from './decodeExactly.ts'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Whether two values mean the same: hexadecimal in any case, numbers as number or bigint. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return plain(one) === plain(other)
  if (Array.isArray(one) !== Array.isArray(other)) return false
  return fieldsOf(one, other).every((key) => isSameValue(Reflect.get(one, key), Reflect.get(other, key)))
}

const plain = (value: unknown): unknown => {
  if (typeof value === 'number' || typeof value === 'bigint') return `number ${value}`
  return typeof value === 'string' && value.startsWith('0x') ? value.toLowerCase() : value
}

const fieldsOf = (one: object, other: object) => [...new Set([...Object.keys(one), ...Object.keys(other)])]

/** The first field that differs. Null: the bytes say exactly what the screen says, with no missing or extra field. */
export function difference(
  actual: CallFields,
  shown: CallFields,
): { field: string; actual: unknown; shown: unknown } | null {
  const field = fieldsOf(actual, shown).find((key) => !isSameValue(actual[key], shown[key]))
  return field === undefined ? null : { field, actual: actual[field], shown: shown[field] }
}
