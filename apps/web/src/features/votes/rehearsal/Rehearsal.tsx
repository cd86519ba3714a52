import type { Proposal } from '@musi/chain/requests/governance/proposals'
import type { ProposalStatus } from '@musi/domain/governance/proposalStatus'
import type { Address } from '@musi/domain/address'
import { Icon } from '@musi/ui/Icon'
import { Tabs } from '@musi/ui/controls/Tabs'
import { Stack } from '@musi/ui/layout/Stack'
import { useState } from 'react'
import { Section } from '#platform/page/card/Section.tsx'
import { exactTime } from '#platform/page/i18n/exactTime.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { Executed } from './Executed.tsx'
import { RehearsedActions } from './RehearsedActions.tsx'
import { rehearsalText } from './rehearsalWords.ts'
import styles from './Rehearsal.module.css'
import { rehearsalContext } from './rehearsalContext.ts'
import { useProposalRehearsal } from './useProposalRehearsal.ts'

type Props = {
  governor: Address
  status: ProposalStatus
  /** Time from which the proposal can be executed; 0 until it is queued. */
  etaSeconds: bigint
  proposal: Pick<Proposal, 'id' | 'block' | 'calls'>
}

/** Statuses in which a proposal may still be executed. */
const EXECUTABLE_STATUSES: ReadonlySet<ProposalStatus> = new Set(['pending', 'active', 'succeeded', 'queued'])

/** A proposal's predicted or actual effects. Renders nothing for a defeated proposal, which never has any. */
export function Rehearsal({ governor, status, etaSeconds, proposal }: Props) {
  if (proposal.calls.length === 0) return null
  if (status === 'executed')
    return (
      <Section title={rehearsalText('did')}>
        <Executed governor={governor} proposal={proposal} />
      </Section>
    )
  if (!EXECUTABLE_STATUSES.has(status)) return null
  return (
    <Section title={rehearsalText('title')}>
      {status === 'queued' ? (
        <NowAndAtEta calls={proposal.calls} etaSeconds={Number(etaSeconds)} />
      ) : (
        <RehearsedActions actions={proposal.calls} time="now" />
      )}
    </Section>
  )
}

/** Simulates a queued proposal now and at its execution time (spec: governance.rehearsed-at-eta). */
function NowAndAtEta({ calls, etaSeconds }: { calls: Proposal['calls']; etaSeconds: number }) {
  const { head } = useHeads()
  const [tab, setTab] = useState('now')
  const isDue = head !== null && head.timeSeconds >= etaSeconds
  if (isDue) return <RehearsedActions actions={calls} time="now" />
  const time = { atSeconds: etaSeconds }
  return (
    <>
      <LaterFailureWarning calls={calls} etaSeconds={etaSeconds} />
      <Tabs
        label={rehearsalText('when')}
        active={tab}
        onChange={setTab}
        tabs={[
          {
            id: 'now',
            label: rehearsalText('now'),
            panel: tab === 'now' && <RehearsedActions actions={calls} time="now" />,
          },
          {
            id: 'eta',
            label: rehearsalText('atTime'),
            panel: tab === 'eta' && <RehearsedActions actions={calls} time={time} />,
          },
        ]}
      />
    </>
  )
}

/** Warns of a proposal that works now but fails at its execution time. */
function LaterFailureWarning({ calls, etaSeconds }: { calls: Proposal['calls']; etaSeconds: number }) {
  const context = rehearsalContext()
  const now = useProposalRehearsal(context, calls, 'now')
  const atEta = useProposalRehearsal(context, calls, { atSeconds: etaSeconds })
  if (now.kind !== 'ready' || atEta.kind !== 'ready') return null
  if (now.value.kind !== 'works' || atEta.value.kind !== 'fails') return null
  return (
    <Stack role="alert" gap={2} items="start" raised="roomy">
      <p className={styles['fails']}>
        <Icon name="warning" />
        {rehearsalText('failsLater', { date: exactTime(etaSeconds) })}
      </p>
      <p>{rehearsalText('failsLaterMore', { step: atEta.value.at + 1 })}</p>
    </Stack>
  )
}
