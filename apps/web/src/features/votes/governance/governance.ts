import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import { contractOf } from '#platform/page/config/config.ts'
import { uniToken } from '#platform/session/chain/uniToken.ts'

export type Governance = { readonly governor: Address; readonly token: Token & { readonly decimals: 18 } }

/** Governor and token of this chain; null if it has no governance. */
export function findGovernance(): Governance | null {
  const governor = contractOf('governor')
  const token = uniToken()
  // Votes are counted in 18 decimals (spec: governance.tally).
  return governor && token && { governor, token: { ...token, decimals: 18 } }
}
