import * as v from 'valibot'
import { wholeNumber } from '../values.ts'

/** What GET /health says about the server and the chain behind it. */
export const Health = v.object({
  status: v.picklist(['ok', 'chainUnreachable', 'wrongChain', 'ownAway']),
  /** What only the server knows: sign-in, orders, plays, uploads. `unknown` while nobody knows which chain this is. */
  own: v.picklist(['ok', 'away', 'unknown']),
  chainId: wholeNumber,
  /** Null until the first block is seen. */
  headNumber: v.nullable(wholeNumber),
  writes: v.picklist(['on', 'off']),
  /** The history of the chain: the newest block that it knows, how many blocks that is behind, and whether it goes on. */
  history: v.object({ at: v.nullable(wholeNumber), behind: v.nullable(wholeNumber), isFollowing: v.boolean() }),
})
export type Health = v.InferInput<typeof Health>

/** Whether the server knows of this block, and its history has taken it in: what is asked sooner is answered as it was before. */
export const isLevel = ({ headNumber, history }: Health, block: number): boolean =>
  (headNumber ?? -1) >= block && history.isFollowing && history.behind === 0
