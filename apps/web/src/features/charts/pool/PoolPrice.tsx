import type { Address } from '@musi/domain/address'
import { Button } from '@musi/ui/controls/Button'
import { Icon } from '@musi/ui/Icon'
import { Skeleton } from '@musi/ui/Skeleton'
import { type ReactNode, useEffect, useState } from 'react'
import { latePart } from '#platform/page/loading/latePart.tsx'
import { Section } from '#platform/page/card/Section.tsx'
import { usePricedPool } from '#platform/tokens/charts/usePricedPool.ts'
import { chartText } from '#platform/tokens/charts/chartWords.ts'
import { chartsText } from '../frame/chartsWords.ts'

const PriceChart = latePart(async () => (await import('#platform/tokens/charts/PriceChart.tsx')).PriceChart)

const RefusedToken = latePart(
  async () => (await import('#platform/tokens/token-warning/RefusedToken.tsx')).RefusedToken,
)

type Props = {
  pair: Address
  tokens: readonly [Address, Address]
  /** The token whose price is shown at first; token0 by default. */
  first?: Address
  note?: ReactNode
}

/** The price in either direction; the user can switch. */
export function PoolPrice({ pair, tokens, first, note }: Props) {
  const [isInverted, setInverted] = useState(first === tokens[1])
  const priced = usePricedPool({ pair, tokens, isInverted })
  useEffect(() => PriceChart.preload(), [])
  return (
    <Section
      title={chartsText('column.price')}
      note={
        priced?.kind === 'priced' && (
          <Button
            size="small"
            kind="quiet"
            aria-label={`${priced.base}/${priced.quote}: ${chartsText('pool.turn')}`}
            onClick={() => setInverted(!isInverted)}
          >
            {`${priced.base}/${priced.quote}`} <Icon name="loop" />
          </Button>
        )
      }
    >
      {priced === null && <Skeleton shape="block" label={chartText('loading')} />}
      {priced?.kind === 'noDecimals' && <RefusedToken address={priced.token} refusal={{ kind: 'noDecimals' }} />}
      {priced?.kind === 'priced' && <PriceChart pools={[priced.pool]} base={priced.base} quote={priced.quote} />}
      {note}
    </Section>
  )
}
