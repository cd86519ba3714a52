import type { IncomingMessage } from 'node:http'
import { hostCount, isExtension } from '@musi/domain/url/requestHeaders'

export type Refusal = { status: number; sentence: string }
type RequestHead = Pick<IncomingMessage, 'headers' | 'rawHeaders' | 'url'>

/** Valid Host headers for this port. */
export const ownHosts = (port: number): readonly string[] =>
  ['127.0.0.1', 'localhost', '[::1]'].map((name) => new URL(`http://${name}:${port}`).host)

/**
 * Returns null if the request may pass. Neither our app nor any other page uses this port, so an Origin other than a wallet extension's is a
 * foreign page, and a foreign Host means DNS rebinding.
 */
export function frontRefusal({ headers, rawHeaders, url }: RequestHead, hosts: readonly string[]): Refusal | null {
  const { host, origin } = headers
  if (hostCount(rawHeaders) > 1) return { status: 400, sentence: 'A request names one host, in one header (RFC 9112).' }
  // An absolute address would name a second host.
  if (url?.startsWith('/') !== true) return { status: 400, sentence: 'A request names a path.' }
  if (host === undefined || !hosts.includes(host.toLowerCase()))
    return {
      status: 421,
      sentence: `The local chain does not answer for the host that was asked, only for ${hosts.join(', ')}.`,
    }
  if (origin !== undefined && !isExtension(origin))
    return { status: 403, sentence: 'The local chain does not answer pages, only programs and wallets.' }
  return null
}
