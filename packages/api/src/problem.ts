import * as v from 'valibot'

/** Error body of every endpoint: a message for people and a code for programs. */
export const Problem = v.object({ error: v.string(), code: v.string() })
export type Problem = v.InferInput<typeof Problem>
