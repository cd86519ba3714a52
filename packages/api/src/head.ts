import * as z from 'zod/mini'
import { seconds } from './indexPage.ts'

// The page forbids `new Function` (spec: server.no-code-from-text), which zod would try without this.
z.config({ jitless: true })

/** One new block, as GET /heads tells it (spec: heads.head). */
export const Head = z.object({
  number: z.int(),
  hash: z.string(),
  timeSeconds: seconds,
  /** As reported by the endpoint, which may not be the chain that this app serves. */
  chainId: z.int(),
  /** Of the chain that the server began with; null while it does not know it. Another one than the page’s: the chain was begun anew. */
  genesisHash: z.nullable(z.string()),
  writes: z.enum(['on', 'off']),
  /** True while two endpoints differ by more than 0.1 % in a value. */
  disagrees: z.boolean(),
})
export type Head = z.infer<typeof Head>

export const HEADS_PATH = '/heads'

/** Heads arrive as the unnamed event ("message"). This event in between shows that the connection is alive; its data is unused. */
export const HEARTBEAT_EVENT = 'heartbeat'

/** Less than half of the 30 s after which a page calls its data stale (spec: heads.heartbeat, heads.trouble). */
export const HEARTBEAT_MS = 10_000
