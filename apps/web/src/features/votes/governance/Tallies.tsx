import { tally } from '@musi/domain/governance/tally'
import type { ProposalVotes } from '@musi/chain/reads/governance/proposalVotes'
import { Stack } from '@musi/ui/layout/Stack'
import { Note } from '@musi/ui/layout/Note'
import type { Governance } from './governance.ts'
import { votesFigure } from './votesFigure.ts'
import styles from './Governance.module.css'
import { proposalText } from './proposalWords.ts'

type Props = Pick<Governance, 'token'> & {
  votes: ProposalVotes
  /** Compact form for lists: side by side, without the ids of a proposal's page. */
  isBrief?: boolean
}

/** For and against, each with its bar (spec: governance.tally). */
export function Tallies({ token, votes: { forVotes, againstVotes }, isBrief = false }: Props) {
  const { inFavour, against } = tally(forVotes, againstVotes)
  return (
    <Stack gap={5} {...(isBrief && { className: styles['brief'] })}>
      <Bar side="for" votes={votesFigure(inFavour.votes, token)} share={inFavour.share} isBrief={isBrief} />
      <Bar side="against" votes={votesFigure(against.votes, token)} share={against.share} isBrief={isBrief} />
    </Stack>
  )
}

type BarProps = { side: 'for' | 'against'; votes: string; share: number; isBrief: boolean }

function Bar({ side, votes, share, isBrief }: BarProps) {
  return (
    <div {...(!isBrief && { id: `votes-${side}` })} className={styles['tally']} data-side={side}>
      <Note as={isBrief ? 'span' : 'h3'} weight={400} plain>
        {proposalText(side)}
      </Note>{' '}
      <b>{votes}</b> <span className={styles['share']}>{proposalText('share', { share })}</span>
      <span className={styles['bar']} aria-hidden="true">
        <span style={{ inlineSize: `${share}%` }} />
      </span>
    </div>
  )
}
