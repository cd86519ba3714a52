import { proposalCount } from '@musi/chain/reads/governance/proposalCount'
import type { Address } from '@musi/domain/address'
import { powerNow } from '@musi/domain/governance/powerReason'
import { Columns } from '@musi/ui/layout/Columns'
import { Skeleton } from '@musi/ui/Skeleton'
import { Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { useState } from 'react'
import { Section } from '#platform/page/card/Section.tsx'
import { closeModal, showModal } from '#platform/page/modals/openModal.ts'
import { useModalOfPage } from '#platform/page/modals/useModalOfPage.ts'
import { useRead } from '#platform/session/chain/useRead.ts'
import { StalenessNote } from '#platform/session/freshness/StalenessNote.tsx'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { useNames } from '#platform/tokens/explain/useNames.ts'
import { Delegates } from './delegates/Delegates.tsx'
import { DelegationSheet } from './delegation/DelegationSheet.tsx'
import { type Governance, governance } from './governance/governance.ts'
import { type HeldPower, useVotingPower } from './governance/useVotingPower.ts'
import { t } from './governance/voteWords.ts'
import styles from './list/List.module.css'
import { OwnPower } from './list/OwnPower.tsx'
import { ProposalList } from './list/ProposalList.tsx'
import { PowerFacts } from './voting/PowerFacts.tsx'
import { reasonNow } from './voting/reasonText.ts'
import { votingText } from './voting/votingWords.ts'
import { VoteFrame } from './VoteFrame.tsx'

/** /vote: the proposals, and the account's voting power (spec: governance.page). */
export function VotePage() {
  const here = governance()
  return <VoteFrame>{here === null ? <None /> : <Governed here={here} />}</VoteFrame>
}

const None = () => (
  <div className={styles['none']}>
    <b>{t('noGovernance')}</b>
    <p>{t('noGovernance.more')}</p>
  </div>
)

function Governed({ here }: { here: Governance }) {
  const account = useAccount()
  const held = useVotingPower(here.token.address, account)
  const count = useRead(proposalCount(here.governor))
  const isOpen = useModalOfPage('DELEGATE')
  const [chosen, setChosen] = useState<Address | null>(null)
  const delegateTo = (to: Address | null) => {
    setChosen(to)
    showModal('DELEGATE')
  }
  return (
    <>
      <Columns>
        <Stack gap={4}>
          <ProposalList governor={here.governor} token={here.token} />
          <p className={styles['footer']}>{t('footer')}</p>
        </Stack>
        <Stack gap={4}>
          <Section title={votingText('title')}>
            {account === null ? (
              <Text tone="muted">{votingText('connect')}</Text>
            ) : held === null ? (
              <Skeleton label={votingText('reading')} />
            ) : (
              <Power token={here.token} {...{ account, held }} onDelegate={() => delegateTo(null)} />
            )}
          </Section>
          <Delegates
            token={here.token}
            account={account}
            current={held?.delegate ?? null}
            proposals={count.kind === 'value' ? Number(count.value) : null}
            onDelegate={held === null ? null : delegateTo}
          />
        </Stack>
      </Columns>
      {account !== null && held !== null && (
        <DelegationSheet
          key={`${account} ${chosen}`}
          token={here.token}
          {...{ account, held, chosen }}
          open={isOpen}
          onClose={closeModal}
          startsAt="vote-title"
        />
      )}
    </>
  )
}

type PowerProps = Pick<Governance, 'token'> & { account: Address; held: HeldPower; onDelegate: () => void }

/** The account's votes, their delegate and reason, and a link to delegate again. */
function Power({ token, account, held, onDelegate }: PowerProps) {
  const reason = powerNow({ account, ...held })
  const nameOf = useNames(reason.kind === 'delegatedAway' ? [reason.to] : [], 'people')
  return (
    <>
      <OwnPower {...{ token, account, held, onDelegate }} />
      <StalenessNote staleness={held.behind} what="figures" />
      <PowerFacts {...{ token, account, held }} />
      <Text tone="strong" size={14} raised="snug">
        {reasonNow(reason, nameOf)}
      </Text>
    </>
  )
}
