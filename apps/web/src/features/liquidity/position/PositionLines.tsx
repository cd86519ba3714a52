import { percentText } from '@musi/domain/amount/percentText'
import { type Amount, type Currency, type Token, amountOf, currencyId } from '@musi/domain/currency'
import type { Pool, ProtocolFee } from '@musi/domain/liquidity/poolShares'
import { positionOf } from '@musi/domain/liquidity/position'
import { Facts } from '@musi/ui/layout/Facts'
import type { ReactNode } from 'react'
import { unitText } from '#platform/page/money/unitText.ts'
import { Money } from '#platform/page/money/Money.tsx'
import { figureText } from '#platform/page/money/figureText.ts'
import { CurrencyLogo } from '#platform/tokens/token-logo/CurrencyLogo.tsx'
import { positionText } from './positionWords.ts'

/** Digits of pool shares (spec: liquidity.position). */
const SHARES_DIGITS = 4
const DIGITS = 6
const SHARE_PLACES = 6

type Props = { pool: Pool; fee: ProtocolFee; shares: Amount<Token>; sides: readonly [Currency, Currency] }

/** The shares of an account, their part of the pool, and what they would return. */
export function PositionLines({ pool, fee, shares, sides: [a, b] }: Props) {
  const position = positionOf(pool, shares.raw, fee)
  return (
    <Facts look="details">
      <Line label={positionText('tokens', { pair: `${unitText(a)}/${unitText(b)}` })} logos={[a, b]}>
        <Money amount={shares} digits={SHARES_DIGITS} />
      </Line>
      <Line label={positionText('share')}>
        {position.ofPool === null ? '-' : figureText(percentText(position.ofPool, SHARE_PLACES))}
      </Line>
      <Deposit amount={amountOf(a, position.amountA)} />
      <Deposit amount={amountOf(b, position.amountB)} />
    </Facts>
  )
}

const Deposit = ({ amount }: { amount: Amount }) => (
  <Line label={unitText(amount.currency)} logos={[amount.currency]}>
    <Money amount={amount} digits={DIGITS} />
  </Line>
)

type LineProps = { label: string; logos?: readonly Currency[]; children: ReactNode }

const Line = ({ label, logos, children }: LineProps) => (
  <div>
    <dt>
      {logos?.map((currency) => (
        <CurrencyLogo key={currencyId(currency)} currency={currency} size="small" />
      ))}
      {label}
    </dt>
    <dd>{children}</dd>
  </div>
)
