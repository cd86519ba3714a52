import type { Address } from '@musi/domain/address'
import type { PowerReason, PowerThere } from '@musi/domain/governance/powerReason'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { v } from './votingWords.ts'

type NameOf = (address: Address) => string

/** Reason why the account can or cannot vote now. */
export const reasonNow = (reason: PowerReason, nameOf: NameOf): string => {
  if (reason.kind === 'delegatedAway') return v('reason.delegatedAway', { whom: nameOf(reason.to) })
  return v(reason.kind === 'counts' ? 'reason.countsNow' : `reason.${reason.kind}`)
}

/** Reason why the account can or cannot vote on a proposal. */
export function reasonThere(reason: PowerThere, startBlock: number, nameOf: NameOf): string {
  switch (reason.kind) {
    case 'counts':
      return v('reason.counts')
    case 'notYet':
      return v('reason.notYet', { block: numberText(startBlock) })
    case 'delegatedLate':
    case 'receivedLate':
      return reason.blocks === null ? v('reason.late') : v(`reason.${reason.kind}`, { count: reason.blocks })
    default:
      return reasonNow(reason, nameOf)
  }
}
