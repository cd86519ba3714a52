import { proposalDescription, proposalTitle } from '@musi/domain/governance/proposalText'
import { safeText } from '@musi/domain/safeText'
import { Section } from '../../../platform/page/card/Section.tsx'
import { AddressName } from '../../../platform/tokens/explain/AddressName.tsx'
import { BehindNote } from '../../../platform/session/freshness/BehindNote.tsx'
import type { Behind } from '../../../platform/session/freshness/behind.ts'
import type { Governance } from '../governance/governance.ts'
import type { GovernedProposal } from '../governance/useProposals.ts'
import { StatusBadge } from '../governance/StatusBadge.tsx'
import { CallList } from './CallList.tsx'
import styles from './Proposal.module.css'
import { p } from './proposalWords.ts'
import { Tallies } from './Tallies.tsx'
import { VotingEnd } from './VotingEnd.tsx'

const TITLE_LENGTH = 200

type Props = { here: Governance; proposal: GovernedProposal; behind: Behind | null }

/** A proposal that was read whole. */
export function ProposalView({ here, proposal: { state, entity, event }, behind }: Props) {
  return (
    <>
      <header className={styles['head']}>
        <StatusBadge status={state} />
        <h1 id="proposal-title" tabIndex={-1}>
          {safeText(proposalTitle(event.description), TITLE_LENGTH)}
        </h1>
        <VotingEnd status={state} startBlock={entity.startBlock} endBlock={entity.endBlock} />
        <BehindNote behind={behind} what="figures" />
      </header>
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <Section title={p('details')}>
            <CallList calls={event.calls} />
          </Section>
          <Section title={p('description')}>
            <p>{proposalDescription(event.description)}</p>
          </Section>
          <Section title={p('proposer')}>
            <p className={styles['proposer']}>
              <AddressName address={event.proposer} />
            </p>
          </Section>
        </div>
        <div className={`${styles['column']} ${styles['aside']}`}>
          <Section title={p('votes')}>
            <Tallies token={here.token} votes={entity} />
          </Section>
        </div>
      </div>
    </>
  )
}
