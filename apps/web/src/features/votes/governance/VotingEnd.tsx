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

/** When voting ends, as estimated from its first block, or when it ended (spec: governance.voting-end). */
export function VotingEnd({ status, startBlock, endBlock }: Props) {
  const { head } = useHeads()
  const isOver = status !== 'active'
  const start = useBlockTime(isOver ? null : startBlock)
  const ended = useBlockTime(isOver ? endBlock : null)
  if (status === 'pending') return <Text tone="muted">{proposalText('begins', { block: numberText(startBlock) })}</Text>
  if (head === null || start === undefined || ended === undefined) return <Text tone="muted">{'\u00A0'}</Text>
  const end = votingEnd(isOver, { startSeconds: start, endSeconds: ended }, head.timeSeconds)
  const left = end.kind === 'ends' ? end.atSeconds - head.timeSeconds : null
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

/** Time of a block that is mined; null if it is not, or cannot be read; undefined while it is read. */
function useBlockTime(block: bigint | null): number | null | undefined {
  const { head } = useHeads()
  const isMined = block !== null && head !== null && BigInt(head.number) >= block
  const answer = useAnswer(isMined ? String(block) : null, () => pastBlockTime(request, block ?? 0n))
  if (!isMined || answer.kind === 'failed') return null
  return answer.kind === 'ready' ? answer.value : undefined
}

const UNIT_SECONDS = [86_400, 3600, 60] as const

/** Rounds a duration down to its largest unit: days, hours or minutes. */
function wholeSpan(seconds: number): bigint {
  const unit = UNIT_SECONDS.find((each) => seconds >= each) ?? 1
  return BigInt(seconds - (seconds % unit))
}

function endText(end: End, endBlock: bigint): string {
  switch (end.kind) {
    case 'ends':
    case 'ended':
      return proposalText(end.kind, { date: dateTimeText(end.atSeconds) })
    case 'over':
      return proposalText('over')
    case 'open':
      return proposalText('endUnknown', { block: numberText(endBlock) })
  }
}
