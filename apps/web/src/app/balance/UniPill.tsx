import type { Address } from '@musi/domain/address'
import { type Token, amountOf } from '@musi/domain/currency'
import { fixedAmount } from '@musi/domain/amount/amountText'
import { groupedText } from '@musi/domain/amount/groupedText'
import { showModal } from '../../platform/page/modals/openModal.ts'
import { useAccount } from '../../platform/session/wallet/useAccount.ts'
import { t } from './balanceWords.ts'
import styles from './UniPill.module.css'
import { uniToken } from '../../platform/session/chain/uniToken.ts'
import { useCountingText } from '../../platform/page/motion/useCountingText.ts'
import { useUniBreakdown } from '../../platform/session/claim/useUniBreakdown.ts'

/** The account's UNI in whole units, including the airdrop and unclaimed rewards. */
export function UniPill() {
  const account = useAccount()
  const uni = uniToken()
  return account === null || uni === null ? null : <Known uni={uni} account={account} />
}

function Known({ uni, account }: { uni: Token; account: Address }) {
  const breakdown = useUniBreakdown(uni, account)
  return breakdown.kind === 'read' ? <Pill uni={uni} total={breakdown.parts.total} /> : null
}

function Pill({ uni, total }: { uni: Token; total: bigint }) {
  const amount = amountOf(uni, total)
  const counted = useCountingText(amount, 0)
  return (
    <button
      type="button"
      id="uni-pill"
      className={styles['pill']}
      // The final value: a screen reader does not announce each step.
      aria-label={t('pill', { amount: groupedText(fixedAmount(amount, 0)) })}
      aria-haspopup="dialog"
      onClick={() => showModal('UNI_BALANCE')}
    >
      <span className={styles['number']}>{counted}</span> <b>{t('unit')}</b>
    </button>
  )
}
