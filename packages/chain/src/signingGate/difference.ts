import { first } from '../firstReferences.ts'
import { type Fields, bigintOf, hasOwn, isHex, lowerCase, ownValue } from './own.ts'

const { isArray, ownKeys } = first

/** True if two values mean the same: hexadecimal in any case, numbers as number or bigint. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return meaningOf(one) === meaningOf(other)
  if (isArray(one) !== isArray(other)) return false
  return firstDifference(one, other) === null
}

const meaningOf = (value: unknown): unknown => {
  if (typeof value === 'number') return bigintOf(`${value}`) ?? value
  return isHex(value) ? lowerCase(value) : value
}

/** The first own field that only one of them has, or that differs. */
function firstDifference(one: object, other: object): string | null {
  return missingOrOther(one, other) ?? missingOrOther(other, one)
}

function missingOrOther(one: object, other: object): string | null {
  const keys = ownKeys(one)
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at]
    if (typeof key !== 'string') return 'a symbol'
    if (!hasOwn(other, key) || !isSameValue(ownValue(one, key), ownValue(other, key))) return key
  }
  return null
}

export type Difference = { field: string; actual: unknown; shown: unknown }

/** The first field that differs; null if the bytes say exactly what the screen says, with no missing or extra field. */
export function difference(actual: Fields, shown: Fields): Difference | null {
  const field = firstDifference(actual, shown)
  return field === null ? null : { field, actual: ownValue(actual, field), shown: ownValue(shown, field) }
}
