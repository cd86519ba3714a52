import type { Address } from '@musi/domain/address'
import { significantPercent } from '@musi/domain/amount/percentText'
import { type Token, amountOf, currencyId } from '@musi/domain/currency'
import { type AmountMove, amountMove } from '@musi/domain/exchange/amountMove'
import {
  type Worth,
  keepsMinimums,
  minimumMigratedShares,
  migrationMinimums,
  priceDifference,
  tokenPrice,
} from '@musi/domain/liquidity/v1/migration'
import type { Fraction } from '@musi/domain/fraction'
import { type Price, invertPrice, significantPrice } from '@musi/domain/amount/price'
import { Button, buttonClass } from '@musi/ui/controls/Button'
import { Facts } from '@musi/ui/layout/Facts'
import { Skeleton } from '@musi/ui/Skeleton'
import { Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { unitText } from '#platform/page/money/unitText.ts'
import { contractOf } from '#platform/page/config/config.ts'
import { figureText } from '#platform/page/money/figureText.ts'
import { Money } from '#platform/page/money/Money.tsx'
import { Link } from '#platform/page/navigation/Link.tsx'
import { ActWithApprovals } from '#platform/session/approval/ActWithApprovals.tsx'
import { isAllowed, withApprovals } from '#platform/session/approval/approvalPlan.ts'
import { useApprovalPlan } from '#platform/session/approval/useApprovalPlan.ts'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { usePool } from '#platform/session/exchange/usePool.ts'
import { StalenessNote } from '#platform/session/freshness/StalenessNote.tsx'
import { type Age, stalenessOf } from '#platform/session/freshness/staleness.ts'
import { freshnessText } from '#platform/session/freshness/freshnessWords.ts'
import { ReviewQuestion } from '#platform/session/review/ReviewQuestion.tsx'
import { ReviewSheet } from '#platform/session/review/ReviewSheet.tsx'
import { type ReviewSession, useReview } from '#platform/session/review/useReview.ts'
import { PositionFacts } from './PositionFacts.tsx'
import type { V1Position } from './useV1Position.ts'
import { migrateIntent, sidesOf } from './v1Intents.ts'
import panel from '#platform/page/card/Card.module.css'
import styles from './V1.module.css'
import { pairOf, v1Shares } from './v1Token.ts'
import { v1Text } from './v1Words.ts'

const DIGITS = 6

type Props = { of: V1Position; ages: readonly (Age | null)[]; account: Address }

/** The form that migrates a V1 position. It promises nothing before the V2 pool is read. */
export function MigratePosition({ of, ages, account }: Props) {
  const facts = usePool(nativeCurrency(), of.token)
  const migrator = contractOf('v2Migrator')
  if (migrator === null)
    return (
      <div className={panel['roomy']}>
        <p>{v1Text('noMigrator')}</p>
        <Link to={`/remove/v1/${of.exchange}`} className={buttonClass({ kind: 'primary', block: true })}>
          {v1Text('remove')}
        </Link>
      </div>
    )
  // Two different currencies always have a pool, though it may not be deployed yet.
  if (facts === null || facts.state.kind === 'invalid') return <Skeleton label={v1Text('loading')} />
  const { state } = facts
  const pool = state.kind === 'exists' && state.pool.totalSupply > 0n ? state.pool : null
  return (
    <MigrationForm
      {...{ of, account, migrator, pool }}
      isReading={state.kind === 'loading'}
      ages={[...ages, ...facts.ages]}
      newShares={{ ...v1Shares(facts.shareToken.address, of.token), symbol: 'UNI-V2', name: 'Uniswap V2' }}
    />
  )
}

type MigrationFormProps = Props & {
  migrator: Address
  /** The V2 pool; null if there is none yet, or it is empty. */
  pool: { reserveA: bigint; reserveB: bigint; totalSupply: bigint } | null
  newShares: ReturnType<typeof v1Shares>
  /** True if the new pool was not read yet, or not since the migration created it. */
  isReading: boolean
}

function MigrationForm({ of, ages, account, migrator, pool, newShares, isReading }: MigrationFormProps) {
  const { token, exchange, position, worth } = of
  const pair = pairOf(token)
  const newPrice = pool === null ? null : tokenPrice(pool.reserveA, pool.reserveB)
  const oldPrice = tokenPrice(position.nativeReserve, position.tokenReserve)
  const minimums = migrationMinimums(worth, newPrice)
  const shares = amountOf(v1Shares(exchange, token), position.shares)
  const isEmpty = position.shares === 0n
  const approvals = useApprovalPlan([isEmpty ? null : shares], migrator)
  const act: Migration = { shares: position.shares, minimums, leastShares: minimumMigratedShares(minimums, pool) }
  const session = useReview<Migration>({
    intentOf: (one) => {
      const intent = migrateIntent({ token, exchange, account, newShares, ...one })
      return intent && withApprovals(approvals.plan, intent)
    },
    returnsToForm: true,
  })
  const behind = stalenessOf([...ages, ...approvals.ages])
  const isMoved = session.review.step === 'sent' && isEmpty
  const disabledReason =
    behind !== null || isEmpty || isAllowed(approvals.plan)
      ? null
      : v1Text(approvals.plan.kind === 'unknown' ? 'why.reading' : 'why.approve')
  const migrateButton = (
    <Stack gap={2}>
      <Button
        id="migrate-button"
        kind="primary"
        size="large"
        block
        busy={session.isWaiting}
        disabled={isEmpty || behind !== null || !isAllowed(approvals.plan)}
        {...(disabledReason !== null && { 'aria-describedby': 'migrate-why' })}
        onClick={() => session.begin(act, 'inDialog')}
      >
        {behind !== null
          ? freshnessText('reconnecting')
          : v1Text(isMoved ? 'success' : session.isWaiting ? 'migrating' : 'migrate')}
      </Button>
      {disabledReason !== null && (
        <Text id="migrate-why" tone="muted" size={14} centered>
          {disabledReason}
        </Text>
      )}
    </Stack>
  )
  return (
    <>
      {isReading ? (
        <Skeleton label={v1Text('loading')} />
      ) : (
        <div className={panel['roomy']}>
          {isEmpty ? <p>{v1Text('empty')}</p> : <PositionFacts of={of} />}
          {!isEmpty && pool === null && <p className={styles['warned']}>{v1Text('first')}</p>}
          {!isEmpty && oldPrice !== null && newPrice !== null && <PriceWarning {...{ token, oldPrice, newPrice }} />}
          {!isEmpty && (
            <ActWithApprovals
              name="migrate"
              approvals={approvals}
              spenderName={v1Text('spender')}
              impossibleText={v1Text('impossible')}
              actStep={(count) => v1Text('actStep', { count })}
            >
              {migrateButton}
            </ActWithApprovals>
          )}
          <StalenessNote staleness={behind} what="figures" />
          {!isEmpty && (
            <Text tone="muted" size={14} centered>
              {v1Text('migrate.foot', { pair })}
            </Text>
          )}
        </div>
      )}
      {session.isDialog && <MigrateSheet {...{ of, session, newShares, newPrice }} act={act} isReading={isReading} />}
    </>
  )
}

type Migration = { shares: bigint; minimums: Worth; leastShares: bigint }

/** Changes of the minimum shares since they were shown. */
function movesOf(newShares: Token, shown: Migration, now: Migration): readonly AmountMove[] {
  const move = amountMove('get', amountOf(newShares, shown.leastShares), amountOf(newShares, now.leastShares))
  return move === null ? [] : [move]
}

type Prices = { token: Token; oldPrice: Fraction; newPrice: Fraction }

/** Warns if the new pool's price differs from the old one's. */
function PriceWarning({ token, oldPrice, newPrice }: Prices) {
  const { needsWarning, difference } = priceDifference(oldPrice, newPrice)
  if (!needsWarning) return null
  return (
    <div className={styles['warned']} role="note">
      <p>{v1Text('difference.text')}</p>
      <Facts look="columns">
        <PriceLine label={v1Text('difference.v1')} price={{ base: nativeCurrency(), quote: token, ratio: oldPrice }} />
        <PriceLine label={v1Text('difference.v2')} price={{ base: nativeCurrency(), quote: token, ratio: newPrice }} />
        <dt>{v1Text('difference.by')}</dt>
        <dd>{figureText(significantPercent(difference, 4))}</dd>
      </Facts>
    </div>
  )
}

type SheetProps = Pick<MigrationFormProps, 'of' | 'newShares'> & {
  session: ReviewSession<Migration>
  newPrice: Fraction | null
  /** The migration as it would be sent now; not offered while the new pool is being read. */
  act: Migration
  isReading: boolean
}

/** Shows the migration's terms for confirmation before it is sent. */
function MigrateSheet({ of, session, newShares, newPrice, act, isReading }: SheetProps) {
  const { token, exchange, worth } = of
  const pair = pairOf(token)
  return (
    <ReviewSheet
      name="migrate"
      title={v1Text('migrate')}
      session={session}
      summary={() => v1Text('summary.migrate', { pair })}
      done={{ title: v1Text('success') }}
      linkText="viewTransaction"
      returnFocusId="v1-title"
    >
      {(shown) => (
        <ReviewQuestion
          name="migrate"
          session={session}
          live={isReading ? null : act}
          isMoved={shown.shares !== act.shares || !keepsMinimums(worth, newPrice, shown.minimums)}
          moves={movesOf(newShares, shown, act)}
          gone={v1Text('moved.gone')}
          facts={[
            ...sidesOf(token, shown.minimums).map(
              (amount) =>
                [
                  v1Text('into.least', { symbol: unitText(amount.currency) }),
                  <Money key={currencyId(amount.currency)} amount={amount} digits={DIGITS} />,
                ] as const,
            ),
            [
              v1Text('shares.least'),
              <Money key="shares" amount={amountOf(newShares, shown.leastShares)} digits={DIGITS} />,
            ],
          ]}
          currencies={[v1Shares(exchange, token), newShares, token, nativeCurrency()]}
          confirm={{ id: 'confirm-migrate', label: v1Text('migrate') }}
        >
          <PositionFacts of={of} />
          <p>{v1Text('migrate.foot', { pair })}</p>
        </ReviewQuestion>
      )}
    </ReviewSheet>
  )
}

/** The price in both directions, as specified. */
function PriceLine({ label, price }: { label: string; price: Price }) {
  const text = (one: Price) =>
    v1Text('price', {
      price: figureText(significantPrice(one)),
      one: unitText(one.quote),
      other: unitText(one.base),
    })
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {text(price)}
        <br />
        {text(invertPrice(price))}
      </dd>
    </>
  )
}
