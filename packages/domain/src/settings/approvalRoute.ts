/** Result of requesting a signature. */
export type Signing = 'notAsked' | 'rejected' | 'failed'

/**
 * Approval of a token with permits (spec: approvals.permit-fallback): by a signature; by transaction for a smart wallet or if
 * signing failed; not at all if the user rejected it.
 */
export function approvalRoute(isSmartWallet: boolean, signing: Signing): 'permit' | 'transaction' | 'nothing' {
  if (signing === 'rejected') return 'nothing'
  return isSmartWallet || signing === 'failed' ? 'transaction' : 'permit'
}
