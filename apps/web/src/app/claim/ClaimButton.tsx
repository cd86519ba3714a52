import { stopReason } from '#platform/session/review/stopReason.ts'
import { Button } from '@musi/ui/Button'
import { claimProblem } from '@musi/domain/claim/claimProblem'
import { claimProgress } from '@musi/domain/claim/claimProgress'
import { type Address, shortenAddress } from '@musi/domain/address'
import { amountOf } from '@musi/domain/currency'
import { Stack } from '@musi/ui/Stack'
import { amountFigure } from '#platform/page/money/amountText.ts'
import { uniToken } from '#platform/session/chain/uniToken.ts'
import type { ClaimState } from '#platform/session/claim/useClaim.ts'
import { t as chain } from '#platform/session/freshness/freshnessWords.ts'
import { useAway } from '#platform/session/freshness/useAway.ts'
import { Rehearsal } from '#platform/session/review/Rehearsal.tsx'
import { ReviewFailure } from '#platform/session/review/ReviewFailure.tsx'
import { useRehearsal } from '#platform/session/review/useRehearsal.ts'
import { useTransactions } from '#platform/session/transactions/store/useTransactions.ts'
import { useNow } from '#platform/session/transactions/story/useNow.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import styles from './Claim.module.css'
import { t } from './claimWords.ts'
import type { ClaimReview } from './useClaimReview.ts'

const DIGITS = 6

/** What may be claimed, as the rule takes it: null while that is being asked. */
const claimableNow = (claim: ClaimState): bigint | null =>
  claim.kind === 'loading' ? null : claim.kind === 'available' ? claim.record.amount : 0n

function problemText(claim: ClaimState): string {
  const uni = uniToken()
  if (claim.kind === 'unfunded') return t('unfunded')
  // The specified sentence first, then why.
  return claim.kind === 'claimed' && uni !== null
    ? `${t('none')}\n${t('claimed', { amount: amountFigure(amountOf(uni, claim.record.amount), DIGITS) })}`
    : t('none')
}

type Props = { id: string; recipient: Address | null; claim: ClaimState; session: ClaimReview }

/** "Claim UNI", off as long as there is nothing to claim, with the reason beside it (spec: claims.button). */
export function ClaimButton({ id, recipient, claim, session }: Props) {
  const account = useAccount()
  const isAway = useAway() !== null
  const records = useTransactions()
  const nowMs = useNow()
  const problem = claimProblem(recipient, claimableNow(claim))
  const isUnderWay = recipient !== null && claimProgress(records.values(), recipient, nowMs) === 'submitted'
  const act = recipient !== null && claim.kind === 'available' ? { recipient, record: claim.record } : null
  const intent = act === null || isUnderWay ? null : session.intentOf(act)
  const rehearsal = useRehearsal(account, intent)
  const uni = uniToken()
  const stopped = stopReason(rehearsal, { every: true })
  const why = isUnderWay
    ? t('waiting')
    : problem?.kind === 'noClaim'
      ? problemText(claim)
      : problem?.kind === 'loading'
        ? t('checking')
        : (stopped ?? (account === null ? t('why.connect') : null))
  return (
    <>
      {intent !== null && uni !== null && rehearsal.kind !== 'loading' && (
        <Rehearsal
          name={id}
          state={rehearsal}
          currencies={[uni]}
          receiver={recipient === null || recipient === account ? null : shortenAddress(recipient)}
        />
      )}
      <Stack gap={2}>
        <Button
          id={`${id}-button`}
          kind="primary"
          size="large"
          block
          disabled={act === null || account === null || isUnderWay || isAway || stopped !== null}
          {...(why !== null && { 'aria-describedby': `${id}-why` })}
          onClick={() => act !== null && session.begin(act, 'atOnce')}
        >
          {isAway ? chain('reconnecting') : t('button')}
        </Button>
        <output id={`${id}-why`} className={styles['why']}>
          {why}
        </output>
        <ReviewFailure name={id} review={session.review} />
      </Stack>
    </>
  )
}
