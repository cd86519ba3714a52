import * as v from 'valibot'

/** An answer as it crosses HTTP, validated against its schema. */
export function validated<Schema extends v.GenericSchema>(schema: Schema, answer: unknown): v.InferInput<Schema> {
  v.assert(schema, answer)
  return answer
}
