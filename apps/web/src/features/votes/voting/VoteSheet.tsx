import { amountOf } from '@musi/domain/currency'
import { exactAmount } from '@musi/domain/amount/amountText'
import { voteCountText } from '@musi/domain/governance/voteCountText'
import { Note } from '@musi/ui/layout/Note'
import { Text } from '@musi/ui/Text'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { figureText } from '#platform/page/money/figureText.ts'
import { ReviewQuestion } from '#platform/session/review/ReviewQuestion.tsx'
import { ReviewSheet } from '#platform/session/review/ReviewSheet.tsx'
import { useReview } from '#platform/session/review/useReview.ts'
import styles from '../decision/Decision.module.css'
import type { Governance } from '../governance/governance.ts'
import { voteText } from '../governance/voteWords.ts'
import { type VoteAct, voteIntent } from './voteIntent.ts'
import { votingText } from './votingWords.ts'

type Props = {
  governance: Governance
  id: number
  /** Title of the proposal. */
  name: string
  open: boolean
  side: 'for' | 'against'
  onClose: () => void
  /** The account's votes now. */
  votes: bigint
  /** The account's votes that count on this proposal. */
  countedVotes: bigint
  startBlock: bigint
}

/** "Vote for proposal {id}" (spec: governance.vote). */
export function VoteSheet({
  governance: { governor, token },
  id,
  name,
  open,
  side,
  onClose,
  votes,
  countedVotes,
  startBlock,
}: Props) {
  const session = useReview<VoteAct>({ intentOf: voteIntent, typed: { governor, id, side } })
  const exact = figureText(exactAmount(amountOf(token, countedVotes)))
  return (
    <ReviewSheet
      name="vote"
      session={session}
      form={{ isOpen: open, onClose }}
      title={votingText(`title.${side}`, { id })}
      underWay={{ waiting: votingText('submitting') }}
      done={{ title: votingText(`done.${side}`, { id }), text: () => votingText('done.text', { amount: exact }) }}
      summary={(act) => votingText(`title.${act.side}`, { id: act.id })}
      linkText="viewTransaction"
      returnFocusId="proposal-title"
    >
      <ReviewQuestion
        name="vote"
        session={session}
        isStrict
        confirm={{ id: 'confirm-vote', label: votingText(`title.${side}`, { id }) }}
      >
        <Text tone="strong" weight={620} breaks>
          {name}
        </Text>
        <p className={styles['votes']}>{voteText('votes', { votes: figureText(voteCountText(votes, token)) })}</p>
        <Note figures breaks>
          {votingText('counts', { amount: exact, block: numberText(startBlock) })}
        </Note>
        <Note figures breaks>
          {votingText('final')}
        </Note>
      </ReviewQuestion>
    </ReviewSheet>
  )
}
