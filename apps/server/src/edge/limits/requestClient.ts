import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6, type Socket } from 'node:net'

export type RequestClient = (request: IncomingMessage) => string

/**
 * Identifies a client: the peer address, or the one named by the proxies in front. Each proxy appends its peer to
 * X-Forwarded-For, so with `trustedProxies` of them the client is that far from the right; entries further left can be
 * forged.
 */
export function requestClient(trustedProxies: number): RequestClient {
  const byLine = new WeakMap<Socket, string>()
  const ofLine = (line: Socket): string => {
    const client = byLine.get(line) ?? clientOf(line.remoteAddress)
    byLine.set(line, client)
    return client
  }
  if (trustedProxies === 0) return ({ socket }) => ofLine(socket)
  return ({ headers, socket }) => {
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',')
    const named = forwarded.split(',').at(-trustedProxies)?.trim() ?? ''
    return isIP(named) > 0 ? clientOf(named) : ofLine(socket)
  }
}

/** One household has one IPv4 address but a whole /64 of IPv6 ones. */
export function clientOf(address: string | undefined): string {
  if (address === undefined) return 'unknown'
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length)
  return [...groups, ...Array.from({ length: missing }, () => '0')]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
