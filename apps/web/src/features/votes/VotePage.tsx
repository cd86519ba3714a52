import { proposalCount } from '@musi/chain/reads/governance/proposalCount'
import type { Address } from '@musi/domain/address'
import { powerNow } from '@musi/domain/governance/powerReason'
import { Columns } from '@musi/ui/layout/Columns'
import { Skeleton } from '@musi/ui/Skeleton'
import { Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { useState } from 'react'
import { Section } from '#platform/page/card/Section.tsx'
import { closeModal, showModal } from '#platform/page/modals/currentModal.ts'
import { useModalOfPage } from '#platform/page/modals/useModalOfPage.ts'
import { useSettled } from '#platform/page/loading/useSettled.ts'
import { useRead } from '#platform/session/chain/useRead.ts'
import { StalenessNote } from '#platform/session/freshness/StalenessNote.tsx'
import { Unconnected } from '#platform/session/wallet/Unconnected.tsx'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { useNames } from '#platform/tokens/explain/useNames.ts'
import { Delegates } from './delegates/Delegates.tsx'
import { DelegationSheet } from './delegation/DelegationSheet.tsx'
import { type Governance, findGovernance } from './governance/governance.ts'
import { type VotingPower, useVotingPower } from './governance/useVotingPower.ts'
import { voteText } from './governance/voteWords.ts'
import styles from './list/List.module.css'
import { OwnPower } from './list/OwnPower.tsx'
import { ProposalList } from './list/ProposalList.tsx'
import { PowerFacts } from './voting/PowerFacts.tsx'
import { currentReasonText } from './voting/reasonText.ts'
import { votingText } from './voting/votingWords.ts'
import { VoteFrame } from './VoteFrame.tsx'

/** /vote: the proposals, and the account's voting power (spec: governance.page). */
export function VotePage() {
  const governance = findGovernance()
  return <VoteFrame>{governance === null ? <NoGovernance /> : <VoteContent governance={governance} />}</VoteFrame>
}

const NoGovernance = () => (
  <div className={styles['none']}>
    <b>{voteText('noGovernance')}</b>
    <p>{voteText('noGovernance.more')}</p>
  </div>
)

function VoteContent({ governance }: { governance: Governance }) {
  const account = useAccount()
  const votingPower = useVotingPower(governance.token.address, account)
  const count = useRead(proposalCount(governance.governor))
  const isOpen = useModalOfPage('DELEGATE')
  const isPowerSettled = useSettled(account === null || votingPower !== null)
  const [chosenDelegate, setChosen] = useState<Address | null>(null)
  const delegateTo = (to: Address | null) => {
    setChosen(to)
    showModal('DELEGATE')
  }
  return (
    <>
      <Columns className={styles['page']}>
        <div className={styles['own']} aria-busy={!isPowerSettled || undefined}>
          <Section title={votingText('title')}>
            {account === null ? (
              <Unconnected>
                <Text tone="muted">{votingText('connect')}</Text>
              </Unconnected>
            ) : votingPower === null ? (
              <Skeleton label={votingText('reading')} />
            ) : (
              <VotingPowerDetails
                token={governance.token}
                account={account}
                power={votingPower}
                onDelegate={() => delegateTo(null)}
              />
            )}
          </Section>
        </div>
        <Stack gap={4} className={styles['proposals']}>
          <ProposalList governor={governance.governor} token={governance.token} />
          <p className={styles['footer']}>{voteText('footer')}</p>
        </Stack>
        <div className={styles['delegates']}>
          <Delegates
            token={governance.token}
            account={account}
            current={votingPower?.delegate ?? null}
            proposals={count.kind === 'value' ? Number(count.value) : null}
            onDelegate={votingPower === null ? null : delegateTo}
          />
        </div>
      </Columns>
      {account !== null && votingPower !== null && (
        <DelegationSheet
          key={`${account} ${chosenDelegate}`}
          token={governance.token}
          {...{ account, chosenDelegate }}
          power={votingPower}
          open={isOpen}
          onClose={closeModal}
          returnFocusId="vote-title"
        />
      )}
    </>
  )
}

type VotingPowerDetailsProps = Pick<Governance, 'token'> & {
  account: Address
  power: VotingPower
  onDelegate: () => void
}

/** The account's votes, their delegate and reason, and a button to change the delegation. */
function VotingPowerDetails({ token, account, power, onDelegate }: VotingPowerDetailsProps) {
  const reason = powerNow({ account, ...power })
  const nameOf = useNames(reason.kind === 'delegatedAway' ? [reason.to] : [], 'people')
  return (
    <>
      <OwnPower {...{ token, account, power, onDelegate }} />
      <StalenessNote staleness={power.staleness} what="figures" />
      <PowerFacts {...{ token, account, power }} />
      <Text tone="strong" size={14} raised="snug">
        {currentReasonText(reason, nameOf)}
      </Text>
    </>
  )
}
