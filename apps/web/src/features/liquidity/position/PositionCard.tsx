import { percentText } from '@musi/domain/amount/percentText'
import { symbolText } from '@musi/domain/amount/symbolText'
import { type Amount, type Currency, amountOf } from '@musi/domain/currency'
import { positionOf } from '@musi/domain/liquidity/position'
import { Skeleton } from '@musi/ui/Skeleton'
import type { ReactNode } from 'react'
import { Money } from '../../../platform/page/money/Money.tsx'
import { figureText } from '../../../platform/page/money/figureText.ts'
import type { PoolFacts } from '../../../platform/session/exchange/usePool.ts'
import { behindOf } from '../../../platform/session/freshness/behind.ts'
import { lastAnswer } from '../../../platform/session/freshness/lastAnswer.ts'
import { useAccount } from '../../../platform/session/wallet/useAccount.ts'
import { TokenLogo } from '../../../platform/tokens/token-logo/TokenLogo.tsx'
import { useListedFacts } from '../../../platform/tokens/catalogue/useListedFacts.ts'
import factStyles from '../../../platform/page/card/Facts.module.css'
import panel from '../../../platform/page/card/Panel.module.css'
import styles from './PositionCard.module.css'
import { t } from './positionWords.ts'
import { WouldEarn } from './WouldEarn.tsx'

/** spec: liquidity.position */
const [SHARES_DIGITS, DIGITS, SHARE_PLACES] = [4, 6, 6]

type Props = {
  facts: PoolFacts | null
  /** In the order of the pool's facts. */
  currencies: readonly [Currency | null, Currency | null]
  /** Both are chosen, though what they are may not be known yet. */
  isNamed?: boolean
}

/** What the account has of a pool already, or what it would earn there; nothing where there is no pool. */
export function PositionCard({ facts, currencies: [a, b], isNamed = false }: Props) {
  const account = useAccount()
  if (facts === null || a === null || b === null) return account === null && isNamed ? <WouldEarn /> : null
  const { state, fee, shares } = facts
  if (state.kind === 'invalid' || state.kind === 'notExists') return null
  // Without an account there is no position to wait for.
  if (account === null || (state.kind === 'exists' && shares === 0n)) return <WouldEarn />
  if (state.kind !== 'exists' || fee === null || shares === null)
    return (
      <Card>
        <Skeleton label={t('reading')} />
      </Card>
    )
  const position = positionOf(state.pool, shares, fee)
  const behind = behindOf(facts.ages)
  return (
    <Card {...(behind !== null && lastAnswer({ overdue: true, block: behind.block }))}>
      <dl className={`${factStyles['lines']} ${styles['facts']}`}>
        <Line label={t('tokens', { pair: `${symbolText(a.symbol)}/${symbolText(b.symbol)}` })} logos={[a, b]}>
          <Money amount={amountOf(facts.shareToken, shares)} digits={SHARES_DIGITS} />
        </Line>
        <Line label={t('share')}>
          {position.ofPool === null ? '-' : figureText(percentText(position.ofPool, SHARE_PLACES))}
        </Line>
        <Deposit amount={amountOf(a, position.amountA)} />
        <Deposit amount={amountOf(b, position.amountB)} />
      </dl>
    </Card>
  )
}

const Card = ({ children, ...old }: { children: ReactNode }) => (
  <section
    id="position-card"
    className={`${panel['flat']} ${styles['card']}`}
    aria-labelledby="position-title"
    {...old}
  >
    <h2 id="position-title">{t('title')}</h2>
    {children}
  </section>
)

const Deposit = ({ amount }: { amount: Amount }) => (
  <Line label={symbolText(amount.currency.symbol)} logos={[amount.currency]}>
    <Money amount={amount} digits={DIGITS} />
  </Line>
)

type LineProps = { label: string; logos?: readonly Currency[]; children: ReactNode }

const Line = ({ label, logos, children }: LineProps) => (
  <div>
    <dt>
      {logos?.map((currency) => (
        <Logo key={currency.symbol} currency={currency} />
      ))}
      {label}
    </dt>
    <dd>{children}</dd>
  </div>
)

function Logo({ currency }: { currency: Currency }) {
  const { logoUri, shape } = useListedFacts(currency)
  return <TokenLogo currency={currency} logoUri={logoUri} shape={shape} size="small" />
}
