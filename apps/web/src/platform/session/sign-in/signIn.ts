import { NONCE_PATH, SESSION_PATH } from '@musi/api/paths'
import type { GateRefusal } from '@musi/chain/signingGate/gateRefusal'
import { signInText } from '@musi/domain/signIn/signInText'
import { fields, fromJson, text, seconds } from '@musi/domain/untrusted'
import { config } from '#platform/page/config/config.ts'
import { loadSender } from '../wallet/loadSender.ts'
import { wallet } from '../wallet/wallet.ts'
import { noteSession } from './signedIn.ts'

const TIMEOUT_MS = 15_000

export type SignInAnswer =
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'rejected' | 'notConnected' | 'accountChanged' | 'walletCannot' | 'serverRefused' | 'away' }
  | { readonly kind: 'refused'; readonly refusal: GateRefusal }

const readNonce = fields({ nonce: text, issuedAtSeconds: seconds, endsAtSeconds: seconds })

const post = (path: string, body?: unknown): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })

/** Proves the account to our server, through the signing gate like everything that is signed (spec: signing.sign-in). */
export async function signIn(): Promise<SignInAnswer> {
  const sender = await loadSender()
  if (sender === null) return { kind: 'notConnected' }
  const { from: account, gate } = sender
  try {
    const nonceAnswer = await post(NONCE_PATH)
    const given = nonceAnswer.ok ? fromJson(await nonceAnswer.text(), readNonce) : undefined
    if (given === undefined) return { kind: nonceAnswer.status >= 500 ? 'away' : 'serverRefused' }
    const shown = {
      domain: location.host,
      account,
      uri: location.origin,
      chainId: config().chainId,
      // By the server's clock: that of the page may be wrong.
      ...given,
    }
    const message = signInText({ ...shown, notBeforeSeconds: null })
    const answer = await gate.signIn({ text: message, shown })
    if (answer.kind === 'refused') return answer
    if (answer.kind === 'trouble') return { kind: answer.trouble.kind === 'rejected' ? 'rejected' : 'walletCannot' }
    const now = wallet().current()
    if (now.status !== 'connected' || now.account !== account) return { kind: 'accountChanged' }
    const session = await post(SESSION_PATH, { message, signature: answer.value })
    if (!session.ok) return { kind: session.status >= 500 ? 'away' : 'serverRefused' }
    return noteSession(await session.text()).kind === 'as' ? { kind: 'signedIn' } : { kind: 'serverRefused' }
  } catch {
    return { kind: 'away' }
  }
}
