import { pastBlockTime } from '@musi/chain/requests/blocks/pastBlockTime'
import type { ProposalStatus } from '@musi/domain/governance/proposalStatus'
import { type VotingEnd as End, votingEnd } from '@musi/domain/governance/voting'
import { Text } from '@musi/ui/Text'
import { dateTimeText } from '#platform/page/i18n/dateTimeText.ts'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { spanText } from '#platform/page/time/spanText.ts'
import { useAnswer } from '#platform/page/loading/useAnswer.ts'
import { request } from '#platform/session/chain/request.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { proposalText } from './proposalWords.ts'

type Props = { status: ProposalStatus; startBlock: bigint; endBlock: bigint }

/**
 * The end of voting as estimated from its first block, with the chain's own time if it differs (spec:
 * governance.voting-end).
 */
export function VotingEnd({ status, startBlock, endBlock }: Props) {
  const { head } = useHeads()
  const hasBegun = head !== null && BigInt(head.number) >= startBlock
  const answer = useAnswer(hasBegun ? String(startBlock) : null, () => pastBlockTime(request, startBlock))
  if (status === 'pending') return <Text tone="muted">{proposalText('begins', { block: numberText(startBlock) })}</Text>
  if (head === null || (hasBegun && answer.kind === 'waiting')) return <Text tone="muted">{'\u00A0'}</Text>
  const end = votingEnd(status !== 'active', answer.kind === 'ready' ? answer.value : null, head.timeSeconds)
  const left =
    status === 'active' && end.estimatedEnd?.kind === 'ends' ? end.estimatedEnd.atSeconds - head.timeSeconds : null
  return (
    <Text tone="muted">
      {left !== null && (
        <>
          <Text as="b" tone="strong">
            {proposalText('left', { span: spanText(wholeSpan(left)) })}
          </Text>{' '}
        </>
      )}
      {endText(end, endBlock)}
    </Text>
  )
}

const UNIT_SECONDS = [86_400, 3600, 60] as const

/** Rounds a duration down to its largest unit: days, hours or minutes. */
function wholeSpan(seconds: number): bigint {
  const unit = UNIT_SECONDS.find((each) => seconds >= each) ?? 1
  return BigInt(seconds - (seconds % unit))
}

function endText({ estimatedEnd, blocks }: End, endBlock: bigint): string {
  const date = estimatedEnd && proposalText(estimatedEnd.kind, { date: dateTimeText(estimatedEnd.atSeconds) })
  const chain =
    blocks === null
      ? null
      : blocks === 'over'
        ? proposalText('over')
        : proposalText('endUnknown', { block: numberText(endBlock) })
  return [date, chain].filter((part) => part !== null).join(' · ')
}
