import * as z from 'zod/mini'

z.config({ jitless: true })

/** What GET /claims/{chainId}/{address} answers with 200; any other status means that there is no claim. */
export const Claim = z.object({
  index: z.int(),
  /** In the token's smallest units, as a hexadecimal number. */
  amount: z.string().check(z.regex(/^0x[0-9a-f]+$/)),
  proof: z.array(z.string().check(z.regex(/^0x[0-9a-f]{64}$/))),
  /** Absent when the accounts file gives no reason for this account; the page then shows no category rows (spec: claims.flags). */
  flags: z.optional(z.object({ isSOCKS: z.boolean(), isLP: z.boolean(), isUser: z.boolean() })),
})
export type Claim = z.infer<typeof Claim>

export const CLAIMS_PATH = '/claims'
