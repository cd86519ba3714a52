import { Note } from '@musi/ui/Note'
import { Stack } from '@musi/ui/Stack'
import { stopReason } from '#platform/session/review/stopReason.ts'
import { NetworkButton } from '#platform/session/freshness/NetworkButton.tsx'
import { Rehearsal } from '#platform/session/review/Rehearsal.tsx'
import { ReviewSheet } from '#platform/session/review/ReviewSheet.tsx'
import { t as review } from '#platform/session/review/reviewWords.ts'
import { useRehearsal } from '#platform/session/review/useRehearsal.ts'
import type { ReviewSession } from '#platform/session/review/useReview.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { t } from './orderWords.ts'
import type { Withdrawal } from './withdrawIntent.ts'

const titleOf = (act: Withdrawal) =>
  act.kind === 'cancel' ? t('withdraw.title', { name: act.title }) : t('withdrawAll')
const doneOf = ({ kind }: Withdrawal) => t(kind === 'cancel' ? 'withdraw.done' : 'withdrawAll.done')

type Props = { session: ReviewSession<Withdrawal>; startsAt: string }

/** One order or all of them taken back: what that ends, a test run, the wallet, the tick. */
export function WithdrawSheet({ session, startsAt }: Props) {
  const act = session.review.step === 'closed' ? null : session.review.act
  return (
    <ReviewSheet
      name="withdraw"
      session={session}
      title={titleOf}
      summary={titleOf}
      done={{ title: act === null ? '' : titleOf(act), text: doneOf, again: null }}
      startsAt={startsAt}
    >
      {(each) => <Question act={each} session={session} />}
    </ReviewSheet>
  )
}

function Question({ act, session }: { act: Withdrawal; session: ReviewSession<Withdrawal> }) {
  const rehearsal = useRehearsal(useAccount(), session.intent)
  const stopped = stopReason(rehearsal, { every: true })
  const isDeclined = session.review.step === 'confirm' && session.review.isDeclined === true
  return (
    <Stack gap={4}>
      <p>{act.kind === 'cancel' ? t('withdraw.about') : t('withdrawAll.about', { count: act.count })}</p>
      {session.intent !== null && <Rehearsal name="withdraw" state={rehearsal} currencies={[]} />}
      <NetworkButton
        id="confirm-withdraw"
        kind="primary"
        size="large"
        block
        disabled={session.intent === null || stopped !== null}
        aria-describedby="withdraw-why"
        onClick={session.confirm}
      >
        {titleOf(act)}
      </NetworkButton>
      <Note as="output" id="withdraw-why">
        {stopped ?? (isDeclined ? review('nothingSent') : null)}
      </Note>
    </Stack>
  )
}
