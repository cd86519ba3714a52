import { RefusedToken } from '../../platform/tokens/token-warning/RefusedToken.tsx'
import type { FoundToken } from '../../platform/tokens/catalogue/foundToken.ts'

/** Why what a link names cannot be swapped. */
export function RefusedSide({ found }: { found: FoundToken }) {
  if (found.kind === 'noToken') return <RefusedToken address={found.address} refusal={{ kind: 'noDecimals' }} />
  if (found.kind !== 'decimalsDiffer') return null
  const { token, listed, onChain } = found
  return <RefusedToken address={token.address} refusal={{ kind: 'mismatch', listed, onChain }} />
}
