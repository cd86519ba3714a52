import { fixedAmount } from '@musi/domain/amount/amountText'
import type { Address } from '@musi/domain/address'
import { claimProgress } from '@musi/domain/claim/claimProgress'
import { type Token, amountOf } from '@musi/domain/currency'
import { Equaliser } from '@musi/ui/Equaliser'
import { figureText } from '#platform/page/money/figureText.ts'
import { showModal } from '#platform/page/modals/currentModal.ts'
import { useCountingText } from '#platform/page/motion/useCountingText.ts'
import { uniToken } from '#platform/session/chain/uniToken.ts'
import { useClaim } from '#platform/session/claim/useClaim.ts'
import { type Breakdown, useUniBreakdown } from '#platform/session/claim/useUniBreakdown.ts'
import { lastAnswer } from '#platform/session/freshness/lastAnswer.ts'
import { useNow } from '#platform/session/transactions/story/useNow.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { transactionStore } from '#platform/session/transactions/store/transactionStore.ts'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { useClaimNotice } from '../claim/claimNotice.ts'
import { balanceText } from './balanceWords.ts'
import styles from './UniPill.module.css'

/**
 * The account's UNI in whole units, including the airdrop and unclaimed rewards, or a link to claim (spec: uni.pill).
 */
export function UniPill() {
  const account = useAccount()
  const uni = uniToken()
  return account === null || uni === null ? null : <ConnectedPill key={account} uni={uni} account={account} />
}

type Total = Extract<Breakdown, { kind: 'read' }>

function ConnectedPill({ uni, account }: { uni: Token; account: Address }) {
  const breakdown = useUniBreakdown(uni, account)
  const canClaim = useClaim(account).kind === 'available'
  const isUnderWay = claimProgress(useVisitValue(transactionStore).values(), account, useNow()) === 'submitted'
  const isNoticeThere = useClaimNotice(account, canClaim && !isUnderWay)
  const offersClaim = canClaim && !isNoticeThere
  if (!offersClaim && breakdown.kind !== 'read') return null
  const total = offersClaim || breakdown.kind !== 'read' ? null : breakdown
  return (
    // One button for every state, so that focus returns to it after the claim.
    <button
      type="button"
      id="uni-pill"
      className={`${styles['pill']} ${offersClaim ? styles['claim'] : ''}`}
      aria-haspopup="dialog"
      onClick={() => showModal(offersClaim ? 'SELF_CLAIM' : 'UNI_BALANCE')}
      {...(total !== null && totalProps(uni, total))}
    >
      {total === null ? <Claim isUnderWay={isUnderWay} /> : <CountedTotal uni={uni} total={total} />}
    </button>
  )
}

const Claim = ({ isUnderWay }: { isUnderWay: boolean }) =>
  isUnderWay ? (
    <>
      <Equaliser /> {balanceText('claiming')}
    </>
  ) : (
    balanceText('claimUni')
  )

const finalText = (uni: Token, { parts }: Total) => figureText(fixedAmount(amountOf(uni, parts.total), 0))

/** Announces the final value only, not each step of the count. */
const totalProps = (uni: Token, total: Total) => ({
  'aria-label': balanceText('pill', { amount: finalText(uni, total) }),
  ...lastAnswer(total.freshness),
})

function CountedTotal({ uni, total }: { uni: Token; total: Total }) {
  const counted = useCountingText(amountOf(uni, total.parts.total), 0)
  return (
    <>
      <span className={styles['number']} data-final={finalText(uni, total)}>
        {counted}
      </span>{' '}
      <b>{balanceText('unit')}</b>
    </>
  )
}
