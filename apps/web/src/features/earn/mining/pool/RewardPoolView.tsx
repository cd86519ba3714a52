import { figureText } from '#platform/page/money/figureText.ts'
import { amountOf, type Token } from '@musi/domain/currency'
import { poolOffers } from '@musi/domain/staking/poolOffers'
import { type PoolReport, runningReport } from '@musi/domain/staking/poolReport'
import { ownDeposit } from '@musi/domain/staking/stakedValue'
import { ownDayText, ownRateText, poolRateText } from '@musi/domain/staking/stakingText'
import { Button, buttonClass } from '@musi/ui/controls/Button'
import { Column, Columns } from '@musi/ui/layout/Columns'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { Note } from '@musi/ui/layout/Note'
import { latePress } from '#platform/page/loading/latePart.tsx'
import { amountFigure, amountText } from '#platform/page/money/amountText.ts'
import { showModal } from '#platform/page/modals/currentModal.ts'
import { useCountingText } from '#platform/page/motion/useCountingText.ts'
import { PlaceLink } from '#platform/page/navigation/PlaceLink.tsx'
import { StalenessNote } from '#platform/session/freshness/StalenessNote.tsx'
import { type Staleness, stalenessOf } from '#platform/session/freshness/staleness.ts'
import { lastAnswer } from '#platform/session/freshness/lastAnswer.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { Countdown } from '../Countdown.tsx'
import { miningText } from '../miningWords.ts'
import { pairText } from '../PairName.tsx'
import { poolPath } from '#platform/session/rewards/rewardPools.ts'
import { TotalDeposited } from '../TotalDeposited.tsx'
import { YearlyYield } from '../YearlyYield.tsx'
import { useHasEnded } from '#platform/session/rewards/useRewardClock.ts'
import { withWholeUnit } from '#platform/tokens/amount-input/withWholeUnit.tsx'
import type { NamedPool } from '../useNamedPool.ts'
import type { RewardPoolState } from '../useRewardPools.ts'
import styles from './Pool.module.css'
import { rewardPoolText } from './poolWords.ts'
import { useDeposit } from './useDeposit.ts'
import { useRewardReview } from './useRewardReview.ts'

const DepositSheet = latePress(async () => (await import('./DepositSheet.tsx')).DepositSheet)
const RewardSheet = latePress(async () => (await import('./RewardSheet.tsx')).RewardSheet)

const DIGITS = 6
const COUNTED_PLACES = 4

type Props = { state: RewardPoolState<NamedPool>; contractReport: PoolReport; uni: Token }

/** One reward pool: its deposits, the account's part and the possible actions (spec: staking.offers). */
export function RewardPoolView({ state, contractReport, uni }: Props) {
  const { pool, deposited, unstaked, ages } = state
  const account = useAccount()
  const hasEnded = useHasEnded(contractReport.endSeconds)
  const report = runningReport(contractReport, hasEnded)
  const { staked, earned, totalRate } = report
  const deposit = useDeposit(pool, unstaked)
  const rewards = useRewardReview(pool, uni)
  const offers = poolOffers(staked, unstaked ?? 0n, earned)
  // Until they are read, it is unknown whether the account has shares to stake.
  const isUnknown = account !== null && unstaked === null
  const behind = stalenessOf(ages)
  // Accounts that could stake see a missing deposit as zero (spec: staking.own).
  const hasOwn = staked > 0n || earned > 0n || (unstaked ?? 0n) > 0n
  const ask = (kind: 'withdraw' | 'claim') => rewards.begin({ kind, staked, earned }, 'inDialog')
  return (
    <Columns>
      <Column>
        <div className={styles['figures']}>
          <Totals {...{ uni, deposited, totalRate, behind }} />
          <Countdown endSeconds={report.endSeconds} />
        </div>
        <StalenessNote staleness={behind} what="figures" />
      </Column>
      <Column>
        {offers.getLiquidity && !isUnknown && <GetLiquidity pool={pool} isVisitor={account === null} />}
        {hasOwn && (
          <OwnPart
            {...{ state, report, hasEnded, uni }}
            isOld={behind !== null}
            onClaim={offers.claim ? () => ask('claim') : null}
          />
        )}
        {hasEnded && staked === 0n && (
          <Text tone="muted" size={14}>
            {rewardPoolText('ended.none')}
          </Text>
        )}
        <div className={styles['buttons']}>
          {account === null ? (
            <Button id="deposit-button" size="large" onClick={() => showModal('WALLET')}>
              {withWholeUnit(rewardPoolText('deposit.first'))}
            </Button>
          ) : (
            <>
              {offers.deposit !== null && (
                <Button
                  id="deposit-button"
                  kind={hasEnded ? 'secondary' : 'primary'}
                  size="large"
                  onClick={deposit.open}
                  onPointerEnter={DepositSheet.preload}
                >
                  {withWholeUnit(rewardPoolText(offers.deposit === 'first' ? 'deposit.first' : 'deposit'))}
                </Button>
              )}
              {offers.withdraw && (
                <Button
                  id="withdraw-button"
                  size="large"
                  onClick={() => ask('withdraw')}
                  onPointerEnter={RewardSheet.preload}
                >
                  {rewardPoolText('withdraw')}
                </Button>
              )}
            </>
          )}
        </div>
        {unstaked !== null && unstaked > 0n && <Available pool={pool} unstaked={unstaked} />}
      </Column>
      <DepositSheet {...{ pool, report, unstaked, deposit }} />
      {rewards.isDialog && <RewardSheet pool={pool} uni={uni} session={rewards} />}
    </Columns>
  )
}

const Available = ({ pool, unstaked }: { pool: NamedPool; unstaked: bigint }) => (
  <Text tone="muted" figures centered>
    {withWholeUnit(rewardPoolText('available', { amount: amountFigure(amountOf(pool.shares, unstaked), DIGITS) }))}
  </Text>
)

/** Leads to adding liquidity when the account has no shares to deposit; a visitor first reads what the pool does. */
function GetLiquidity({ pool, isVisitor }: { pool: NamedPool; isVisitor: boolean }) {
  const pair = pairText(pool.currencies)
  return (
    <section className={styles['step']}>
      {isVisitor && <p>{miningText('intro')}</p>}
      <h2>{withWholeUnit(rewardPoolText('step.title'))}</h2>
      <p>{withWholeUnit(rewardPoolText('step.text', { pair }))}</p>
      <PlaceLink to={poolPath(pool, '/add')} className={buttonClass({ kind: 'primary', size: 'large', block: true })}>
        {rewardPoolText('step.add', { pair })}
      </PlaceLink>
    </section>
  )
}

type TotalsProps = Pick<RewardPoolState, 'deposited'> &
  Pick<PoolReport, 'totalRate'> & { uni: Token; behind: Staleness | null }

function Totals({ uni, deposited, totalRate, behind }: TotalsProps) {
  return (
    <dl className={styles['totals']} {...(behind !== null && lastAnswer({ overdue: true, block: behind.block }))}>
      <Stack gap={1}>
        <Note as="dt">{miningText('yield')}</Note>
        <dd>
          <YearlyYield {...{ uni, totalRate, deposited }} />
        </dd>
      </Stack>
      <Stack gap={1}>
        <Note as="dt">{rewardPoolText('totalDeposits')}</Note>
        <dd>
          <TotalDeposited deposited={deposited} />
        </dd>
      </Stack>
      <Stack gap={1}>
        <Note as="dt">{rewardPoolText('poolRate')}</Note>
        <dd>{miningText('perWeek', { rate: poolRateText(totalRate, figureText) })}</dd>
      </Stack>
    </dl>
  )
}

type OwnProps = {
  state: RewardPoolState<NamedPool>
  report: PoolReport
  hasEnded: boolean
  uni: Token
  isOld: boolean
  /** Collects the rewards; null if there is nothing to collect. */
  onClaim: (() => void) | null
}

/** The account's part of the pool and its earnings. */
function OwnPart({ state, report, hasEnded, uni, isOld, onClaim }: OwnProps) {
  const { pool, deposited } = state
  const { staked, totalStaked, earned, ownRate } = report
  return (
    <section className={styles['card']} data-old={isOld || undefined}>
      <Stack gap={1}>
        <Note as="h2" weight={400} plain>
          {rewardPoolText('deposits')}
        </Note>
        {staked > 0n && (
          <Text tone="strong" size={28} weight={640} figures>
            <TotalDeposited deposited={ownDeposit(deposited, staked, totalStaked)} />
          </Text>
        )}
        <Text tone={staked > 0n ? 'muted' : 'strong'} figures breaks>
          {withWholeUnit(`${amountText(amountOf(pool.shares, staked), DIGITS)} ${pairText(pool.currencies)}`)}
        </Text>
      </Stack>
      <Stack gap={1}>
        <Note as="h2" weight={400} plain>
          {rewardPoolText('unclaimed')}
        </Note>
        <Cluster gap={3} center apart>
          <Earned uni={uni} earned={earned} />
          {onClaim !== null && (
            <Button id="claim-rewards-button" size="small" onClick={onClaim} onPointerEnter={RewardSheet.preload}>
              {rewardPoolText('claim')}
            </Button>
          )}
        </Cluster>
        {staked > 0n && <p>{miningText('perWeek', { rate: ownRateText(ownRate, figureText) })}</p>}
      </Stack>
      {staked > 0n && (
        <Text tone="muted" size={14}>
          {hasEnded
            ? rewardPoolText('rate.ended')
            : rewardPoolText('rate.meaning', { amount: ownDayText(ownRate, figureText) })}
        </Text>
      )}
      <Text tone="muted" size={14}>
        {rewardPoolText('note')}
      </Text>
    </section>
  )
}

/** Counts up to the current value; screen readers get only the final number. */
function Earned({ uni, earned }: { uni: Token; earned: bigint }) {
  const amount = amountOf(uni, earned)
  const counted = useCountingText(amount, COUNTED_PLACES)
  return (
    <b id="unclaimed-rewards" className={styles['counting']} data-final={amountFigure(amount, DIGITS)}>
      {counted}
    </b>
  )
}
