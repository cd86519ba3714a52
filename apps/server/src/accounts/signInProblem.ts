import type { SignInRefusalCode } from '@musi/api/session'
import type { SignInTerms } from '@musi/domain/signIn/signInText'
import type { Site } from './cookies.ts'

/** Tolerance for the difference between the clocks of browser and server. */
const LEEWAY_SECONDS = 60
const LONGEST_SECONDS = 900

type Here = { site: Site; chainId: number; nowSeconds: number }

/** Reason to refuse a sign-in text before its signature is checked; null if there is none. */
export function signInProblem(
  terms: SignInTerms | null,
  { site, chainId, nowSeconds }: Here,
): SignInRefusalCode | null {
  if (terms === null) return 'badMessage'
  const { domain, uri, issuedAtSeconds, endsAtSeconds, notBeforeSeconds } = terms
  if (domain !== site.host || uri !== site.origin) return 'otherDomain'
  if (terms.chainId !== chainId) return 'otherChain'
  if (endsAtSeconds <= issuedAtSeconds || endsAtSeconds - issuedAtSeconds > LONGEST_SECONDS) return 'badMessage'
  if (issuedAtSeconds > nowSeconds + LEEWAY_SECONDS) return 'notYet'
  if (notBeforeSeconds !== null && notBeforeSeconds > nowSeconds) return 'notYet'
  return endsAtSeconds < nowSeconds ? 'expired' : null
}
