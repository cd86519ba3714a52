import type { Address } from '@musi/domain/address'
import type { Currency } from '@musi/domain/currency'
import { pooledToken } from '@musi/domain/exchange/wrap'
import { Text } from '@musi/ui/Text'
import { exchangeAddresses } from '#platform/session/exchange/exchangeAddresses.ts'
import { OwnPerformance } from '#platform/tokens/positions/OwnPerformance.tsx'
import panel from '#platform/page/card/Card.module.css'
import { removeText } from './removeWords.ts'

type Props = { account: Address; sides: readonly [Currency, Currency] }

/** Performance of the position, shown before it is removed (spec: charts.position). */
export function ResultCard({ account, sides: [a, b] }: Props) {
  const { wrapped } = exchangeAddresses()
  const tokens = [pooledToken(a, wrapped.address), pooledToken(b, wrapped.address)] as const
  return (
    <Text as="section" size={14} id="position-truth" className={panel['flat']} aria-labelledby="position-truth-title">
      <Text as="h2" size={16} id="position-truth-title">
        {removeText('truth')}
      </Text>
      <OwnPerformance account={account} tokens={tokens} />
    </Text>
  )
}
