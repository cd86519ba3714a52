import * as z from 'zod/mini'

z.config({ jitless: true })

/** What every endpoint of ours answers when it cannot do what it was asked: a sentence for a person and a code for a program. */
export const Problem = z.object({ error: z.string(), code: z.string() })
export type Problem = z.infer<typeof Problem>
