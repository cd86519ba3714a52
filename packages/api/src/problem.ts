import * as v from 'valibot'

/** The error body of every endpoint of ours: a sentence for people and a code for programs. */
export const Problem = v.object({ error: v.string(), code: v.string() })
export type Problem = v.InferInput<typeof Problem>
