import { Note } from '@musi/ui/layout/Note'
import { ReviewQuestion } from '#platform/session/review/ReviewQuestion.tsx'
import { ReviewSheet } from '#platform/session/review/ReviewSheet.tsx'
import type { ReviewSession } from '#platform/session/review/useReview.ts'
import type { Governance } from '../governance/governance.ts'
import { BallotRows } from './BallotRows.tsx'
import { ballotText } from './ballotWords.ts'
import type { UnsentBallot } from './unsentBallots.ts'

type Props = { token: Governance['token']; session: ReviewSession<readonly UnsentBallot[]> }

/** Dialog that sends signed votes after a simulation. */
export function SendVotesSheet({ token, session }: Props) {
  return (
    <ReviewSheet
      name="send-votes"
      title={ballotText('review.title')}
      session={session}
      summary={(ballots) => ballotText('review.summary', { count: ballots.length })}
      done={{ title: ballotText('review.done'), text: () => ballotText('review.sent') }}
      linkText="viewTransaction"
      returnFocusId="ballots-waiting"
    >
      {(ballots) => (
        <ReviewQuestion
          name="send-votes"
          session={session}
          gone={ballotText('review.gone')}
          confirm={{ id: 'confirm-send-votes', label: ballotText('review.confirm') }}
        >
          <p>{ballotText('review.about')}</p>
          <BallotRows token={token} ballots={ballots} />
          {ballots.length > 1 && <Note>{ballotText('review.skipped')}</Note>}
        </ReviewQuestion>
      )}
    </ReviewSheet>
  )
}
