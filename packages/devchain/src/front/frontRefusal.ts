import type { IncomingMessage } from 'node:http'
import { hostCount, isExtension } from '@musi/domain/url/askedBy'

export type Refusal = { status: number; sentence: string }
type RequestHead = Pick<IncomingMessage, 'headers' | 'rawHeaders' | 'url'>

/** The Host headers of those who ask this computer itself at this port. */
export const ownHosts = (port: number): readonly string[] =>
  ['127.0.0.1', 'localhost', '[::1]'].map((name) => new URL(`http://${name}:${port}`).host)

/**
 * Null when the request may pass. No page asks the chain at its own port, the app neither, so any Origin but a wallet's is a foreign
 * page's; and a Host that is not ours means DNS rebinding.
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
