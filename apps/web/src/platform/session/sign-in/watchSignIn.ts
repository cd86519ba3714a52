import type { Address } from '@musi/domain/address'
import { perVisit, visitEnd } from '#platform/page/visit/visit.ts'
import { wallet } from '../wallet/wallet.ts'
import { endSignIn, rememberedAccount, signedIn } from './signedIn.ts'

/** The account that may be signed in, from this visit or an earlier one. */
function findSignedInAccount(): Address | null {
  const answer = signedIn.get()
  if (answer.kind === 'unknown') return rememberedAccount()
  return answer.kind === 'as' ? answer.account : null
}

/** Signs out when the wallet switches accounts or disconnects, on any page (spec: sign-in.ended). */
export const watchSignIn = perVisit(() => {
  let hadAccount = false
  function check(): void {
    const now = wallet().current()
    const account = now.status === 'connected' || now.status === 'wrongNetwork' ? now.account : null
    hadAccount ||= account !== null
    // A wallet that was not connected before has not left.
    const hasLeft = account === null && hadAccount && now.status === 'disconnected'
    const signedInAccount = findSignedInAccount()
    if (signedInAccount !== null && (hasLeft || (account !== null && account !== signedInAccount))) void endSignIn()
  }
  for (const { subscribe } of [wallet(), signedIn]) visitEnd().addEventListener('abort', subscribe(check))
  check()
})
