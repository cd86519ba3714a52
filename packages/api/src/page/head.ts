import * as v from 'valibot'
import { seconds, wholeNumber } from '../values.ts'

/** One new block, as GET /heads tells it (spec: heads.head). */
export const Head = v.object({
  number: wholeNumber,
  hash: v.string(),
  timeSeconds: seconds,
  /** As reported by the endpoint, which may not be the chain that this app serves. */
  chainId: wholeNumber,
  /** Of the chain that the server began with; null while it does not know it. Another one than the page’s: the chain was begun anew. */
  genesisHash: v.nullable(v.string()),
  writes: v.picklist(['on', 'off']),
  /** True while two endpoints differ by more than 0.1 % in a value. */
  disagrees: v.boolean(),
})
export type Head = v.InferInput<typeof Head>
