import * as v from 'valibot'
import { hash, wholeNumber } from './values.ts'

/** Answer of GET /claims/{chainId}/{address} with 200; any other status means that there is no claim. */
export const Claim = v.object({
  index: wholeNumber,
  /** In the token's smallest units, as a hexadecimal number. */
  amount: v.pipe(
    v.string(),
    v.regex(/^0x[0-9a-f]{1,64}$/),
    v.transform((text: string) => BigInt(text)),
  ),
  proof: v.array(hash),
  /** Absent if the accounts file gives no reason for this account; the page then shows no category rows (spec: claims.flags). */
  flags: v.fallback(v.optional(v.object({ isSOCKS: v.boolean(), isLP: v.boolean(), isUser: v.boolean() })), undefined),
})
export type Claim = v.InferInput<typeof Claim>
