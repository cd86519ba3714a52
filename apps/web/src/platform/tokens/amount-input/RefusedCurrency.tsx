import type { FoundToken } from '../catalogue/foundToken.ts'
import { RefusedToken } from '../token-warning/RefusedToken.tsx'

/** Why what a link names cannot be used. */
export function RefusedCurrency({ found }: { found: FoundToken }) {
  if (found.kind === 'noToken') return <RefusedToken address={found.address} refusal={{ kind: 'noDecimals' }} />
  if (found.kind !== 'decimalsDiffer') return null
  const { token, listed, onChain } = found
  return <RefusedToken address={token.address} refusal={{ kind: 'mismatch', listed, onChain }} />
}
