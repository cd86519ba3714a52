import { safeText } from '@musi/domain/safeText'
import { SONG_LIMITS } from '@musi/domain/text/textLimits'
import { useEffect, useEffectEvent } from 'react'
import { exactText } from '#platform/page/money/amountText.ts'
import type { Facts } from '#platform/session/review/ReviewFacts.tsx'
import { ReviewQuestion } from '#platform/session/review/ReviewQuestion.tsx'
import { ReviewSheet } from '#platform/session/review/ReviewSheet.tsx'
import { useReview } from '#platform/session/review/useReview.ts'
import { hasSucceeded, useSentState } from '#platform/session/review/useSentState.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { publishText } from './publishWords.ts'
import { type Registration, registerIntent } from './registerIntent.ts'
import { termsFacts, fullText } from './termsFacts.tsx'

const titleOf = ({ title }: Registration) => safeText(title, SONG_LIMITS.song_title)

type Props = { registration: Registration; returnFocusId: string; onDone: () => void; onClose: () => void }

/** Dialog that registers a song: exact terms, simulation, signature (spec: studio.register). */
export function RegisterDialog({ registration, returnFocusId, onDone, onClose }: Props) {
  const account = useAccount()
  const session = useReview<Registration>({
    intentOf: (act) => (account === act.artist ? registerIntent(act) : null),
    reopensOnRefusal: true,
  })
  const begin = useEffectEvent(() => session.begin(registration, 'inDialog'))
  useEffect(() => begin(), [])
  const sent = useSentState(session.review)
  const isDone = sent !== null && hasSucceeded(sent.state)
  const notifyDone = useEffectEvent(onDone)
  useEffect(() => {
    if (isDone) notifyDone()
  }, [isDone])
  const close = () => {
    session.close()
    onClose()
  }
  return (
    <ReviewSheet
      name="register"
      title={(act) => publishText('review', { title: titleOf(act) })}
      session={{ ...session, close }}
      summary={(act) => publishText('registering', { title: titleOf(act) })}
      done={{
        title: publishText('done'),
        text: (act) => publishText('done.text', { title: titleOf(act), cost: exactText(act.cost) }),
      }}
      returnFocusId={returnFocusId}
    >
      {(act) => (
        <ReviewQuestion
          name="register"
          session={session}
          gone={publishText('review.gone')}
          facts={factsOf(act)}
          currencies={[act.cost.currency]}
          confirm={{ id: 'confirm-register', label: publishText('confirm') }}
        >
          <p>{publishText('stillness')}</p>
        </ReviewQuestion>
      )}
    </ReviewSheet>
  )
}

const factsOf = (act: Registration): Facts => [
  [publishText('fact.title'), titleOf(act)],
  ...termsFacts(act),
  [publishText('fact.hash'), fullText(act.contentHash)],
]
