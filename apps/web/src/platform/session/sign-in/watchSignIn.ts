import type { Address } from '@musi/domain/address'
import { perVisit, visitEnd } from '#platform/page/visit/visit.ts'
import { wallet } from '../wallet/wallet.ts'
import { endSignIn, rememberedAccount, signedIn } from './signedIn.ts'

/** The account that may be signed in, as far as this visit or an earlier one knows. */
function whoMayBeSignedIn(): Address | null {
  const who = signedIn.get()
  if (who.kind === 'unknown') return rememberedAccount()
  return who.kind === 'as' ? who.account : null
}

/** Signs out when the wallet switches accounts or disconnects, on any page (spec: sign-in.ended). */
export const watchSignIn = perVisit(() => {
  let wasThere = false
  function look(): void {
    const now = wallet().current()
    const account = now.status === 'connected' || now.status === 'wrongNetwork' ? now.account : null
    wasThere ||= account !== null
    // A wallet that is not there yet has not left.
    const hasLeft = account === null && wasThere && now.status === 'disconnected'
    const who = whoMayBeSignedIn()
    if (who !== null && (hasLeft || (account !== null && account !== who))) void endSignIn()
  }
  for (const { subscribe } of [wallet(), signedIn]) visitEnd().addEventListener('abort', subscribe(look))
  look()
})
