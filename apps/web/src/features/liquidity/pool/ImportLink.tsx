import { balanceOf } from '@musi/chain/reads/tokens/balanceOf'
import type { Address } from '@musi/domain/address'
import { Text } from '@musi/ui/Text'
import { useMemo } from 'react'
import { Link } from '#platform/page/navigation/Link.tsx'
import { PlaceLink } from '#platform/page/navigation/PlaceLink.tsx'
import { useReads } from '#platform/session/chain/useReads.ts'
import { useExchangesByToken } from '#platform/session/exchange/useExchangesByToken.ts'
import { useAllTokens } from '#platform/tokens/catalogue/useAllTokens.ts'
import styles from './PoolCard.module.css'
import { poolsText } from './poolWords.ts'

/** Links to liquidity not in the list: V1 liquidity, or a pool to search for (spec: liquidity.import-link). */
export function ImportLink({ account }: { account: Address | null }) {
  const tokens = useAllTokens()
  const addresses = useMemo(() => tokens.map(({ address }) => address), [tokens])
  const { byToken } = useExchangesByToken(addresses)
  const shares = useReads(account === null ? [] : [...byToken.values()].map((exchange) => balanceOf(exchange, account)))
  const hasV1 = shares.some((state) => state.kind === 'value' && state.value > 0n)
  return (
    <Text tone="muted" size={14} centered className={styles['import']}>
      {poolsText(hasV1 ? 'v1Found' : 'missing')}{' '}
      {hasV1 ? (
        <PlaceLink id="import-pool-link" to="/migrate/v1">
          {poolsText('migrate')}
        </PlaceLink>
      ) : (
        <Link id="import-pool-link" to="/find">
          {poolsText('import')}
        </Link>
      )}
    </Text>
  )
}
