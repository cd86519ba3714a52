import type { CLAIMS_PATH, Claim } from '@musi/api/claims'
import type { Address } from '@musi/domain/address'
import { type Reader, fields, wholeNumber } from '@musi/domain/untrusted'
import { httpCache } from '../../page/http/httpCache.ts'

const PATH: typeof CLAIMS_PATH = '/claims'

/** What an account may claim from the airdrop, and the index under which the contract records the claim. */
export type ClaimRecord = { readonly index: Claim['index']; readonly amount: bigint }

const hexAmount: Reader<bigint> = (value) =>
  typeof value === 'string' && /^0x[\da-f]+$/.test(value) ? BigInt(value) : undefined

export const readClaimRecord: Reader<ClaimRecord> = fields({ index: wholeNumber, amount: hexAmount })

const claims = httpCache(async (path) => {
  const answer = await fetch(path)
  // Any other status means that there is no claim (spec: claims.any-other-status).
  return answer.status === 200 ? (readClaimRecord(await answer.json()) ?? null) : null
})

/** Null: there is no claim. A failed request is repeated on the next call. */
export const claimRecord = (chainId: number, account: Address): Promise<ClaimRecord | null> => {
  const path = `${PATH}/${chainId}/${account}`
  return claims(path).catch((error: unknown) => {
    // oxlint-disable-next-line no-console
    console.debug(`${path} did not answer.`, error)
    throw error
  })
}
