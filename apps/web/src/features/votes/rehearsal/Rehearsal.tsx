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
import { rehearsalScene } from './rehearsalScene.ts'
import { useProposalRehearsal } from './useProposalRehearsal.ts'

type Props = {
  governor: Address
  status: ProposalStatus
  /** When it can be executed; 0 until it is queued. */
  etaSeconds: bigint
  proposal: Pick<Proposal, 'id' | 'block' | 'calls'>
}

/** Statuses in which a proposal can still be executed, or has been. */
const OPEN: ReadonlySet<ProposalStatus> = new Set(['pending', 'active', 'succeeded', 'queued'])

/** A proposal's predicted or actual effects; empty for a defeated one, which never has any. */
export function Rehearsal({ governor, status, etaSeconds, proposal }: Props) {
  if (proposal.calls.length === 0) return null
  if (status === 'executed')
    return (
      <Section title={rehearsalText('did')}>
        <Executed governor={governor} proposal={proposal} />
      </Section>
    )
  if (!OPEN.has(status)) return null
  return (
    <Section title={rehearsalText('title')}>
      {status === 'queued' ? (
        <AtTwoTimes calls={proposal.calls} etaSeconds={Number(etaSeconds)} />
      ) : (
        <RehearsedActions actions={proposal.calls} time="now" />
      )}
    </Section>
  )
}

/** A queued proposal, now and when it can be executed (spec: governance.rehearsed-at-eta). */
function AtTwoTimes({ calls, etaSeconds }: { calls: Proposal['calls']; etaSeconds: number }) {
  const { head } = useHeads()
  const [tab, setTab] = useState('now')
  const isDue = head !== null && head.timeSeconds >= etaSeconds
  if (isDue) return <RehearsedActions actions={calls} time="now" />
  const time = { atSeconds: etaSeconds }
  return (
    <>
      <Forewarning calls={calls} etaSeconds={etaSeconds} />
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

/** Checks both times: success today does not help if it fails at execution. */
function Forewarning({ calls, etaSeconds }: { calls: Proposal['calls']; etaSeconds: number }) {
  const scene = rehearsalScene()
  const today = useProposalRehearsal(scene, calls, 'now')
  const then = useProposalRehearsal(scene, calls, { atSeconds: etaSeconds })
  if (today.kind !== 'ready' || then.kind !== 'ready') return null
  if (today.value.kind !== 'works' || then.value.kind !== 'fails') return null
  return (
    <Stack role="alert" gap={2} items="start" raised="roomy">
      <p className={styles['fails']}>
        <Icon name="warning" />
        {rehearsalText('failsLater', { date: exactTime(etaSeconds) })}
      </p>
      <p>{rehearsalText('failsLaterMore', { step: then.value.at + 1 })}</p>
    </Stack>
  )
}
