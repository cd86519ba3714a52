import * as z from 'zod/mini'

z.config({ jitless: true })

/** The error body of every endpoint of ours: a sentence for people and a code for programs. */
export const Problem = z.object({ error: z.string(), code: z.string() })
export type Problem = z.infer<typeof Problem>
