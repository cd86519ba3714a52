import type { Address } from '@musi/domain/address'
import { contractOf } from '#platform/page/config/config.ts'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { request } from '#platform/session/chain/request.ts'

export type Seconded =
  | { readonly kind: 'reading' | 'unread' }
  | { readonly kind: 'read'; readonly accounts: readonly Address[]; readonly isWhole: boolean }

/** The accounts whose second signer is this address, from the chain's logs. */
export async function readSeconded(signer: Address): Promise<Seconded> {
  const implementation = contractOf('passkeyAccount')
  if (implementation === null) return { kind: 'read', accounts: [], isWhole: true }
  try {
    const { secondedAccounts } = await retryOnce(() => import('@musi/chain/requests/accounts/secondedAccounts'))
    return { kind: 'read', ...(await secondedAccounts(request, implementation, signer)) }
  } catch {
    return { kind: 'unread' }
  }
}
