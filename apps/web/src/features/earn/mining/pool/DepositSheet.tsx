import type { PoolReport } from '@musi/domain/staking/poolReport'
import { amountOf } from '@musi/domain/currency'
import { amountText } from '#platform/page/money/amountText.ts'
import { ReviewSheet } from '#platform/session/review/ReviewSheet.tsx'
import type { RewardPool } from '#platform/session/rewards/rewardPools.ts'
import { DepositForm } from './DepositForm.tsx'
import { p } from './poolWords.ts'
import type { Deposit } from './useDeposit.ts'

const DIGITS = 4

type Props = { pool: RewardPool; report: PoolReport; unstaked: bigint | null; deposit: Deposit }

/** "Deposit": the form, the wallet, and what was deposited, in one dialog. */
export function DepositSheet({ pool, report, unstaked, deposit }: Props) {
  const text = (raw: bigint) => amountText(amountOf(pool.shares, raw), DIGITS)
  return (
    <ReviewSheet
      name="deposit"
      title={() => p('deposit')}
      session={deposit.session}
      summary={(act) => p('depositing', { amount: text(act?.raw ?? 0n) })}
      done={{
        title: p('deposit.done'),
        text: (act) => p('deposit.text', { amount: text(act?.raw ?? 0n) }),
        again: p('deposit.again'),
      }}
      linkText="viewTransaction"
      startsAt="reward-pool-title"
    >
      {() => <DepositForm {...{ pool, report, unstaked, deposit }} />}
    </ReviewSheet>
  )
}
