import * as v from 'valibot'
import { address, seconds } from './values.ts'

/**
 * Answer of POST /api/session/nonce: a nonce for one sign-in of this browser, tied to its cookie, and the times for the text by the
 * server's clock.
 */
export const SignInNonce = v.object({
  nonce: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  issuedAtSeconds: seconds,
  endsAtSeconds: seconds,
})
export type SignInNonce = v.InferInput<typeof SignInNonce>

/**
 * Body of POST /api/session: the text of domain/signIn/signInText.ts and its signature (65 bytes, or a smart wallet's
 * format).
 */
export const SignIn = v.object({
  message: v.string(),
  signature: v.pipe(v.string(), v.regex(/^0x(?:[0-9a-fA-F]{2})+$/)),
})
export type SignIn = v.InferInput<typeof SignIn>

/**
 * The answer to a sign-in, and to GET /api/session: the signed-in account and the expiry; null if nobody is signed in.
 * The cookie is HttpOnly.
 */
export const Session = v.object({
  session: v.nullable(v.object({ account: address, endsAtSeconds: seconds })),
})
export type Session = v.InferInput<typeof Session>

/** Error codes of a sign-in, all with status 401 except the last. */
export const SIGN_IN_REFUSALS = [
  /** The text is not the one that this server requests. */
  'badMessage',
  'otherDomain',
  'otherChain',
  /** The nonce is unknown, used already, or from another browser. */
  'badNonce',
  'expired',
  'notYet',
  'badSignature',
  /** 503: the chain, which is needed to check a smart wallet's signature, is unreachable. */
  'chainAway',
] as const
export type SignInRefusalCode = (typeof SIGN_IN_REFUSALS)[number]

export const MAX_SIGN_IN_BYTES = 16_384
