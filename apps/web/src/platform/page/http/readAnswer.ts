import { wholeNumber } from '@musi/api/values'
import * as v from 'valibot'

/** Reads JSON by a schema of packages/api; undefined if it does not fit. */
export function readValue<const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | undefined {
  const { success, output } = v.safeParse(schema, value, { abortEarly: true })
  return success ? output : undefined
}

const isUnknownKind = ({ type, path, input }: v.BaseIssue<unknown>) =>
  type === 'variant' && path?.length === 1 && typeof input === 'string'

/** Reads a row: undefined if it does not fit, null if its kind is one of a newer server that this page does not know. */
function readRow(schema: v.GenericSchema, value: unknown): unknown {
  const { success, output, issues } = v.safeParse(schema, value, { abortEarly: true })
  if (success) return output
  return issues.every(isUnknownKind) ? null : undefined
}

type Listing = v.ObjectSchema<v.ObjectEntries, undefined>
type ListShape = v.ArraySchema<v.GenericSchema, undefined>
const isList = (shape: { type: string }): shape is ListShape => shape.type === 'array'

/** An answer that lists rows. */
export type AnswerOf<Schema extends Listing> = {
  readonly [Name in Exclude<keyof v.InferOutput<Schema>, 'leftOut'>]: v.InferOutput<Schema>[Name] extends (infer Row)[]
    ? readonly NonNullable<Row>[]
    : v.InferOutput<Schema>[Name]
} & {
  /** Number of rows unreadable by the server or here; lists without them are incomplete. */
  readonly leftOut: number
}

/**
 * Parses a list answer. An invalid field outside the rows makes the answer unreadable. An invalid
 * row is left out and counted, because strangers control row content and one must not hide the
 * others (spec: server.rows); rows of an unknown kind are not counted.
 */
export function readAnswer<const Schema extends Listing>(
  schema: Schema,
  answer: unknown,
): AnswerOf<Schema> | undefined {
  const entries = Object.entries(schema.entries)
  const facts = Object.fromEntries(entries.filter(([, shape]) => !isList(shape)))
  const read = readValue(v.object({ ...facts, leftOut: v.optional(wholeNumber, 0) }), answer)
  if (read === undefined) return undefined
  const rows: Record<string, readonly unknown[]> = {}
  let { leftOut } = read
  for (const [name, shape] of entries) {
    if (!isList(shape)) continue
    const list = (answer as Readonly<Record<string, unknown>>)[name]
    if (!Array.isArray(list)) return undefined
    const all = list.map((row) => readRow(shape.item, row))
    rows[name] = all.filter((row) => row !== undefined && row !== null)
    leftOut += all.filter((row) => row === undefined).length
  }
  return { ...read, ...rows, leftOut } as AnswerOf<Schema>
}
