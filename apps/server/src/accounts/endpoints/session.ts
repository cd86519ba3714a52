import { type SignInRefusalCode, type Session, SignIn, type SignInNonce } from '@musi/api/session'
import { readSignIn } from '@musi/domain/signIn/signInText'
import type { Kysely } from 'kysely'
import type { ServiceNeeds } from '#history/serviceNeeds.ts'
import { type SealTables, sealKey } from '#platform/database/sealKey.ts'
import { type Answer, jsonAnswer } from '#edge/http/answer.ts'
import { awayAnswer, problemAnswer } from '#edge/http/problemAnswer.ts'
import type { Endpoint } from '#edge/http/route.ts'
import type { ServedRequest } from '#edge/http/servedRequest.ts'
import { nowSeconds } from '#platform/clock.ts'
import { upstreamForClient } from '#platform/rpc/upstreamForClient.ts'
import { cookieIn, cookieText, siteOf } from '../cookies.ts'
import { beginSession, endSession, issueNonce, sessionOf, useNonce } from '../sessionStore.ts'
import type { SessionTables } from '../sessionTables.ts'
import { signInProblem } from '../signInProblem.ts'
import { isSignatureValid } from '../isSignatureValid.ts'
import { requestJson } from '#edge/http/requestJson.ts'

/** Dependencies of `signedIn`. */
export type SignedInNeeds = Pick<ServiceNeeds, 'database' | 'clock'> & {
  /** Origins the app is served from; null on loopback, where the port tells origins apart. */
  publicOrigins: readonly string[] | null
}
type Needs = SignedInNeeds & Pick<ServiceNeeds, 'upstream'> & { chainId: number }

/** One sealing key per database in this process. */
const sealKeys = new WeakMap<Kysely<SealTables>, Buffer>()
async function signInKey(db: Kysely<SealTables>): Promise<Buffer> {
  const sealed = sealKeys.get(db) ?? (await sealKey(db, 'sign-in'))
  sealKeys.set(db, sealed)
  return sealed
}

/** GET /api/session: the signed-in account. POST: signs in. */
export const session = (needs: Needs): Endpoint => {
  const reads = readSession(needs)
  const signsIn = signIn(needs)
  return (request) => (request.method === 'POST' ? signsIn(request) : reads(request))
}

const readSession =
  ({ database, clock, publicOrigins }: Needs): Endpoint =>
  async (request) => {
    const db = await database.tables<SessionTables>()
    if (db === null) return awayAnswer()
    return sessionAnswer({
      session: await sessionOf(db, cookieIn(request, 'session', publicOrigins), nowSeconds(clock)),
    })
  }

/** POST /api/session/nonce: a nonce for one sign-in, bound to this browser. */
export const signInNonce =
  ({ database, clock, publicOrigins }: Needs): Endpoint =>
  async (request) => {
    const site = siteOf(request)
    if (site === null) return noSite()
    const db = await database.tables<SealTables>()
    if (db === null) return awayAnswer()
    const issued = issueNonce(await signInKey(db), cookieIn(request, 'browser', publicOrigins), nowSeconds(clock))
    const { nonce, issuedAtSeconds, endsAtSeconds, browser, browserSeconds } = issued
    const answer: SignInNonce = { nonce, issuedAtSeconds, endsAtSeconds }
    return jsonAnswer(200, JSON.stringify(answer), {
      'set-cookie': cookieText(site, 'browser', browser, browserSeconds),
    })
  }

/** Turns a signed text into a cookie valid for a day (spec: sign-in.once). */
const signIn =
  ({ database, upstream, clock, chainId, publicOrigins }: Needs): Endpoint =>
  async (request) => {
    const body = await requestJson(request, SignIn)
    if (!body.ok) return body.answer
    const site = siteOf(request)
    if (site === null) return noSite()
    const db = await database.tables<SessionTables & SealTables>()
    if (db === null) return awayAnswer()
    const { message, signature } = body.value
    const now = nowSeconds(clock)
    const terms = readSignIn(message)
    const problem = signInProblem(terms, { site, chainId, nowSeconds: now })
    if (problem !== null || terms === null) return refused(problem ?? 'badMessage')
    const browser = cookieIn(request, 'browser', publicOrigins)
    // The nonce is consumed before the signature is checked, so each nonce allows one guess.
    const { nonce } = terms
    if (browser === null || !(await useNonce(db, { nonce, browser }, await signInKey(db), now)))
      return refused('badNonce')
    const holds = await isSignatureValid(
      upstreamForClient(upstream, request.client),
      terms.account,
      message,
      signature as `0x${string}`,
    )
    if (holds !== true) return refused(holds === null ? 'chainAway' : 'badSignature')
    const { token, tokenSeconds, endsAtSeconds } = await beginSession(db, terms.account, now)
    return sessionAnswer(
      { session: { account: terms.account, endsAtSeconds } },
      { 'set-cookie': cookieText(site, 'session', token, tokenSeconds) },
    )
  }

/** POST /api/session/end: signs out, in the browser and in the database. */
export const signOut =
  ({ database, publicOrigins }: Needs): Endpoint =>
  async (request) => {
    const site = siteOf(request)
    if (site === null) return noSite()
    const db = await database.tables<SessionTables>()
    if (db === null) return awayAnswer()
    const token = cookieIn(request, 'session', publicOrigins)
    if (token !== null) await endSession(db, token)
    return sessionAnswer({ session: null }, { 'set-cookie': cookieText(site, 'session', '', 0) })
  }

/** Finds the account that is signed in with a request, for endpoints that need one. */
export async function signedIn(
  { database, clock, publicOrigins }: SignedInNeeds,
  request: ServedRequest,
): Promise<{ account: `0x${string}` } | Answer> {
  // Browsers send an Origin header with changes, but not with same-origin reads.
  const isChange = request.method !== 'GET' && request.method !== 'HEAD'
  if (isChange && siteOf(request) === null) return noSite()
  const db = await database.tables<SessionTables>()
  if (db === null) return awayAnswer()
  const session = await sessionOf(db, cookieIn(request, 'session', publicOrigins), nowSeconds(clock))
  return session ?? problemAnswer(401, 'notSignedIn', 'Nobody is signed in here. Sign in with your wallet first.')
}

const sessionAnswer = (session: Session, headers = {}): Answer => jsonAnswer(200, JSON.stringify(session), headers)

const REFUSALS: Readonly<Record<SignInRefusalCode, string>> = {
  badMessage: 'This is not the text that is signed to sign in here.',
  otherDomain: 'The text that was signed is for another site.',
  otherChain: 'The text that was signed is for another chain.',
  badNonce: 'This sign-in was used already, or began in another browser. Sign in again.',
  expired: 'This sign-in took too long. Sign in again.',
  notYet: 'The text that was signed is not valid yet. Check the clock of your device.',
  badSignature: 'The signature is not that of the account.',
  chainAway: 'The chain cannot be asked at the moment whether the signature is valid. Try again.',
}

const refused = (code: SignInRefusalCode): Answer =>
  problemAnswer(code === 'chainAway' ? 503 : 401, code, REFUSALS[code])

const noSite = () => problemAnswer(403, 'foreignOrigin', 'This is answered for a page of this server only.')
