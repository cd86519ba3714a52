import { fixedAmount } from '@musi/domain/amount/amountText'
import { type ClaimRow, claimBreakdown } from '@musi/domain/claim/claimBreakdown'
import { type Token, amountOf } from '@musi/domain/currency'
import { Facts } from '@musi/ui/layout/Facts'
import { useEffect, useEffectEvent } from 'react'
import { ListedAs } from '#platform/page/card/ListedAs.tsx'
import { closeModal } from '#platform/page/modals/currentModal.ts'
import { amountText } from '#platform/page/money/amountText.ts'
import { figureText } from '#platform/page/money/figureText.ts'
import { PlaceLink } from '#platform/page/navigation/PlaceLink.tsx'
import { uniToken } from '#platform/session/chain/uniToken.ts'
import type { ClaimRecord } from '#platform/session/claim/claimRecord.ts'
import { hasSucceeded, useSentState } from '#platform/session/review/useSentState.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import styles from './Claim.module.css'
import { ClaimSheet } from './ClaimSheet.tsx'
import { claimElementId } from './claimNotice.ts'
import { claimText } from './claimWords.ts'
import { useClaimReview } from './useClaimReview.ts'

const DIGITS = 4
/** spec: claims.self */
const CLOSES_AFTER_MS = 5000

/** The account's own claim with its breakdown; closes by itself after success (spec: claims.self). */
export function SelfClaimModal({ open }: { open: boolean }) {
  const account = useAccount()
  const review = useClaimReview(open ? account : null)
  const uni = uniToken()
  const sent = useSentState(review.session.review)
  const isDone = sent !== null && hasSucceeded(sent.state)
  const record = 'record' in review.claim ? review.claim.record : null

  function close(): void {
    review.session.close()
    closeModal()
  }
  const closeLater = useEffectEvent(close)
  useEffect(() => {
    if (!open || !isDone) return undefined
    const timer = setTimeout(closeLater, CLOSES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [open, isDone])
  return (
    <ClaimSheet
      open={open}
      onClose={closeModal}
      id="self-claim"
      title={claimText('title.self')}
      doneTitle={claimText('done.self')}
      review={review}
      focusAfter={claimElementId()}
    >
      {record !== null && uni !== null && <Breakdown uni={uni} record={record} />}
      <p>{claimText(review.claim.kind === 'none' ? 'self.none' : 'self.text')}</p>
      <PlaceLink to="/vote" className={styles['more']} onClick={close}>
        {claimText('more')}
      </PlaceLink>
      <ListedAs />
    </ClaimSheet>
  )
}

/** A row per reason, or the sum alone if there are no reasons (spec: claims.breakdown). */
function Breakdown({ uni, record: { amount, flags } }: { uni: Token; record: ClaimRecord }) {
  const rows: readonly ClaimRow[] = flags === null ? [] : claimBreakdown(amount, flags)
  return (
    <>
      <p className={styles['amount']}>
        {claimText('amount', { amount: figureText(fixedAmount(amountOf(uni, amount), 0)) })}
      </p>
      {rows.length > 0 && (
        <Facts>
          {rows.map((row) => (
            <div key={row.kind}>
              <dt>{claimText(row.kind)}</dt>
              <dd>{amountText(amountOf(uni, row.amount), DIGITS)}</dd>
            </div>
          ))}
        </Facts>
      )}
    </>
  )
}
