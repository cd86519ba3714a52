import * as z from 'zod/mini'

z.config({ jitless: true })

/** What GET /health says about the server and the chain behind it. */
export const Health = z.object({
  status: z.enum(['ok', 'chainUnreachable', 'wrongChain']),
  chainId: z.int(),
  /** Null until the first block is seen. */
  headNumber: z.nullable(z.int()),
  writes: z.enum(['on', 'off']),
})
export type Health = z.infer<typeof Health>

export const HEALTH_PATH = '/health'
