import { refusalText } from '../wallet/gateWords.ts'
import { approvalText } from './approvalWords.ts'
import type { Permit } from './usePermit.ts'

/** Reason why the permit was not signed; empty if it was, or was not requested. */
export function permitFailureText({ failure }: Pick<Permit, 'failure'>): string {
  switch (failure?.kind) {
    case 'rejected':
      return approvalText('sign.rejected')
    case 'accountChanged':
      return approvalText('sign.accountChanged')
    case 'notConnected':
      return approvalText('sign.notConnected')
    case 'refused':
      return refusalText(failure.refusal)
    default:
      return ''
  }
}
