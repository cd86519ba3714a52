import { amountOf, currencyId } from '@musi/domain/currency'
import { Facts } from '@musi/ui/layout/Facts'
import { unitText } from '#platform/page/money/unitText.ts'
import { Money } from '#platform/page/money/Money.tsx'
import { v1Shares } from './v1Token.ts'
import { sidesOf } from './v1Intents.ts'
import type { V1Position } from './useV1Position.ts'
import styles from './V1.module.css'
import { v1Text } from './v1Words.ts'

const DIGITS = 4

/** The liquidity on V1 and its current worth. */
export const PositionFacts = ({ of: { token, exchange, position, worth } }: { of: V1Position }) => (
  <Facts look="columns">
    <dt>{v1Text('shares')}</dt>
    <dd>
      <Money amount={amountOf(v1Shares(exchange, token), position.shares)} digits={DIGITS} />
    </dd>
    {sidesOf(token, worth).map((amount) => (
      <div key={currencyId(amount.currency)} className={styles['fact']}>
        <dt>{v1Text('pooled', { symbol: unitText(amount.currency) })}</dt>
        <dd>
          <Money amount={amount} digits={DIGITS} />
        </dd>
      </div>
    ))}
  </Facts>
)
