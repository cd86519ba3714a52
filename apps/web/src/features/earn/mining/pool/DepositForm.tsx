import { figureText } from '#platform/page/money/figureText.ts'
import { exactAmount } from '@musi/domain/amount/amountText'
import { amountOf } from '@musi/domain/currency'
import type { PoolReport } from '@musi/domain/staking/poolReport'
import { rateAfterStaking } from '@musi/domain/staking/rewardRate'
import { ownRateText } from '@musi/domain/staking/stakingText'
import { amountText } from '#platform/page/money/amountText.ts'
import { isAllowed } from '#platform/session/approval/approvalPlan.ts'
import { ReviewQuestion } from '#platform/session/review/ReviewQuestion.tsx'
import type { NamedPool } from '../useNamedPool.ts'
import { CurrencyInput } from '#platform/tokens/amount-input/CurrencyInput.tsx'
import { miningText } from '../miningWords.ts'
import { rewardPoolText } from './poolWords.ts'
import type { Deposit } from './useDeposit.ts'

const DIGITS = 6

type Props = { pool: NamedPool; report: PoolReport; unstaked: bigint | null; deposit: Deposit }

/** The deposit form: amount, estimated earnings, the approval it needs, and a simulation of the exact call. */
export function DepositForm({ pool, report, unstaked, deposit }: Props) {
  const { typed, type, amount, problem, approval, session } = deposit
  const { plan, ages } = approval.approvals
  const raw = problem === null && amount !== null ? amount.raw : 0n
  const rate = rateAfterStaking(report.totalRate, report.staked, report.totalStaked, raw)
  const maxText = unstaked === null || unstaked === 0n ? null : exactAmount(amountOf(pool.shares, unstaked))
  const label = problem === null ? 'deposit' : problem.kind === 'connectWallet' ? 'connect' : 'enterAmount'
  return (
    <ReviewQuestion
      name="deposit"
      session={session}
      confirm={{ id: 'confirm-deposit', label: rewardPoolText(label) }}
      whyDisabled={
        problem !== null || isAllowed(plan)
          ? null
          : rewardPoolText(plan.kind === 'unknown' ? 'why.reading' : 'why.approve')
      }
      ages={ages}
      facts={[
        [
          rewardPoolText('weekly'),
          miningText('perWeek', { rate: ownRateText(rate, figureText) }),
          rewardPoolText(report.totalRate === 0n ? 'ended.none' : 'weekly.note'),
        ],
      ]}
      currencies={[pool.shares]}
      approvals={{
        approvals: approval.approvals,
        signing: amount === null ? null : { amount, permit: approval.permit },
        spenderName: rewardPoolText('spender'),
        impossibleText: rewardPoolText('impossible'),
        actStep: (count) => rewardPoolText('actStep', { count }),
      }}
    >
      <CurrencyInput
        id="stake-liquidity-token"
        label={rewardPoolText('deposit')}
        value={typed}
        onValue={type}
        picked={{ kind: 'pair', currencies: pool.currencies }}
        onPick={null}
        balance={null}
        note={
          unstaked !== null &&
          rewardPoolText('deposit.available', { amount: amountText(amountOf(pool.shares, unstaked), DIGITS) })
        }
        onMax={maxText === null || maxText === typed ? null : () => type(maxText)}
      />
    </ReviewQuestion>
  )
}
