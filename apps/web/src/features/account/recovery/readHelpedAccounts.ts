import type { Address } from '@musi/domain/address'
import { contractOf } from '#platform/page/config/config.ts'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { request } from '#platform/session/chain/request.ts'

export type HelpedAccounts =
  | { readonly kind: 'reading' | 'unread' }
  | { readonly kind: 'read'; readonly accounts: readonly Address[]; readonly isWhole: boolean }

/** The accounts whose second signer is this address, from the chain's logs. */
export async function readHelpedAccounts(signer: Address): Promise<HelpedAccounts> {
  const implementation = contractOf('passkeyAccount')
  if (implementation === null) return { kind: 'read', accounts: [], isWhole: true }
  try {
    const { accountsOfSigner } = await retryOnce(() => import('@musi/chain/requests/accounts/accountsOfSigner'))
    return { kind: 'read', ...(await accountsOfSigner(request, implementation, signer)) }
  } catch {
    return { kind: 'unread' }
  }
}
