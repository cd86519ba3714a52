import { type PowerFacts, type PowerOnProposal, powerOnProposal } from '@musi/domain/governance/powerReason'
import { shortenAddress } from '@musi/domain/address'
import { useNames } from '#platform/tokens/explain/useNames.ts'
import { proposalReasonText } from './reasonText.ts'
import { usePowerGain } from './usePowerGain.ts'
import { votingText } from './votingWords.ts'

type Props = {
  facts: PowerFacts
  startBlock: number
  votesAtStart: bigint | null
  /** True if voting is over, so that a change of delegation no longer matters. */
  isOver: boolean
}

const isLate = (reason: PowerOnProposal) => reason.kind === 'receivedLate' || reason.kind === 'delegatedLate'

/** Explains the account's votes on this proposal (spec: governance.power). */
export function PowerReason({ facts, startBlock, votesAtStart, isOver }: Props) {
  const reason = powerOnProposal(facts, { startBlock, votesAtStart, gain: null })
  const nameOf = useNames(reason.kind === 'delegatedAway' ? [reason.to] : [], 'people')
  if (isOver && votesAtStart === null) return null
  if (isOver && reason.kind === 'counts') return <p>{votingText('reason.counted')}</p>
  if (isLate(reason)) return <LateReason {...{ facts, startBlock, votesAtStart }} />
  return <p>{proposalReasonText(reason, startBlock, nameOf)}</p>
}

/** Explains votes that were gained too late, with the block of the gain from the history. */
function LateReason({ facts, startBlock, votesAtStart }: Omit<Props, 'isOver'>) {
  const gain = usePowerGain(facts.account, startBlock)
  return (
    <p>{proposalReasonText(powerOnProposal(facts, { startBlock, votesAtStart, gain }), startBlock, shortenAddress)}</p>
  )
}
