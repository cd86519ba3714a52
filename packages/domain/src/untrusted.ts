import { type Address, parseAddress } from './address.ts'
import { LAST_SECONDS } from './calendarSeconds.ts'

/** Reads a value from storage, another program or another page; undefined if it is invalid. */
export type Reader<Value> = (stored: unknown) => Value | undefined

export type UnknownFields = Readonly<Record<string, unknown>>

/** Fields of an untrusted value; none if it is not an object. */
export const unknownFields = (stored: unknown): UnknownFields =>
  typeof stored === 'object' && stored !== null ? (stored as UnknownFields) : {}

/** Reads all fields; undefined if any is missing or invalid. */
export function readFields<Readers extends Readonly<Record<string, Reader<unknown>>>>(
  readers: Readers,
  stored: unknown,
) {
  const storedFields = unknownFields(stored)
  const result: Record<string, unknown> = {}
  for (const [name, reader] of Object.entries(readers)) {
    const value = Object.hasOwn(storedFields, name) ? reader(storedFields[name]) : undefined
    if (value === undefined) return undefined
    result[name] = value
  }
  return result as FieldsOf<Readers>
}

/** Type a reader returns on success. */
export type ReadBy<R> = R extends Reader<infer Value> ? Exclude<Value, undefined> : never

export type FieldsOf<Readers> = {
  readonly [Name in keyof Readers]: ReadBy<Readers[Name]>
}

export const text: Reader<string> = (stored) => (typeof stored === 'string' ? stored : undefined)
export const flag: Reader<boolean> = (stored) => (typeof stored === 'boolean' ? stored : undefined)

export const wholeNumber: Reader<number> = (stored) =>
  Number.isSafeInteger(stored) && Number(stored) >= 0 ? Number(stored) : undefined

/** A time that `Date` can hold; a later one would throw when it is shown (spec: server.dates). */
export const seconds: Reader<number> = (stored) => {
  const whole = wholeNumber(stored)
  return whole === undefined || whole > LAST_SECONDS ? undefined : whole
}

/** A bigint as digits in a string, because JSON has no bigint. */
export const units: Reader<bigint> = (stored) =>
  typeof stored === 'string' && /^\d{1,160}$/.test(stored) ? BigInt(stored) : undefined

export const address: Reader<Address> = (stored) =>
  typeof stored === 'string' ? (parseAddress(stored) ?? undefined) : undefined

export type Hex = `0x${string}`
export const hex: Reader<Hex> = (stored) =>
  typeof stored === 'string' && /^0x[0-9a-f]*$/i.test(stored) ? (stored as Hex) : undefined

export const oneOf =
  <const Value extends string>(...values: readonly Value[]): Reader<Value> =>
  (stored) =>
    values.find((value) => value === stored)

export const orNull =
  <Value>(reader: Reader<Value>): Reader<Value | null> =>
  (stored) =>
    stored === null ? null : reader(stored)

/** Reads a list with at least one entry; undefined if any entry is invalid. */
export const nonEmptyList =
  <Value>(reader: Reader<Value>): Reader<readonly Value[]> =>
  (stored) => {
    const values = list(reader)(stored)
    return values?.length === 0 ? undefined : values
  }

export const fields =
  <const Readers extends Readonly<Record<string, Reader<unknown>>>>(readers: Readers): Reader<FieldsOf<Readers>> =>
  (stored) =>
    readFields(readers, stored)

/** Reads a list, which may be empty; undefined if any entry is invalid. */
export const list =
  <Value>(reader: Reader<Value>): Reader<Value[]> =>
  (stored) => {
    if (!Array.isArray(stored)) return undefined
    const values = stored.map(reader).filter((value) => value !== undefined)
    return values.length === stored.length ? values : undefined
  }

/** Reads an object with any names; undefined if any value is invalid. */
export const dictionary =
  <Value>(reader: Reader<Value>): Reader<Record<string, Value>> =>
  (stored) => {
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined
    const entries = Object.entries(stored).map(([name, value]) => [name, reader(value)] as const)
    const read = entries.filter((entry): entry is [string, Exclude<Value, undefined>] => entry[1] !== undefined)
    return read.length === entries.length ? Object.fromEntries(read) : undefined
  }

/** Parses JSON of a given shape. Undefined when it is not JSON or has another shape. */
export function fromJson<Value>(text: string, reader: Reader<Value>): Value | undefined {
  try {
    return reader(JSON.parse(text))
  } catch {
    return undefined
  }
}
