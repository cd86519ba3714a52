import * as v from 'valibot'
import { seconds, wholeNumber } from '../values.ts'

/** One new block, as sent by GET /heads (spec: heads.head). */
export const Head = v.object({
  number: wholeNumber,
  hash: v.string(),
  timeSeconds: seconds,
  /** Reported by the endpoint, which may serve a different chain than this app. */
  chainId: wholeNumber,
  /** Genesis hash of the server's chain; null while unknown. If it differs from the page’s, the chain was reset. */
  genesisHash: v.nullable(v.string()),
  writes: v.picklist(['on', 'off']),
  /** True while two endpoints differ by more than 0.1 % in a value. */
  disagrees: v.boolean(),
})
export type Head = v.InferInput<typeof Head>
