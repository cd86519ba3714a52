import { tally } from '@musi/domain/governance/tally'
import type { ProposalVotes } from '@musi/chain/reads/governance/proposalVotes'
import { Stack } from '@musi/ui/layout/Stack'
import { Note } from '@musi/ui/layout/Note'
import type { Governance } from '../governance/governance.ts'
import { votesFigure } from '../governance/votesFigure.ts'
import styles from './Proposal.module.css'
import { p } from '../governance/proposalWords.ts'

type Props = Pick<Governance, 'token'> & { votes: ProposalVotes }

/** For and against, each with its bar (spec: governance.tally). */
export function Tallies({ token, votes: { forVotes, againstVotes } }: Props) {
  const { inFavour, against } = tally(forVotes, againstVotes)
  return (
    <Stack gap={5}>
      <Bar side="for" votes={votesFigure(inFavour.votes, token)} share={inFavour.share} />
      <Bar side="against" votes={votesFigure(against.votes, token)} share={against.share} />
    </Stack>
  )
}

function Bar({ side, votes, share }: { side: 'for' | 'against'; votes: string; share: number }) {
  return (
    <div id={`votes-${side}`} className={styles['tally']} data-side={side}>
      <Note as="h3" weight={400} plain>
        {p(side)}
      </Note>{' '}
      <b>{votes}</b> <span className={styles['share']}>{p('share', { share })}</span>
      <span className={styles['bar']} aria-hidden="true">
        <span style={{ inlineSize: `${share}%` }} />
      </span>
    </div>
  )
}
