import { type Token, amountOf } from '@musi/domain/currency'
import { Stack } from '@musi/ui/layout/Stack'
import { amountText } from '#platform/page/money/amountText.ts'
import { ReviewQuestion } from '#platform/session/review/ReviewQuestion.tsx'
import { ReviewSheet } from '#platform/session/review/ReviewSheet.tsx'
import type { ReviewSession } from '#platform/session/review/useReview.ts'
import { AmountLine } from '#platform/tokens/amount-input/AmountLine.tsx'
import type { NamedPool } from '../useNamedPool.ts'
import { rewardPoolText } from './poolWords.ts'
import type { RewardAct } from './useRewardReview.ts'

const DIGITS = 4

type Props = { pool: NamedPool; uni: Token; session: ReviewSession<RewardAct> }

/** "Withdraw" and "Claim": the returned amounts, simulated before signing (spec: staking.withdraw, staking.claim). */
export function RewardSheet({ pool, uni, session }: Props) {
  const { review } = session
  const kind = review.step === 'closed' ? 'claim' : review.act.kind
  const shares = (raw: bigint) => amountText(amountOf(pool.shares, raw), DIGITS)
  const reward = (raw: bigint) => amountText(amountOf(uni, raw), DIGITS)
  return (
    <ReviewSheet
      name={kind === 'withdraw' ? 'withdraw' : 'claim-rewards'}
      title={() => rewardPoolText(kind)}
      session={session}
      summary={({ staked, earned }) =>
        kind === 'withdraw'
          ? rewardPoolText('withdrawing', { amount: shares(staked), reward: reward(earned) })
          : rewardPoolText('claiming', { amount: reward(earned) })
      }
      done={{ title: rewardPoolText(`${kind}.done`) }}
      linkText="viewTransaction"
      returnFocusId="reward-pool-title"
    >
      {(act) => (
        <ReviewQuestion
          name={kind === 'withdraw' ? 'withdraw' : 'claim-rewards'}
          session={session}
          gone={rewardPoolText('gone')}
          currencies={[pool.shares, uni]}
          confirm={
            act.kind === 'withdraw'
              ? { id: 'confirm-withdraw', label: rewardPoolText('withdraw.confirm') }
              : { id: 'confirm-claim-rewards', label: rewardPoolText('claim') }
          }
        >
          <Stack as="dl" gap={4}>
            {act.kind === 'withdraw' && (
              <AmountLine
                side="get"
                label={rewardPoolText('withdraw.deposited')}
                amount={amountOf(pool.shares, act.staked)}
                of={pool.currencies}
                isExact
              />
            )}
            <AmountLine side="get" label={rewardPoolText('withdraw.unclaimed')} amount={amountOf(uni, act.earned)} />
          </Stack>
          <p>{rewardPoolText(act.kind === 'withdraw' ? 'withdraw.text' : 'claim.text')}</p>
        </ReviewQuestion>
      )}
    </ReviewSheet>
  )
}
