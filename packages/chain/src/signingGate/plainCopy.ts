import { pristine } from '../firstReferences.ts'
import { emptyFields, isData, defineField } from './ownFields.ts'

const { descriptorOf, freeze, isArray, ownKeys } = pristine

/** Maximum nesting; no signed data is deeper, and it also ends a cycle. */
const MAX_DEPTH = 12

/** Stands for a request that cannot be copied: reading it would run code, or it is not plain data. */
const NOT_PLAIN = freeze(emptyFields())

/**
 * A frozen copy of plain data without any other reference to it. Each field is read once. Null if it contains an
 * accessor, a `toJSON`, a function, a symbol or a cycle, so that it could change.
 */
export function plainCopy<Value>(value: Value): { readonly copy: Value } | null {
  const copy = copyOrNotPlain(value, 0)
  return copy === NOT_PLAIN ? null : { copy: copy as Value }
}

function copyOrNotPlain(value: unknown, depth: number): unknown {
  if (typeof value === 'function' || typeof value === 'symbol') return NOT_PLAIN
  if (typeof value !== 'object' || value === null) return value
  if (depth === MAX_DEPTH) return NOT_PLAIN
  const isList = isArray(value)
  const copy = isList ? [] : emptyFields()
  const keys = ownKeys(value)
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at]
    if (isList && key === 'length') continue
    const descriptor = typeof key === 'string' && key !== 'toJSON' ? descriptorOf(value, key) : undefined
    if (typeof key !== 'string' || descriptor === undefined || !isData(descriptor)) return NOT_PLAIN
    // The holes of a sparse list would be read from its prototype.
    if (isList && key !== `${at}`) return NOT_PLAIN
    const field = copyOrNotPlain(descriptor.value, depth + 1)
    if (field === NOT_PLAIN) return NOT_PLAIN
    defineField(copy, key, field)
  }
  return freeze(copy)
}
