import type { IncomingMessage } from 'node:http'
import { RPC_PATH } from '@musi/api/rpc'
import { problemAnswer } from './problemAnswer.ts'

const EXTENSION = /^(chrome-extension|moz-extension|safari-web-extension):\/\/[\w-]+$/
/** Everything but the app's own files: what a foreign page must not even read. */
const ENDPOINT = /^\/((rpc|heads|config|health|analytics|errors|outside\/[a-z]+)(\?|$)|(claims|lists|logos)\/)/

/** An extension's own page or worker, which is how a wallet's calls of our /rpc look. */
export const isExtension = (origin: string | undefined): origin is string =>
  origin !== undefined && EXTENSION.test(origin)

/** Null when the request may pass. A Host or an Origin that is not ours means DNS rebinding or a foreign page. */
export function refusal(request: IncomingMessage, origins: readonly string[]): Response | null {
  const { host, origin } = request.headers
  const path = request.url ?? '/'
  if (!path.startsWith('/')) return problemAnswer(400, 'badRequest', 'The request must name a path of this server.')
  if (host === undefined || !hostsOf(origins).includes(host.toLowerCase()))
    return problemAnswer(
      421,
      'foreignHost',
      `This server does not answer for the host that was asked. Open ${origins.join(' or ')}, or add the host to MUSI_PUBLIC_ORIGIN.`,
    )
  if (origin !== undefined && !origins.includes(origin) && !(isRpc(path) && isExtension(origin)))
    return problemAnswer(
      403,
      'foreignOrigin',
      origin === 'null'
        ? 'This server does not answer pages that hide where they come from. Open the app itself.'
        : 'This server does not answer pages of other sites. Open the app itself.',
    )
  const site = request.headers['sec-fetch-site']
  const isForeign = site === 'cross-site' || site === 'same-site'
  if (isForeign && ENDPOINT.test(path) && !isExtension(origin))
    return problemAnswer(403, 'foreignSite', 'This server does not answer pages of other sites. Open the app itself.')
  return null
}

const known = new WeakMap<readonly string[], readonly string[]>()

/** Parsing them for each request would cost more than some of the answers. */
function hostsOf(origins: readonly string[]): readonly string[] {
  const hosts = known.get(origins) ?? origins.map((each) => new URL(each).host)
  known.set(origins, hosts)
  return hosts
}

const isRpc = (path: string) => path === RPC_PATH || path.startsWith(`${RPC_PATH}?`)
