import type { CLAIMS_PATH } from '@musi/api/claims'
import type { Address } from '@musi/domain/address'
import { perVisit } from '../../platform/page/visit/visit.ts'

const PATH: typeof CLAIMS_PATH = '/claims'

/** What an account may claim of the airdrop, and the place in it that says whether it has. */
export type ClaimRecord = { readonly index: number; readonly amount: bigint }

export function readClaimRecord(answer: unknown): ClaimRecord | null {
  if (typeof answer !== 'object' || answer === null || !('index' in answer) || !('amount' in answer)) return null
  const { index, amount } = answer
  if (!Number.isSafeInteger(index) || Number(index) < 0) return null
  return typeof amount === 'string' && /^0x[\da-f]+$/.test(amount)
    ? { index: Number(index), amount: BigInt(amount) }
    : null
}

const visit = perVisit(() => new Map<string, Promise<ClaimRecord | null>>())

async function asked(path: string): Promise<ClaimRecord | null> {
  const answer = await fetch(path)
  // Any other status means that there is no claim (exchange.md §7).
  return answer.status === 200 ? readClaimRecord(await answer.json()) : null
}

/** Asked once for each chain and address; a service that does not answer is asked again the next time. */
export function claimRecord(chainId: number, account: Address): Promise<ClaimRecord | null> {
  const known = visit()
  const path = `${PATH}/${chainId}/${account}`
  const record =
    known.get(path) ??
    asked(path).catch((error: unknown) => {
      known.delete(path)
      // oxlint-disable-next-line no-console
      console.debug(`${path} did not answer.`, error)
      return null
    })
  known.set(path, record)
  return record
}
