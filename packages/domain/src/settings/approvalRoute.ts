/** What became of asking for a signature. */
export type Signing = 'notAsked' | 'rejected' | 'failed'

/**
 * How a token that knows permits is approved (spec: approvals.permit-fallback): by a signature, which costs nothing; by a transaction where a
 * smart wallet cannot sign, or signing failed. Nothing when the person rejected it.
 */
export function approvalRoute(isSmartWallet: boolean, signing: Signing): 'permit' | 'transaction' | 'nothing' {
  if (signing === 'rejected') return 'nothing'
  return isSmartWallet || signing === 'failed' ? 'transaction' : 'permit'
}
