import { shortenAddress } from '@musi/domain/address'
import type { PairTokens } from '@musi/domain/exchange/routes/candidatePairs'
import { unitText } from '#platform/page/money/unitText.ts'
import { unreadText } from './unreadWords.ts'
import { usePooledCurrency } from './usePooledCurrency.ts'

/**
 * A pool whose shares could not be read, which must not look like having none (spec:
 * liquidity.pool-unread).
 */
export function UnreadPool({ tokens: [one, other] }: { tokens: PairTokens }) {
  const a = usePooledCurrency(one)
  const b = usePooledCurrency(other)
  const sides = [a === null ? shortenAddress(one) : unitText(a), b === null ? shortenAddress(other) : unitText(b)]
  return <p>{unreadText('unread', { pool: sides.join('/') })}</p>
}
