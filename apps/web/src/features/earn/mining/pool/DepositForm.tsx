import { stopReason } from '#platform/session/review/stopReason.ts'
import { exactAmount } from '@musi/domain/amount/amountText'
import { amountOf } from '@musi/domain/currency'
import type { PoolReport } from '@musi/domain/staking/poolReport'
import { rateAfterStaking } from '@musi/domain/staking/rewardRate'
import { ownRateText } from '@musi/domain/staking/stakingText'
import { Button } from '@musi/ui/Button'
import { Facts } from '@musi/ui/Facts'
import { Stack } from '@musi/ui/Stack'
import { Text } from '@musi/ui/Text'
import { amountText } from '#platform/page/money/amountText.ts'
import { ActWithApprovals } from '#platform/session/approval/ActWithApprovals.tsx'
import { isAllowed } from '#platform/session/approval/approvalPlan.ts'
import { behindOf } from '#platform/session/freshness/behind.ts'
import { t as chain } from '#platform/session/freshness/freshnessWords.ts'
import { useAway } from '#platform/session/freshness/useAway.ts'
import { Rehearsal } from '#platform/session/review/Rehearsal.tsx'
import { ReviewFailure } from '#platform/session/review/ReviewFailure.tsx'
import { type RehearsalState, useRehearsal } from '#platform/session/review/useRehearsal.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { CurrencyInput } from '#platform/tokens/amount-input/CurrencyInput.tsx'
import type { RewardPool } from '#platform/session/rewards/rewardPools.ts'
import { t } from '../miningWords.ts'
import { grouped } from '../TotalDeposited.tsx'
import styles from './Pool.module.css'
import { p } from './poolWords.ts'
import type { Deposit } from './useDeposit.ts'

const DIGITS = 6

type Props = { pool: RewardPool; report: PoolReport; unstaked: bigint | null; deposit: Deposit }

/** So much of what is there, what it would earn, what has to be allowed, and a test run of the very call. */
export function DepositForm({ pool, report, unstaked, deposit }: Props) {
  const { typed, type, amount, problem, approval, intent } = deposit
  const account = useAccount()
  const rehearsal = useRehearsal(account, intent)
  const raw = problem === null && amount !== null ? amount.raw : 0n
  const rate = rateAfterStaking(report.totalRate, report.staked, report.totalStaked, raw)
  const most = unstaked === null || unstaked === 0n ? null : exactAmount(amountOf(pool.shares, unstaked))
  return (
    <Stack gap={4}>
      <CurrencyInput
        id="stake-liquidity-token"
        label={p('deposit')}
        value={typed}
        onValue={type}
        picked={{ kind: 'pair', currencies: pool.currencies }}
        onPick={null}
        balance={null}
        note={
          unstaked !== null && p('deposit.available', { amount: amountText(amountOf(pool.shares, unstaked), DIGITS) })
        }
        onMax={most === null || most === typed ? null : () => type(most)}
      />
      <Facts look="columns" className={styles['facts']}>
        <dt>{p('weekly')}</dt>
        <dd>{t('perWeek', { rate: ownRateText(rate, grouped) })}</dd>
        <dd className={styles['meaning']}>{p(report.totalRate === 0n ? 'ended.none' : 'weekly.note')}</dd>
      </Facts>
      {problem === null && intent !== null && <Rehearsal name="deposit" state={rehearsal} currencies={[pool.shares]} />}
      <ActWithApprovals
        name="deposit"
        approvals={approval.approvals}
        signing={amount === null ? null : { amount, permit: approval.permit }}
        spenderName={p('spender')}
        impossibleText={p('impossible')}
        actStep={(count) => p('actStep', { count })}
      >
        <DepositButton deposit={deposit} rehearsal={rehearsal} isReady={intent !== null} />
      </ActWithApprovals>
    </Stack>
  )
}

type ButtonProps = { deposit: Deposit; rehearsal: RehearsalState; isReady: boolean }

function DepositButton({ deposit: { problem, approval, send, session }, rehearsal, isReady }: ButtonProps) {
  const isBehind = useAway() !== null || behindOf(approval.approvals.ages) !== null
  const { plan } = approval.approvals
  const stopped = stopReason(rehearsal)
  const why =
    problem !== null || isBehind
      ? null
      : !isAllowed(plan)
        ? p(plan.kind === 'unknown' ? 'why.reading' : 'why.approve')
        : stopped
  function press(): void {
    // oxlint-disable-next-line no-console -- the specification has it said (spec: approvals.authorised)
    if (!isAllowed(plan)) console.error('Attempting to stake without approval or a signature. Please contact support.')
    else send()
  }
  return (
    <Stack gap={2}>
      <Button
        id="confirm-deposit"
        kind="primary"
        size="large"
        block
        disabled={problem !== null || isBehind || !isReady || stopped !== null}
        {...(why !== null && { 'aria-describedby': 'deposit-why' })}
        onClick={press}
      >
        {isBehind
          ? chain('reconnecting')
          : problem === null
            ? p('deposit')
            : p(problem.kind === 'connectWallet' ? 'connect' : 'enterAmount')}
      </Button>
      {why !== null && (
        <Text id="deposit-why" tone="muted" size={14} centered>
          {why}
        </Text>
      )}
      <ReviewFailure name="deposit" review={session.review} />
    </Stack>
  )
}
