import type { Address } from '@musi/domain/address'
import { perVisit, visitEnd } from '#platform/page/visit/visit.ts'
import { wallet } from '../wallet/wallet.ts'
import { endSignIn, rememberedAccount, signedIn } from './signedIn.ts'

/** The account that may be signed in, from this visit or an earlier one. */
function findSignedInAccount(): Address | null {
  const who = signedIn.get()
  if (who.kind === 'unknown') return rememberedAccount()
  return who.kind === 'as' ? who.account : null
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
    const who = findSignedInAccount()
    if (who !== null && (hasLeft || (account !== null && account !== who))) void endSignIn()
  }
  for (const { subscribe } of [wallet(), signedIn]) visitEnd().addEventListener('abort', subscribe(check))
  check()
})
