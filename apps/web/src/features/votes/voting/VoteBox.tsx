import { NetworkButton } from '#platform/session/freshness/NetworkButton.tsx'
import { ballotOf } from '@musi/chain/reads/governance/ballotOf'
import { priorVotes } from '@musi/chain/reads/governance/priorVotes'
import type { Address } from '@musi/domain/address'
import { exactAmount } from '@musi/domain/amount/amountText'
import { amountOf } from '@musi/domain/currency'
import { proposalTitle } from '@musi/domain/governance/proposalText'
import { safeText } from '@musi/domain/safeText'
import { PROPOSAL_LIMITS } from '@musi/domain/text/textLimits'
import { type Eligibility, eligibility } from '@musi/domain/governance/voting'
import type { ProposalStatus } from '@musi/domain/governance/proposalStatus'
import { Skeleton } from '@musi/ui/Skeleton'
import { Note } from '@musi/ui/layout/Note'
import { Stack } from '@musi/ui/layout/Stack'
import { Text, textClass } from '@musi/ui/Text'
import { useState } from 'react'
import { ListedAs } from '#platform/page/card/ListedAs.tsx'
import { Section } from '#platform/page/card/Section.tsx'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { figureText } from '#platform/page/money/figureText.ts'
import { closeModal, showModal } from '#platform/page/modals/currentModal.ts'
import { useModalOfPage } from '#platform/page/modals/useModalOfPage.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { useRead } from '#platform/session/chain/useRead.ts'
import { Unconnected } from '#platform/session/wallet/Unconnected.tsx'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import type { Governance } from '../governance/governance.ts'
import type { GovernedProposal } from '../governance/useProposals.ts'
import { useVotingPower } from '../governance/useVotingPower.ts'
import { PowerFacts } from './PowerFacts.tsx'
import { PowerReason } from './PowerReason.tsx'
import styles from '../decision/Decision.module.css'
import { VoteSheet } from './VoteSheet.tsx'
import { votingText } from './votingWords.ts'

type Props = { governance: Governance; proposal: GovernedProposal }

/** True if voting has ended, by a decision or cancellation. */
const isOver = (status: ProposalStatus): boolean => !['pending', 'active', 'undetermined'].includes(status)

/**
 * The account's votes on this proposal, the reason, and the vote buttons (spec: governance.eligible, governance.power).
 */
export function VoteBox({ governance, proposal }: Props) {
  const account = useAccount()
  return (
    <Section title={votingText('title')}>
      {account === null ? (
        <Unconnected>
          <Note>{votingText(isOver(proposal.state) ? 'over' : 'connect')}</Note>
        </Unconnected>
      ) : (
        <OwnVote key={account} {...{ governance, proposal, account }} />
      )}
    </Section>
  )
}

function OwnVote({ governance, proposal, account }: Props & { account: Address }) {
  const { state, entity } = proposal
  const { startBlock } = entity
  const [side, setSide] = useState<'for' | 'against'>('for')
  const isOpen = useModalOfPage('VOTE')
  const { head } = useHeads()
  const power = useVotingPower(governance.token.address, account)
  const hasBegun = head !== null && BigInt(head.number) > startBlock
  const atStart = useRead(hasBegun ? priorVotes(governance.token.address, account, startBlock) : null)
  const ownVote = useRead(ballotOf(governance.governor, proposal.id, account))
  if (power === null || head === null || ownVote.kind !== 'value' || (hasBegun && atStart.kind !== 'value'))
    return <Skeleton label={votingText('reading')} />
  const countedVotes = atStart.kind === 'value' ? atStart.value : null
  return (
    <Stack gap={4}>
      <PowerFacts
        {...{ account, power }}
        token={governance.token}
        {...(countedVotes !== null && { atStartBlock: { startBlock, votes: countedVotes } })}
      />
      <Text as="div" tone="strong" size={14} raised="snug">
        <PowerReason
          facts={{ account, ...power }}
          startBlock={Number(startBlock)}
          votesAtStart={countedVotes}
          isOver={isOver(state)}
        />
        <ListedAs />
      </Text>
      {ownVote.value === null && isOver(state) ? (
        <Note id="own-vote">{votingText('cast.none')}</Note>
      ) : ownVote.value === null ? (
        <VoteButtons
          answer={eligibility(state, countedVotes, startBlock, power)}
          startBlock={startBlock}
          onPress={(pressed) => {
            setSide(pressed)
            showModal('VOTE')
          }}
        />
      ) : (
        <p id="own-vote" className={styles['cast']} data-side={ownVote.value.support ? 'for' : 'against'}>
          {votingText(ownVote.value.support ? 'cast.for' : 'cast.against', {
            amount: figureText(exactAmount(amountOf(governance.token, ownVote.value.votes))),
          })}
        </p>
      )}
      <VoteSheet
        {...{ governance, side, startBlock }}
        id={proposal.id}
        name={safeText(proposalTitle(proposal.event.description), PROPOSAL_LIMITS.title)}
        open={isOpen}
        onClose={closeModal}
        votes={power.votes}
        countedVotes={countedVotes ?? 0n}
      />
    </Stack>
  )
}

type VoteButtonsProps = {
  answer: Eligibility
  startBlock: bigint
  onPress: (side: 'for' | 'against') => void
}

function VoteButtons({ answer, startBlock, onPress }: VoteButtonsProps) {
  if (answer.kind === 'notActive') return null
  if (answer.kind === 'notEligible')
    return (
      <Note id="not-eligible">
        {votingText('eligible', { block: numberText(startBlock) })}{' '}
        {answer.unlock && (
          <>
            <Link to="/vote" className={textClass({ tone: 'link' })}>
              {votingText('unlock')}
            </Link>{' '}
            {votingText('unlockMore')}
          </>
        )}
      </Note>
    )
  return (
    <Stack gap={3}>
      <NetworkButton id="vote-for" size="large" block onClick={() => onPress('for')}>
        {votingText('for')}
      </NetworkButton>
      <NetworkButton id="vote-against" size="large" block onClick={() => onPress('against')}>
        {votingText('against')}
      </NetworkButton>
    </Stack>
  )
}
