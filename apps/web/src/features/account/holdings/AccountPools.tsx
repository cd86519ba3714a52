import { percentText } from '@musi/domain/amount/percentText'
import type { Address } from '@musi/domain/address'
import { amountOf } from '@musi/domain/currency'
import { buttonClass } from '@musi/ui/controls/Button'
import { Empty } from '@musi/ui/layout/Empty'
import { Rows } from '@musi/ui/layout/Rows'
import { Skeleton, SkeletonRows } from '@musi/ui/Skeleton'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { Note } from '@musi/ui/layout/Note'
import { unitText } from '#platform/page/money/unitText.ts'
import { Section } from '#platform/page/card/Section.tsx'
import { useSettled } from '#platform/page/loading/useSettled.ts'
import { Money } from '#platform/page/money/Money.tsx'
import { dollarText } from '#platform/page/money/dollarText.ts'
import { figureText } from '#platform/page/money/figureText.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { stalenessOf } from '#platform/session/freshness/staleness.ts'
import { lastAnswer } from '#platform/session/freshness/lastAnswer.ts'
import { type HeldPosition, useHeldPosition } from '#platform/tokens/positions/useHeldPosition.ts'
import { UnreadPool } from '#platform/tokens/positions/UnreadPool.tsx'
import { type HeldPool, useHeldPools } from '#platform/tokens/positions/useHeldPools.ts'
import { usePooledWorth } from '#platform/tokens/positions/usePooledWorth.ts'
import { accountPageText } from '../frame/accountWords.ts'
import { CurrencyLogo } from '#platform/tokens/token-logo/CurrencyLogo.tsx'
import styles from '../frame/Account.module.css'

const DIGITS = 4
const PLACES = 2

/** The account's pool shares, including staked ones. */
export function AccountPools({ account, isOwn }: { account: Address; isOwn: boolean }) {
  const { held, unread, isDone } = useHeldPools(account)
  const isSettled = useSettled(isDone)
  const known = isSettled ? held : []
  const isEmpty = isDone && held.length === 0 && unread.length === 0
  return (
    <Section title={accountPageText('pools.title')} isReading={!isSettled} isEmpty={isEmpty}>
      {known.length > 0 && (
        <Rows aria-busy={!isDone}>
          {known.map((pool) => (
            <Row key={pool.tokens.join(' ')} pool={pool} />
          ))}
        </Rows>
      )}
      {!isDone && <SkeletonRows label={accountPageText('loading')} />}
      {unread.map((tokens) => (
        <UnreadPool key={tokens.join(' ')} tokens={tokens} />
      ))}
      {isEmpty && <Empty>{accountPageText('pools.none')}</Empty>}
      {isDone && isOwn && held.length === 0 && (
        <Cluster as="p" nowrap>
          <Link to="/add/ETH" className={buttonClass({ size: 'small' })}>
            {accountPageText('pools.add')}
          </Link>
        </Cluster>
      )}
    </Section>
  )
}

function Row({ pool }: { pool: HeldPool }) {
  const held = useHeldPosition(pool)
  if (held === null)
    return (
      <li className={styles['row']}>
        <AmountsPlaceholder />
      </li>
    )
  const { a, b, facts, position } = held
  const behind = stalenessOf(facts.ages)
  return (
    <li className={styles['row']} {...(behind !== null && lastAnswer({ overdue: true, block: behind.block }))}>
      <span className={styles['logos']}>
        <CurrencyLogo currency={a} size="small" />
        <CurrencyLogo currency={b} size="small" />
      </span>
      <Stack as="span" shrinks className={styles['what']}>
        <b>{`${unitText(a)}/${unitText(b)}`}</b>{' '}
        {position !== null && position.ofPool !== null && (
          <Note as="small" breaks>
            {accountPageText('pools.share', { percent: figureText(percentText(position.ofPool, PLACES)) })}
          </Note>
        )}
        {pool.staked !== null && pool.staked > 0n && (
          <Note as="small" breaks>
            {accountPageText('pools.staked')}
          </Note>
        )}
      </Stack>
      <Stack as="span" shrinks className={styles['figures']}>
        {position === null ? <AmountsPlaceholder /> : <Amounts pool={pool} held={held} position={position} />}
      </Stack>
    </li>
  )
}

/** Matches the height of two amounts and their worth. */
const AmountsPlaceholder = () => (
  <span className={styles['amounts']}>
    <Skeleton />
  </span>
)

type AmountsProps = { pool: HeldPool; held: HeldPosition; position: NonNullable<HeldPosition['position']> }

function Amounts({ pool: { tokens }, held: { a, b }, position: { amountA, amountB } }: AmountsProps) {
  const worth = usePooledWorth({ a, b, amountA, amountB, tokens })
  return (
    <>
      <span>
        <Money amount={amountOf(a, amountA)} digits={DIGITS} />
      </span>{' '}
      <span>
        <Money amount={amountOf(b, amountB)} digits={DIGITS} />
      </span>{' '}
      {/* Reserves the line until its figure is read. */}
      <Note as="small" breaks>
        {worth === null ? '\u00A0' : dollarText(worth)}
      </Note>
    </>
  )
}
