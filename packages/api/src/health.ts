import * as z from 'zod/mini'

z.config({ jitless: true })

/** What GET /health says about the server and the chain behind it. */
export const Health = z.object({
  status: z.enum(['ok', 'chainUnreachable', 'wrongChain', 'ownAway']),
  /** What only the server knows: sign-in, orders, plays, uploads. `unknown` while nobody knows which chain this is. */
  own: z.enum(['ok', 'away', 'unknown']),
  chainId: z.int(),
  /** Null until the first block is seen. */
  headNumber: z.nullable(z.int()),
  writes: z.enum(['on', 'off']),
  /** The history of the chain: the newest block that it knows, how many blocks that is behind, and whether it goes on. */
  history: z.object({ at: z.nullable(z.int()), behind: z.nullable(z.int()), isFollowing: z.boolean() }),
})
export type Health = z.infer<typeof Health>

/** Whether the server knows of this block, and its history has taken it in: what is asked sooner is answered as it was before. */
export const isLevel = ({ headNumber, history }: Health, block: number): boolean =>
  (headNumber ?? -1) >= block && history.isFollowing && history.behind === 0

export const HEALTH_PATH = '/health'
