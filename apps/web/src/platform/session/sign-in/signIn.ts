import { NONCE_PATH, SESSION_PATH } from '@musi/api/paths'
import { SignInNonce } from '@musi/api/session'
import type { GateRefusal } from '@musi/chain/signingGate/gateRefusal'
import { signInText } from '@musi/domain/signIn/signInText'
import { type Failure, ask, jsonRequest } from '#platform/page/http/ask.ts'
import { readValue } from '#platform/page/http/readAnswer.ts'
import { config } from '#platform/page/config/config.ts'
import { loadSender } from '../wallet/loadSender.ts'
import { wallet } from '../wallet/wallet.ts'
import { noteSession, readSession } from './signedIn.ts'

export type SignInAnswer =
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'rejected' | 'notConnected' | 'accountChanged' | 'walletCannot' | 'serverRefused' | 'away' }
  | { readonly kind: 'refused'; readonly refusal: GateRefusal }

const readNonce = (value: unknown) => readValue(SignInNonce, value)

const failureKind = (failure: Failure): 'away' | 'serverRefused' =>
  failure.kind === 'away' || (failure.kind === 'refused' && failure.status >= 500) ? 'away' : 'serverRefused'

/** Proves the account to our server, through the signing gate like everything that is signed (spec: signing.sign-in). */
export async function signIn(): Promise<SignInAnswer> {
  const sender = await loadSender()
  if (sender === null) return { kind: 'notConnected' }
  const { from: account, gate } = sender
  try {
    const nonce = await ask(NONCE_PATH, readNonce, { method: 'POST' })
    if (!nonce.ok) return { kind: failureKind(nonce.failure) }
    const shown = {
      domain: location.host,
      account,
      uri: location.origin,
      chainId: config().chainId,
      // Times by the server's clock, because the page's clock may be wrong.
      ...nonce.value,
    }
    const message = signInText({ ...shown, notBeforeSeconds: null })
    const answer = await gate.signIn({ text: message, shown })
    if (answer.kind === 'refused') return answer
    if (answer.kind === 'trouble') return { kind: answer.trouble.kind === 'rejected' ? 'rejected' : 'walletCannot' }
    const connection = wallet().current()
    if (connection.status !== 'connected' || connection.account !== account) return { kind: 'accountChanged' }
    const session = await ask(SESSION_PATH, readSession, jsonRequest('POST', { message, signature: answer.value }))
    if (!session.ok) return { kind: failureKind(session.failure) }
    return noteSession(session.value).kind === 'as' ? { kind: 'signedIn' } : { kind: 'serverRefused' }
  } catch {
    return { kind: 'away' }
  }
}
