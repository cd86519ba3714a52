import type { Address } from '@musi/domain/address'
import { type Token, amountOf } from '@musi/domain/currency'
import { fixedAmount } from '@musi/domain/amount/amountText'
import type { Freshness } from '@musi/domain/multicall/callState'
import { figureText } from '../../platform/page/money/figureText.ts'
import { showModal } from '../../platform/page/modals/openModal.ts'
import { useAccount } from '../../platform/session/wallet/useAccount.ts'
import { t } from './balanceWords.ts'
import styles from './UniPill.module.css'
import { uniToken } from '../../platform/session/chain/uniToken.ts'
import { lastAnswer } from '../../platform/session/freshness/lastAnswer.ts'
import { useCountingText } from '../../platform/page/motion/useCountingText.ts'
import { useUniBreakdown } from '../../platform/session/claim/useUniBreakdown.ts'

/** The account's UNI in whole units, including the airdrop and unclaimed rewards. */
export function UniPill() {
  const account = useAccount()
  const uni = uniToken()
  return account === null || uni === null ? null : <Known key={account} uni={uni} account={account} />
}

function Known({ uni, account }: { uni: Token; account: Address }) {
  const breakdown = useUniBreakdown(uni, account)
  if (breakdown.kind !== 'read') return null
  return <Pill uni={uni} total={breakdown.parts.total} freshness={breakdown.freshness} />
}

function Pill({ uni, total, freshness }: { uni: Token; total: bigint; freshness: Freshness }) {
  const amount = amountOf(uni, total)
  const counted = useCountingText(amount, 0)
  const final = figureText(fixedAmount(amount, 0), 4)
  return (
    <button
      type="button"
      id="uni-pill"
      className={styles['pill']}
      // The final value: a screen reader does not announce each step.
      aria-label={t('pill', { amount: final })}
      aria-haspopup="dialog"
      onClick={() => showModal('UNI_BALANCE')}
      {...lastAnswer(freshness)}
    >
      <span className={styles['number']} data-final={final}>
        {counted}
      </span>{' '}
      <b>{t('unit')}</b>
    </button>
  )
}
