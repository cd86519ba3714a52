import { Claim } from '@musi/api/claims'
import { CLAIMS_PATH } from '@musi/api/paths'
import type { Address } from '@musi/domain/address'
import type { ClaimFlags } from '@musi/domain/claim/claimFlags'
import { type Hex, fromJson } from '@musi/domain/untrusted'
import { fromServer } from '#platform/page/http/fromServer.ts'
import { httpCache } from '#platform/page/http/httpCache.ts'
import { readValue } from '#platform/page/http/readAnswer.ts'

/** Limits of an answer (case 76). The length, in characters, is enough for a proof of 32 hashes. */
const MAX_ANSWER_LENGTH = 8192
const TIMEOUT_MS = 10_000

/** An account's airdrop claim: amount, index in the contract, and Merkle proof. */
export type ClaimRecord = {
  readonly index: number
  readonly amount: bigint
  readonly proof: readonly Hex[]
  /** Reasons for the claim; null if the service gives no reasons. */
  readonly flags: ClaimFlags | null
}

export function readClaimRecord(value: unknown): ClaimRecord | undefined {
  const record = readValue(Claim, value)
  return record && { ...record, flags: record.flags ?? null }
}

/** The text of an answer; null if it is longer than any claim. */
async function readBounded({ body }: Response): Promise<string | null> {
  if (body === null) return null
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text
    text += value
    if (text.length <= MAX_ANSWER_LENGTH) continue
    void reader.cancel()
    return null
  }
}

const claimCache = httpCache(async (path) => {
  const answer = await fromServer(path, { patienceMs: TIMEOUT_MS })
  // Any other status, or an invalid answer, means that there is no claim (spec: claims.any-other-status).
  const text = answer.status === 200 ? await readBounded(answer) : null
  return text === null ? null : (fromJson(text, readClaimRecord) ?? null)
})

/** Returns null if there is no claim. A failed request is repeated on the next call. */
export const claimRecord = (chainId: number, account: Address): Promise<ClaimRecord | null> => {
  const path = `${CLAIMS_PATH}/${chainId}/${account}`
  return claimCache(path).catch((error: unknown) => {
    // oxlint-disable-next-line no-console
    console.debug(`${path} did not answer.`, error)
    throw error
  })
}
