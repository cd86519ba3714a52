import type { Address } from '@musi/domain/address'
import type { PowerReason, PowerOnProposal } from '@musi/domain/governance/powerReason'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { votingText } from './votingWords.ts'

type NameOf = (address: Address) => string

/** Reason why the account can or cannot vote now. */
export const currentReasonText = (reason: PowerReason, nameOf: NameOf): string => {
  if (reason.kind === 'delegatedAway') return votingText('reason.delegatedAway', { whom: nameOf(reason.to) })
  return votingText(reason.kind === 'counts' ? 'reason.countsNow' : `reason.${reason.kind}`)
}

/** Reason why the account can or cannot vote on a proposal. */
export function proposalReasonText(reason: PowerOnProposal, startBlock: number, nameOf: NameOf): string {
  switch (reason.kind) {
    case 'counts':
      return votingText('reason.counts')
    case 'notYet':
      return votingText('reason.notYet', { block: numberText(startBlock) })
    case 'delegatedLate':
    case 'receivedLate':
      return reason.blocks === null
        ? votingText('reason.late')
        : votingText(`reason.${reason.kind}`, { count: reason.blocks })
    default:
      return currentReasonText(reason, nameOf)
  }
}
