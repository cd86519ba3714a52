import type { PoolReport } from '@musi/domain/staking/poolReport'
import { amountText } from '#platform/page/money/amountText.ts'
import { ReviewSheet } from '#platform/session/review/ReviewSheet.tsx'
import type { NamedPool } from '../useNamedPool.ts'
import { DepositForm } from './DepositForm.tsx'
import { rewardPoolText } from './poolWords.ts'
import type { Deposit } from './useDeposit.ts'

const DIGITS = 4

type Props = { pool: NamedPool; report: PoolReport; unstaked: bigint | null; deposit: Deposit }

/** "Deposit": the form, the wallet, and what was deposited, in one dialog. */
export function DepositSheet({ pool, report, unstaked, deposit }: Props) {
  const { session, isOpen, close } = deposit
  return (
    <ReviewSheet
      name="deposit"
      session={session}
      form={{ isOpen, onClose: close }}
      title={rewardPoolText('deposit')}
      summary={(act) => rewardPoolText('depositing', { amount: amountText(act, DIGITS) })}
      done={{
        title: rewardPoolText('deposit.done'),
        text: (act) => rewardPoolText('deposit.text', { amount: amountText(act, DIGITS) }),
        again: rewardPoolText('deposit.again'),
      }}
      linkText="viewTransaction"
      returnFocusId="reward-pool-title"
    >
      <DepositForm {...{ pool, report, unstaked, deposit }} />
    </ReviewSheet>
  )
}
