import { amountOf } from '@musi/domain/currency'
import { exactAmount } from '@musi/domain/amount/amountText'
import { votesText } from '@musi/domain/governance/voteText'
import { Stack } from '@musi/ui/Stack'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { figureText } from '#platform/page/money/figureText.ts'
import { useReview } from '#platform/session/review/useReview.ts'
import styles from '../decision/Decision.module.css'
import { DecisionButton } from '../decision/DecisionButton.tsx'
import { DecisionSheet } from '../decision/DecisionSheet.tsx'
import type { Governance } from '../governance/governance.ts'
import { t } from '../governance/voteWords.ts'
import { type VoteAct, voteIntent } from './voteIntent.ts'
import { v } from './votingWords.ts'

type Props = {
  here: Governance
  id: number
  open: boolean
  side: 'for' | 'against'
  onClose: () => void
  /** What the account has now, and what of it counts here. */
  votes: bigint
  counted: bigint
  startBlock: bigint
}

/** "Vote for proposal {id}" (spec: governance.vote). */
export function VoteSheet({ here: { governor, token }, id, open, side, onClose, votes, counted, startBlock }: Props) {
  const session = useReview<VoteAct>({ intentOf: voteIntent, isAskedAgain: true, onSent: () => undefined })
  const exact = figureText(exactAmount(amountOf(token, counted)))
  return (
    <DecisionSheet
      name="vote"
      {...{ open, onClose, session }}
      title={v(`title.${side}`, { id })}
      waitingTitle={v('submitting')}
      doneTitle={v(`done.${side}`, { id })}
      doneText={() => v('done.text', { amount: exact })}
      summary={(act) => v(`title.${act.side}`, { id: act.id })}
      startsAt="proposal-title"
    >
      <Stack gap={4}>
        <p className={styles['votes']}>{t('votes', { votes: figureText(votesText(votes, token)) })}</p>
        <p className={styles['exact']}>{v('counts', { amount: exact, block: numberText(startBlock) })}</p>
        <p className={styles['exact']}>{v('final')}</p>
        <DecisionButton
          name="vote"
          label={v(`title.${side}`, { id })}
          session={session}
          act={{ governor, id, side }}
          intentOf={voteIntent}
          why={null}
        />
      </Stack>
    </DecisionSheet>
  )
}
