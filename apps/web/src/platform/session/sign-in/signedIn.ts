import { SESSION_PATH, SIGN_OUT_PATH } from '@musi/api/paths'
import { type Address, parseAddress } from '@musi/domain/address'
import { fields, fromJson, orNull, text, seconds } from '@musi/domain/untrusted'
import { stored } from '#platform/page/storage/stored.ts'
import { visitValue } from '#platform/page/visit/visitValue.ts'
import { SIGNED_IN_KEY } from './signedInKey.ts'

const TIMEOUT_MS = 8000

/** `unknown`: our server has not been asked yet, or did not answer. */
export type SignedIn =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'as'; readonly account: Address }

const value = visitValue((): SignedIn => ({ kind: 'unknown' }))

/** Who our server takes this browser for. The proof itself is a cookie that no script can read (spec: sign-in.daily). */
export const signedIn = value

/** For other visits: the cookie cannot be read, and nothing else says that there may be one. */
const remembered = stored<{ account: string | null }>(
  { key: SIGNED_IN_KEY, version: 1, defaults: { account: null }, readers: { account: orNull(text) } },
  () => localStorage,
)

/** Whom our server may take this browser for, in this visit or since an earlier one. */
export const rememberedAccount = (): Address | null => parseAddress(remembered.get().account ?? '')

const readSession = fields({ session: orNull(fields({ account: text, endsAtSeconds: seconds })) })

/** What an answer of the server says about it. */
export function noteSession(answerText: string): SignedIn {
  const session = fromJson(answerText, readSession)?.session
  const account = parseAddress(session?.account ?? '')
  const next: SignedIn =
    session === undefined ? { kind: 'unknown' } : account ? { kind: 'as', account } : { kind: 'nobody' }
  value.set(next)
  if (next.kind !== 'unknown') remembered.set({ account: next.kind === 'as' ? next.account : null })
  return next
}

/** Asks our server. Nothing is signed for it. */
export async function readSignedIn(): Promise<SignedIn> {
  try {
    const answer = await fetch(SESSION_PATH, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (answer.ok) return noteSession(await answer.text())
  } catch {
    // Nobody answers: what was known stays.
  }
  return value.get()
}

/** The wallet shows another account, or none any more: nobody is signed in (spec: sign-in.ended). */
export async function endSignIn(): Promise<void> {
  value.set({ kind: 'nobody' })
  // What does not arrive is sent again with the next visit; until then the cookie is good for the account that left alone.
  const hasEnded = await fetch(SIGN_OUT_PATH, { method: 'POST', signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (hasEnded) remembered.set({ account: null })
}
