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
  /** True for lists: one bar for both sides, without the ids that a proposal's page needs. */
  isBrief?: boolean
}

/** Votes for and against, each with a bar. Lists have a single bar for both (spec: governance.tally). */
export function Tallies({ token, votes: { forVotes, againstVotes }, isBrief = false }: Props) {
  const { inFavour, against } = tally(forVotes, againstVotes)
  if (!isBrief)
    return (
      <Stack gap={5}>
        <Side side="for" votes={votesFigure(inFavour.votes, token)} share={inFavour.share} />
        <Side side="against" votes={votesFigure(against.votes, token)} share={against.share} />
      </Stack>
    )
  return (
    <div className={styles['brief']}>
      <BriefSide side="for" votes={votesFigure(inFavour.votes, token)} share={inFavour.share} />
      <BriefSide side="against" votes={votesFigure(against.votes, token)} share={against.share} />
      <span className={styles['bar']} data-split={inFavour.share + against.share > 0} aria-hidden="true">
        <span style={{ inlineSize: `${inFavour.share}%` }} />
      </span>
    </div>
  )
}

type SideProps = { side: 'for' | 'against'; votes: string; share: number }

const BriefSide = ({ side, votes, share }: SideProps) => (
  <p data-side={side}>
    {proposalText(side)} <b>{proposalText('share', { share })}</b> <Note as="small">{votes}</Note>
  </p>
)

const Side = ({ side, votes, share }: SideProps) => (
  <div id={`votes-${side}`} className={styles['tally']} data-side={side}>
    <Note as="h3" weight={400} plain>
      {proposalText(side)}
    </Note>{' '}
    <b>{votes}</b> <span className={styles['share']}>{proposalText('share', { share })}</span>
    <span className={styles['bar']} aria-hidden="true">
      <span style={{ inlineSize: `${share}%` }} />
    </span>
  </div>
)
