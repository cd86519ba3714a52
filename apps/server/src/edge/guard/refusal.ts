import type { IncomingMessage } from 'node:http'
import { hostCount, isExtension } from '@musi/domain/url/requestHeaders'
import type { Answer } from '../http/answer.ts'
import { problemAnswer } from '../http/problemAnswer.ts'
import type { Audience } from '../http/route.ts'

/** Returns null if the request may pass. A foreign Host or Origin means DNS rebinding or a foreign page. */
export function refusal(request: IncomingMessage, audience: Audience, origins: readonly string[]): Answer | null {
  const { host, origin } = request.headers
  if (hostCount(request.rawHeaders) > 1)
    return problemAnswer(400, 'badRequest', 'A request names one host, in one header (RFC 9112).')
  // Monitors and load balancers call a server by its address.
  if (audience !== 'monitors' && (host === undefined || !hostsOf(origins).includes(host.toLowerCase())))
    return problemAnswer(
      421,
      'foreignHost',
      `This server does not answer for the host that was asked. Open ${origins.join(' or ')}, or add the host to MUSI_PUBLIC_ORIGIN.`,
    )
  if (audience === 'anyOrigin') return null
  const isWallet = audience === 'wallets' && isExtension(origin)
  if (origin !== undefined && !origins.includes(origin) && !isWallet)
    return problemAnswer(
      403,
      'foreignOrigin',
      origin === 'null'
        ? 'This server does not answer pages that hide where they come from. Open the app itself.'
        : 'This server does not answer pages of other sites. Open the app itself.',
    )
  if (audience === 'visitors' || isWallet) return null
  const site = request.headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site')
    return problemAnswer(403, 'foreignSite', 'This server does not answer pages of other sites. Open the app itself.')
  if (audience === 'page' && site !== 'same-origin')
    return problemAnswer(
      403,
      'foreignSite',
      'This is answered for the app itself only, not for other pages or programs.',
    )
  return null
}

const known = new WeakMap<readonly string[], readonly string[]>()

/** Cached, because parsing them for each request would cost more than some answers. */
function hostsOf(origins: readonly string[]): readonly string[] {
  const hosts = known.get(origins) ?? origins.map((each) => new URL(each).host)
  known.set(origins, hosts)
  return hosts
}
