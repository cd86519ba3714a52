import { ACTS_PATH } from '@musi/api/paths'
import { code } from '@musi/chain/requests/contracts/code'
import { latestNativeBalance } from '@musi/chain/requests/tokens/latestNativeBalance'
import { transactionCount } from '@musi/chain/requests/transactions/transactionAtNonce'
import type { Address } from '@musi/domain/address'
import { useAnswer, whileAway } from '#platform/page/loading/useAnswer.ts'
import { request } from '#platform/session/chain/request.ts'
import { Unanswerable, fetchHistory } from '#platform/session/history/fetchHistory.ts'
import { PastAct } from '#platform/tokens/story/pastAct.ts'

/** Use of an address on this chain so far; `unknown` if its past could not be read. */
export type AddressUse = 'reading' | 'used' | 'unused' | 'unknown'

async function readUse(address: Address): Promise<AddressUse> {
  const [count, balance, codeThere] = await Promise.all([
    transactionCount(request, address, 'latest'),
    latestNativeBalance(request, address),
    code(request, address),
  ])
  if (count > 0 || balance > 0n || codeThere.kind !== 'none') return 'used'
  // An account that only received tokens has no count, no balance and no code.
  try {
    const { rows } = await fetchHistory(`${ACTS_PATH}?account=${address}`, PastAct)
    return rows.length > 0 ? 'used' : 'unused'
  } catch (error) {
    // Other failures are retried.
    if (error instanceof Unanswerable) return 'unknown'
    throw error
  }
}

/** Reads once whether the address was used, with retries while the chain or the history does not answer. */
export function useAddressUse(address: Address | null): AddressUse {
  const answer = useAnswer(address, async () => (address === null ? 'reading' : readUse(address)), null, whileAway)
  if (address === null || answer.kind === 'waiting') return 'reading'
  return answer.kind === 'ready' ? answer.value : 'unknown'
}
