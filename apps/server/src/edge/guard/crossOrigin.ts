import { isExtension } from '@musi/domain/url/requestHeaders'
import type { Answer, AnswerHeaders } from '../http/answer.ts'
import type { Audience } from '../http/route.ts'
import type { Method } from '../http/servedRequest.ts'

const NO_HEADERS: AnswerHeaders = {}
const EVERYBODY: AnswerHeaders = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }

/** CORS headers: extensions may read answers for wallets, and any origin may read answers for `anyOrigin`. */
export function crossOriginHeaders(audience: Audience, origin: string | undefined): AnswerHeaders {
  if (audience === 'anyOrigin') return EVERYBODY
  if (audience === 'wallets' && isExtension(origin)) return { 'access-control-allow-origin': origin, vary: 'Origin' }
  return NO_HEADERS
}

/** Answers the CORS preflight of a script from another origin. Null if no such script is allowed. */
export function preflight(audience: Audience, methods: readonly Method[]): Answer | null {
  if (audience !== 'wallets' && audience !== 'anyOrigin') return null
  const headers = {
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers': 'content-type',
    'access-control-allow-private-network': 'true',
    'access-control-max-age': '600',
  }
  return { status: 204, headers, body: null }
}
