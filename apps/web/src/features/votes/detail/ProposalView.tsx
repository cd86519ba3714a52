import { proposalTitle } from '@musi/domain/governance/proposalText'
import { safeText } from '@musi/domain/safeText'
import { PROPOSAL_LIMITS } from '@musi/domain/text/textLimits'
import { Icon } from '@musi/ui/Icon'
import { Column, Columns } from '@musi/ui/layout/Columns'
import { Note } from '@musi/ui/layout/Note'
import { Stack } from '@musi/ui/layout/Stack'
import { latePart } from '#platform/page/loading/latePart.tsx'
import card from '#platform/page/card/Card.module.css'
import { Section } from '#platform/page/card/Section.tsx'
import { AddressName } from '#platform/tokens/explain/AddressName.tsx'
import { StalenessNote } from '#platform/session/freshness/StalenessNote.tsx'
import type { Staleness } from '#platform/session/freshness/staleness.ts'
import type { Governance } from '../governance/governance.ts'
import type { GovernedProposal } from '../governance/useProposals.ts'
import { Ballots } from '../delegates/Ballots.tsx'
import { DecideBox } from '../deciding/DecideBox.tsx'
import { VoteBox } from '../voting/VoteBox.tsx'
import { StatusBadge } from '../governance/StatusBadge.tsx'
import { CallList } from './CallList.tsx'
import { Description } from './Description.tsx'
import styles from './Proposal.module.css'
import { proposalText } from '../governance/proposalWords.ts'
import { Tallies } from '../governance/Tallies.tsx'
import { VotingEnd } from '../governance/VotingEnd.tsx'

const BallotPanel = latePart(() => import('../ballots/BallotPanel.tsx').then((part) => part.BallotPanel))
/** The simulation loads after the votes, because it makes many calls to the chain. */
const Rehearsal = latePart(() => import('../rehearsal/Rehearsal.tsx').then((part) => part.Rehearsal))

type Props = { governance: Governance; proposal: GovernedProposal; staleness: Staleness | null }

/** A proposal once it is fully read. */
export function ProposalView({ governance, proposal, staleness }: Props) {
  const { state, entity, event } = proposal
  return (
    <>
      <Stack as="header" gap={2} items="start" className={styles['head']}>
        <StatusBadge status={state} />
        <h1 id="proposal-title" tabIndex={-1}>
          {safeText(proposalTitle(event.description), PROPOSAL_LIMITS.title)}
        </h1>
        <VotingEnd status={state} startBlock={entity.startBlock} endBlock={entity.endBlock} />
        <StalenessNote staleness={staleness} what="figures" />
      </Stack>
      <Columns>
        <Column>
          <Section title={proposalText('description')}>
            <Description text={event.description} />
            <Note block>
              {proposalText('proposer')} <AddressName address={event.proposer} />
            </Note>
          </Section>
          <Rehearsal governor={governance.governor} status={state} etaSeconds={entity.etaSeconds} proposal={event} />
          <Ballots token={governance.token} id={proposal.id} />
          <details className={`${card['section'] ?? ''} ${styles['calls'] ?? ''}`}>
            <summary className="touch-target">
              <h2>{proposalText('details')}</h2>
              <Note as="span">{proposalText('details.more')}</Note>
              <Icon name="down" />
            </summary>
            <CallList calls={event.calls} />
          </details>
        </Column>
        <Column className={styles['aside']}>
          <Section title={proposalText('votes')}>
            <Tallies token={governance.token} votes={entity} />
          </Section>
          <DecideBox governance={governance} proposal={proposal} />
          <VoteBox governance={governance} proposal={proposal} />
          {state === 'active' && (
            <BallotPanel governance={governance} proposal={event.id} startBlock={entity.startBlock} />
          )}
        </Column>
      </Columns>
    </>
  )
}
