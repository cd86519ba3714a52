import type { Claim } from '@musi/api/claims'
import { CLAIMS_PATH } from '@musi/api/paths'
import type { Address } from '@musi/domain/address'
import type { ClaimFlags } from '@musi/domain/claim/claimFlags'
import { type Hex, type Reader, fields, flag, list, wholeNumber } from '@musi/domain/untrusted'
import { fromServer } from '#platform/page/http/fromServer.ts'
import { httpCache } from '#platform/page/http/httpCache.ts'

/** No answer is longer than a claim with a proof of 32 hashes, and nothing is waited for without end (case 76). */
const [LONGEST_ANSWER, PATIENCE_MS] = [8192, 10_000]

/** What an account may claim from the airdrop, the index under which the contract records the claim, and the way to the root. */
export type ClaimRecord = {
  readonly index: Claim['index']
  readonly amount: bigint
  readonly proof: readonly Hex[]
  /** Null: the service gives no reason. */
  readonly flags: ClaimFlags | null
}

const hexAmount: Reader<bigint> = (value) =>
  typeof value === 'string' && /^0x[\da-f]{1,64}$/.test(value) ? BigInt(value) : undefined
const hash: Reader<Hex> = (value) =>
  typeof value === 'string' && /^0x[\da-f]{64}$/.test(value) ? (value as Hex) : undefined

const plain = fields({ index: wholeNumber, amount: hexAmount, proof: list(hash) })
const flagged = fields({ flags: fields({ isSOCKS: flag, isLP: flag, isUser: flag }) })

export const readClaimRecord: Reader<ClaimRecord> = (value) => {
  const record = plain(value)
  return record && { ...record, flags: flagged(value)?.flags ?? null }
}

/** The text of an answer; null if it is longer than any claim, which is not read to its end. */
async function shortText({ body }: Response): Promise<string | null> {
  if (body === null) return null
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text
    text += value
    if (text.length <= LONGEST_ANSWER) continue
    void reader.cancel()
    return null
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const claims = httpCache(async (path) => {
  const answer = await fromServer(path, { patienceMs: PATIENCE_MS })
  // Any other status means that there is no claim (spec: claims.any-other-status), and so does what is none.
  const text = answer.status === 200 ? await shortText(answer) : null
  return text === null ? null : (readClaimRecord(parsed(text)) ?? null)
})

/** Null: there is no claim. A failed request is repeated on the next call. */
export const claimRecord = (chainId: number, account: Address): Promise<ClaimRecord | null> => {
  const path = `${CLAIMS_PATH}/${chainId}/${account}`
  return claims(path).catch((error: unknown) => {
    // oxlint-disable-next-line no-console
    console.debug(`${path} did not answer.`, error)
    throw error
  })
}
