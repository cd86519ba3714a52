import { pristine } from '../firstReferences.ts'
import { type Fields, bigintOf, hasOwn, isHex, lowerCase, ownValue } from './ownFields.ts'

const { isArray, ownKeys } = pristine

/** True if two values are equal, with hexadecimal in any letter case and numbers as number or bigint. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return normalized(one) === normalized(other)
  if (isArray(one) !== isArray(other)) return false
  return firstDifference(one, other) === null
}

const normalized = (value: unknown): unknown => {
  if (typeof value === 'number') return bigintOf(`${value}`) ?? value
  return isHex(value) ? lowerCase(value) : value
}

/** The first own field that differs, or that only one object has. */
function firstDifference(one: object, other: object): string | null {
  return firstMissingOrDifferent(one, other) ?? firstMissingOrDifferent(other, one)
}

function firstMissingOrDifferent(one: object, other: object): string | null {
  const keys = ownKeys(one)
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at]
    if (typeof key !== 'string') return 'a symbol'
    if (!hasOwn(other, key) || !isSameValue(ownValue(one, key), ownValue(other, key))) return key
  }
  return null
}

export type Difference = { field: string; actual: unknown; shown: unknown }

/** The first field that differs; null if the bytes match the screen exactly, without missing or extra fields. */
export function difference(actual: Fields, shown: Fields): Difference | null {
  const field = firstDifference(actual, shown)
  return field === null ? null : { field, actual: ownValue(actual, field), shown: ownValue(shown, field) }
}
