import { NetworkButton } from '#platform/session/freshness/NetworkButton.tsx'
import { currentVotes } from '@musi/chain/reads/governance/currentVotes'
import { proposalThreshold } from '@musi/chain/reads/governance/governorRules'
import { canCancel, nextStep } from '@musi/domain/governance/proposalDecision'
import { Button } from '@musi/ui/controls/Button'
import { Stack } from '@musi/ui/layout/Stack'
import { useState } from 'react'
import { Section } from '#platform/page/card/Section.tsx'
import { dateTimeText } from '#platform/page/i18n/dateTimeText.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { useRead } from '#platform/session/chain/useRead.ts'
import type { Governance } from '../governance/governance.ts'
import { useIsMetByCountedVotes } from '../governance/useIsMetByCountedVotes.ts'
import type { GovernedProposal } from '../governance/useProposals.ts'
import type { DecideAct } from './decideIntent.ts'
import { DecideSheet } from './DecideSheet.tsx'
import { decidingText } from './decidingWords.ts'

/** Period in which a queued proposal can be executed (the timelock's grace period). */
const GRACE_SECONDS = 14 * 86_400

type Props = { governance: Governance; proposal: GovernedProposal }

/** Queueing, executing and cancelling, where the governor allows it (spec: governance.decide, governance.cancel). */
export function DecideBox({ governance: { governor, token }, proposal: { id, state, entity, event } }: Props) {
  const { head } = useHeads()
  const threshold = useRead(proposalThreshold(governor))
  const proposerVotes = useRead(currentVotes(token.address, event.proposer))
  const [act, setAct] = useState<DecideAct | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const step = head === null ? null : nextStep(state, entity.etaSeconds, head.timeSeconds)
  const canCancelWith = (votes: bigint) =>
    threshold.kind === 'value' && canCancel(state, { proposerVotes: votes, threshold: threshold.value })
  const canCancelNow = proposerVotes.kind === 'value' && canCancelWith(proposerVotes.value)
  // Votes that changed in the newest block make cancelling possible only after the next block.
  const mayCancel =
    useIsMetByCountedVotes({
      token: token.address,
      account: event.proposer,
      isMetNow: canCancelNow,
      isMetBy: canCancelWith,
    }) === true
  const amount = event.calls.reduce((sum, { value }) => sum + value, 0n)
  const openReview = (kind: DecideAct['kind']) => () => {
    setAct({ governor, id, kind, amount: kind === 'execute' ? amount : 0n })
    setIsOpen(true)
  }
  const dates = { date: dateTimeText(Number(entity.etaSeconds) + GRACE_SECONDS) }
  return (
    <>
      {(step !== null || mayCancel) && (
        <Section title={decidingText('title')}>
          <Stack gap={3} id="proposal-next">
            {step?.kind === 'queue' && <p>{decidingText('queue.text')}</p>}
            {step?.kind === 'execute' && <p>{decidingText('execute.text', dates)}</p>}
            {step?.kind === 'wait' && <p>{decidingText('wait.text', { date: dateTimeText(step.untilSeconds) })}</p>}
            {(step?.kind === 'queue' || step?.kind === 'execute') && (
              <NetworkButton
                id={`${step.kind}-proposal`}
                kind="primary"
                size="large"
                block
                onClick={openReview(step.kind)}
              >
                {decidingText(step.kind)}
              </NetworkButton>
            )}
            {mayCancel && (
              <>
                <p>{decidingText('cancel.text')}</p>
                <Button id="cancel-proposal" block onClick={openReview('cancel')}>
                  {decidingText('cancel')}
                </Button>
              </>
            )}
          </Stack>
        </Section>
      )}
      {act !== null && <DecideSheet act={act} open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  )
}
