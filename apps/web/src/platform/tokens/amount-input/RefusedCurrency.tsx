import { latePart } from '#platform/page/loading/latePart.tsx'
import type { TokenLookup } from '../catalogue/tokenLookup.ts'

const RefusedToken = latePart(async () => (await import('../token-warning/RefusedToken.tsx')).RefusedToken)

/** Reason why the currency that a link names cannot be used. */
export function RefusedCurrency({ lookup }: { lookup: TokenLookup }) {
  if (lookup.kind === 'noToken') return <RefusedToken address={lookup.address} refusal={{ kind: 'noDecimals' }} />
  if (lookup.kind !== 'decimalsDiffer') return null
  const { token, listed, onChain } = lookup
  return <RefusedToken address={token.address} refusal={{ kind: 'mismatch', listed, onChain }} />
}
