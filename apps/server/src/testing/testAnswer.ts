import * as v from 'valibot'

/** An answer as it crosses HTTP, once it is held to its schema. */
export function answered<Schema extends v.GenericSchema>(schema: Schema, answer: unknown): v.InferInput<Schema> {
  v.assert(schema, answer)
  return answer
}
