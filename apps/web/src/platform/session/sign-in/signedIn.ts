import { SESSION_PATH, SIGN_OUT_PATH } from '@musi/api/paths'
import { Session } from '@musi/api/session'
import { type Address, parseAddress } from '@musi/domain/address'
import { orNull, text } from '@musi/domain/untrusted'
import type * as v from 'valibot'
import { ask } from '#platform/page/http/ask.ts'
import { readValue } from '#platform/page/http/readAnswer.ts'
import { stored } from '#platform/page/storage/stored.ts'
import { visitValue } from '#platform/page/visit/visitValue.ts'
import { SIGNED_IN_KEY } from './signedInKey.ts'

/** `unknown`: our server was not asked yet, or did not answer. */
export type SignedIn =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'as'; readonly account: Address }

const value = visitValue((): SignedIn => ({ kind: 'unknown' }))

/** The account the server has this browser signed in as. The proof is an HttpOnly cookie (spec: sign-in.daily). */
export const signedIn = value

/** Stored between visits, because scripts cannot read the cookie. */
const remembered = stored<{ account: string | null }>(
  { key: SIGNED_IN_KEY, version: 1, defaults: { account: null }, readers: { account: orNull(text) } },
  () => localStorage,
)

/** The account that may be signed in, from this visit or an earlier one. */
export const rememberedAccount = (): Address | null => parseAddress(remembered.get().account ?? '')

export const readSession = (value: unknown) => readValue(Session, value)

/** Stores the server's answer about who is signed in. */
export function noteSession({ session }: v.InferOutput<typeof Session>): SignedIn {
  const account = session?.account ?? null
  const next: SignedIn = account === null ? { kind: 'nobody' } : { kind: 'as', account }
  value.set(next)
  remembered.set({ account })
  return next
}

/** Asks our server who is signed in, without a signature. If it does not answer, the known state stays. */
export async function readSignedIn(): Promise<SignedIn> {
  const result = await ask(SESSION_PATH, readSession)
  return result.ok ? noteSession(result.value) : value.get()
}

/** Signs out, because the wallet switched accounts or disconnected (spec: sign-in.ended). */
export async function endSignIn(): Promise<void> {
  value.set({ kind: 'nobody' })
  // A failed sign-out is repeated at the next visit; until then the cookie is only valid for the account that left.
  const result = await ask(SIGN_OUT_PATH, () => true, { method: 'POST' })
  if (result.ok) remembered.set({ account: null })
}
