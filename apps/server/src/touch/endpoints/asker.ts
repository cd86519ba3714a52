import { randomBytes } from 'node:crypto'
import { cookieIn, cookieText, siteOf } from '#accounts/cookies.ts'
import type { ServedRequest } from '#edge/http/servedRequest.ts'
import type { Asker } from '../touchService.ts'

export type BrowserNeeds = { publicOrigins: readonly string[] | null }

const YEAR_SECONDS = 365 * 86_400

/** The client and browser of a request. A browser without a cookie gets one with the answer. */
export function askerOf(
  request: ServedRequest,
  { publicOrigins }: BrowserNeeds,
): { asker: Asker; headers: Readonly<Record<string, string>> } {
  const known = cookieIn(request, 'listener', publicOrigins)
  if (known !== null) return { asker: { client: request.client, browser: known }, headers: {} }
  const browser = randomBytes(32).toString('base64url')
  const site = siteOf(request)
  const headers = site === null ? {} : { 'set-cookie': cookieText(site, 'listener', browser, YEAR_SECONDS) }
  // A browser that never keeps the cookie is limited by its network.
  return { asker: { client: request.client, browser }, headers }
}
