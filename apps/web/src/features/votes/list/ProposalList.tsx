import { votableFirst } from '@musi/domain/governance/proposalList'
import { proposalTitle } from '@musi/domain/governance/proposalText'
import { safeText } from '@musi/domain/safeText'
import { PROPOSAL_LIMITS } from '@musi/domain/text/textLimits'
import { Button } from '@musi/ui/controls/Button'
import { More } from '@musi/ui/layout/More'
import { SkeletonRows } from '@musi/ui/Skeleton'
import { Text } from '@musi/ui/Text'
import { useState } from 'react'
import { Section } from '#platform/page/card/Section.tsx'
import { Link } from '#platform/page/navigation/Link.tsx'
import { StalenessNote } from '#platform/session/freshness/StalenessNote.tsx'
import { lastAnswer } from '#platform/session/freshness/lastAnswer.ts'
import type { Governance } from '../governance/governance.ts'
import { type GovernedProposal, type Proposals, useProposals } from '../governance/useProposals.ts'
import { Tallies } from '../governance/Tallies.tsx'
import { VotingEnd } from '../governance/VotingEnd.tsx'
import { voteText } from '../governance/voteWords.ts'
import styles from './List.module.css'
import { StatusBadge } from '../governance/StatusBadge.tsx'

const PAGE_SIZE = 50

/** Number of closed proposals shown at first, below all open ones. */
const FIRST_CLOSED = 4

/** All proposals, with those that can be voted on now first (spec: governance.list). */
export function ProposalList({ governor, token }: Pick<Governance, 'governor' | 'token'>) {
  const proposals = useProposals(governor)
  return (
    <Section title={voteText('proposals')} note={<Link to="/vote/new">{voteText('propose')}</Link>}>
      {proposals.kind === 'loading' && (
        <div className={styles['waiting']}>
          <SkeletonRows label={voteText('reading')} count={9} />
        </div>
      )}
      {proposals.kind === 'unread' && <Text tone="muted">{voteText('unread')}</Text>}
      {proposals.kind === 'read' && <LoadedProposals token={token} proposals={proposals} />}
    </Section>
  )
}

type LoadedProposalsProps = Pick<Governance, 'token'> & { proposals: Extract<Proposals, { kind: 'read' }> }

function LoadedProposals({ token, proposals: { count, proposals, staleness } }: LoadedProposalsProps) {
  const [olderCount, setOlderCount] = useState(0)
  const openCount = proposals.filter(({ state }) => state === 'active' || state === 'pending').length
  const shownCount = openCount + FIRST_CLOSED + olderCount
  if (count === 0)
    return (
      <div className={styles['none']}>
        <b>{voteText('none')}</b>
        <p>{voteText('none.more')}</p>
      </div>
    )
  return (
    <>
      <StalenessNote staleness={staleness} what="figures" />
      {proposals.length < count && <Text tone="muted">{voteText('unreadSome')}</Text>}
      <ol
        id="proposals"
        className={styles['list']}
        {...(staleness !== null && lastAnswer({ overdue: true, block: staleness.block }))}
      >
        {votableFirst(proposals)
          .slice(0, shownCount)
          .map((proposal) => (
            <Row key={proposal.id} token={token} proposal={proposal} />
          ))}
      </ol>
      {proposals.length > shownCount && (
        <More>
          <Button onClick={() => setOlderCount((before) => before + PAGE_SIZE)}>{voteText('more')}</Button>
        </More>
      )}
    </>
  )
}

type RowProps = Pick<Governance, 'token'> & { proposal: GovernedProposal }

/** An active proposal also shows its votes and the remaining time. */
const Row = ({ token, proposal: { id, state, entity, event } }: RowProps) => (
  <li className={styles['row']}>
    <Link to={`/vote/${id}`}>
      <Text as="span" tone="muted" figures>
        {id}
      </Text>{' '}
      <b>{safeText(proposalTitle(event.description), PROPOSAL_LIMITS.title)}</b> <StatusBadge status={state} />
    </Link>
    {state === 'active' && (
      <div className={styles['now']}>
        <Tallies token={token} votes={entity} isBrief />
        <VotingEnd status={state} startBlock={entity.startBlock} endBlock={entity.endBlock} />
      </div>
    )}
  </li>
)
