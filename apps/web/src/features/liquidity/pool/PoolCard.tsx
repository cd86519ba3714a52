import { positionShareText } from '@musi/domain/amount/percentText'
import { type Amount, type Currency, amountOf, currencyId } from '@musi/domain/currency'
import type { Position } from '@musi/domain/liquidity/position'
import { buttonClass } from '@musi/ui/controls/Button'
import { Facts } from '@musi/ui/layout/Facts'
import { Icon } from '@musi/ui/Icon'
import { Skeleton } from '@musi/ui/Skeleton'
import { Stack } from '@musi/ui/layout/Stack'
import { useFold } from '@musi/ui/useFold'
import { type ReactNode, useId } from 'react'
import { unitText } from '#platform/page/money/unitText.ts'
import { Money } from '#platform/page/money/Money.tsx'
import { dollarText } from '#platform/page/money/dollarText.ts'
import { figureText } from '#platform/page/money/figureText.ts'
import { latePart } from '#platform/page/loading/latePart.tsx'
import { Link } from '#platform/page/navigation/Link.tsx'
import { PlaceLink } from '#platform/page/navigation/PlaceLink.tsx'
import { PoolAnalyticsLink } from '#platform/session/exchange/PoolAnalyticsLink.tsx'
import { stalenessOf } from '#platform/session/freshness/staleness.ts'
import { lastAnswer } from '#platform/session/freshness/lastAnswer.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { useHeldPosition } from '#platform/tokens/positions/useHeldPosition.ts'
import type { HeldPool } from '#platform/tokens/positions/useHeldPools.ts'
import { usePooledWorth } from '#platform/tokens/positions/usePooledWorth.ts'
import { CurrencyLogo } from '#platform/tokens/token-logo/CurrencyLogo.tsx'
import panel from '#platform/page/card/Card.module.css'
import styles from './PoolCard.module.css'
import { poolsText } from './poolWords.ts'

const OwnPerformance = latePart(
  async () => (await import('#platform/tokens/positions/OwnPerformance.tsx')).OwnPerformance,
)

/** Digits of pool shares (spec: liquidity.pool-list). */
const SHARES_DIGITS = 4
const DIGITS = 6

/** The account's share of one pool; details and actions are behind "Manage". */
export function PoolCard({ pool }: { pool: HeldPool }) {
  const { isOpen, partId, button } = useFold()
  const id = useId()
  const heldPosition = useHeldPosition(pool)
  if (heldPosition === null)
    return (
      <article className={panel['snug']}>
        <Skeleton label={poolsText('loading')} />
      </article>
    )
  const { a, b, position, facts } = heldPosition
  const name = `${unitText(a)}/${unitText(b)}`
  const staleness = stalenessOf(facts.ages)
  return (
    <article
      className={panel['snug']}
      aria-labelledby={`${id}-name`}
      {...(staleness !== null && lastAnswer({ overdue: true, block: staleness.block }))}
    >
      <header className={styles['head']}>
        <CurrencyLogo currency={a} size="small" />
        <CurrencyLogo currency={b} size="small" />
        <h3 id={`${id}-name`}>{name}</h3>
        {(pool.staked ?? 0n) > 0n && <span className={styles['earning']}>{poolsText('earning')}</span>}
        <button
          type="button"
          id={`${id}-manage`}
          className={styles['manage']}
          aria-labelledby={`${id}-manage ${id}-name`}
          {...button}
        >
          {poolsText('manage')} <Icon name="down" />
        </button>
      </header>
      <p className={styles['gist']}>
        {position === null ? <Skeleton /> : <PooledAmounts a={a} b={b} position={position} tokens={pool.tokens} />}
      </p>
      {isOpen && (
        <Stack id={partId} gap={4} className={styles['more']}>
          <Details {...{ pool, a, b, position }} shareToken={facts.shareToken} />
        </Stack>
      )}
    </article>
  )
}

type PooledAmountsProps = { a: Currency; b: Currency; position: Position; tokens: HeldPool['tokens'] }

/** Both amounts in the order of A and B, and their worth if there is a price. */
function PooledAmounts({ a, b, position: { amountA, amountB }, tokens }: PooledAmountsProps) {
  const worth = usePooledWorth({ a, b, amountA, amountB, tokens })
  return (
    <>
      <span>
        <Money amount={amountOf(a, amountA)} digits={SHARES_DIGITS} /> +{' '}
        <Money amount={amountOf(b, amountB)} digits={SHARES_DIGITS} />
      </span>
      {worth !== null && <b>{dollarText(worth)}</b>}
    </>
  )
}

type DetailsProps = {
  pool: HeldPool
  a: Currency
  b: Currency
  position: Position | null
  shareToken: Amount['currency']
}

function Details({ pool, a, b, position, shareToken }: DetailsProps) {
  const account = useAccount()
  const path = `${currencyId(a)}/${currencyId(b)}`
  const isStaked = (pool.staked ?? 0n) > 0n
  return (
    <>
      <Facts className={styles['facts']}>
        <Line label={poolsText('total')}>
          {position === null ? (
            <Skeleton />
          ) : (
            <Money amount={amountOf(shareToken, position.shares)} digits={SHARES_DIGITS} />
          )}
        </Line>
        {isStaked && pool.staked !== null && (
          <Line label={poolsText('staked')}>
            <Money amount={amountOf(shareToken, pool.staked)} digits={SHARES_DIGITS} />
          </Line>
        )}
        <Line label={poolsText('pooled', { symbol: unitText(a) })}>
          {position === null ? <Skeleton /> : <Money amount={amountOf(a, position.amountA)} digits={DIGITS} />}
        </Line>
        <Line label={poolsText('pooled', { symbol: unitText(b) })}>
          {position === null ? <Skeleton /> : <Money amount={amountOf(b, position.amountB)} digits={DIGITS} />}
        </Line>
        <Line label={poolsText('share')}>
          {position === null || position.ofPool === null ? '-' : figureText(positionShareText(position.ofPool))}
        </Line>
      </Facts>
      {account !== null && <OwnPerformance account={account} tokens={pool.tokens} />}
      <PoolAnalyticsLink tokens={pool.tokens} text={poolsText('analytics')} />
      <div className={styles['ways']}>
        <Link to={`/add/${path}`} className={buttonClass({ block: true })}>
          {poolsText('card.add')}
        </Link>
        {pool.shares !== 0n && (
          <Link to={`/remove/${path}`} className={buttonClass({ block: true })}>
            {poolsText('card.remove')}
          </Link>
        )}
      </div>
      {isStaked && (
        <PlaceLink to={`/uni/${path}`} className={buttonClass({ block: true })}>
          {poolsText('manageStaked')}
        </PlaceLink>
      )}
    </>
  )
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
