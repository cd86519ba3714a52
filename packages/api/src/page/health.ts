import * as v from 'valibot'
import { wholeNumber } from '../values.ts'

/** Answer of GET /health about the server and its chain. */
export const Health = v.object({
  status: v.picklist(['ok', 'chainUnreachable', 'wrongChain', 'ownAway']),
  /** The server's own database of sign-ins, orders, plays and uploads. `unknown` while the chain is unknown. */
  own: v.picklist(['ok', 'away', 'unknown']),
  chainId: wholeNumber,
  /** `headNumber` is null until the first block is seen. */
  headNumber: v.nullable(wholeNumber),
  writes: v.picklist(['on', 'off']),
  /** The history of the chain: the newest indexed block, how many blocks it is behind, and whether indexing continues. */
  history: v.object({ at: v.nullable(wholeNumber), behind: v.nullable(wholeNumber), isFollowing: v.boolean() }),
})
export type Health = v.InferInput<typeof Health>

/** Answer of GET /ready: whether requests should be sent to this server, and what is wrong otherwise. */
export const Ready = v.object({
  status: v.picklist(['ready', 'notReady', 'stopping']),
  chain: v.picklist(['ok', 'wrongChain', 'chainUnreachable']),
  /** The server's own database. `unknown` while the chain is unknown. */
  database: v.picklist(['ok', 'away', 'unknown']),
  /** Folders of data and objects. */
  disk: v.picklist(['ok', 'full', 'unwritable']),
})
export type Ready = v.InferInput<typeof Ready>

/** True if the server has seen and indexed this block, so that its answers include it. */
export const isLevel = ({ headNumber, history }: Health, block: number): boolean =>
  (headNumber ?? -1) >= block && history.isFollowing && history.behind === 0
