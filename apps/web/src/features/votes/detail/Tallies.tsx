import { tally } from '@musi/domain/governance/tally'
import { tallyText } from '@musi/domain/governance/voteText'
import type { ProposalVotes } from '@musi/chain/reads/proposalVotes'
import { figureText } from '../../../platform/page/money/figureText.ts'
import type { Governance } from '../governance/governance.ts'
import styles from './Proposal.module.css'
import { p } from '../governance/proposalWords.ts'

type Props = Pick<Governance, 'token'> & { votes: ProposalVotes }

/** For and against, each with its bar (spec: governance.tally). */
export function Tallies({ token, votes: { forVotes, againstVotes } }: Props) {
  const { inFavour, against } = tally(forVotes, againstVotes)
  return (
    <div className={styles['tallies']}>
      <Bar side="for" votes={tallyText(inFavour.votes, token, grouped)} share={inFavour.share} />
      <Bar side="against" votes={tallyText(against.votes, token, grouped)} share={against.share} />
    </div>
  )
}

/** Thousands are grouped from 1,000 on here (spec: money.grouping). */
const grouped = (text: string) => figureText(text, 4)

function Bar({ side, votes, share }: { side: 'for' | 'against'; votes: string; share: number }) {
  return (
    <div id={`votes-${side}`} className={styles['tally']} data-side={side}>
      <h3>{p(side)}</h3>
      <b>{votes}</b>
      <span className={styles['share']}>{p('share', { share })}</span>
      <span className={styles['bar']} aria-hidden="true">
        <span style={{ inlineSize: `${share}%` }} />
      </span>
    </div>
  )
}
