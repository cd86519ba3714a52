import { lookup } from 'node:dns/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { isIP, type LookupFunction } from 'node:net'
import type { ByteHold } from '#platform/byteBudget.ts'
import { turnstile } from '#platform/turnstile.ts'
import { outbound, type Outbound, type OutboundRequest } from '#platform/outbound.ts'
import { checkedHop } from './outsideUrl.ts'
import { isPublicAddress } from './publicAddress.ts'

/** Name resolution and dialling. Only tests replace them; no setting does. */
export type Network = {
  resolve: (host: string) => Promise<readonly string[]>
  /** `address` was checked and must be the one dialled, whatever the name resolves to later. */
  dial: (request: OutboundRequest, address: string) => Promise<Outbound>
}

export type ReadRule = { accept: string; maxBytes: number; trusted: ReadonlySet<string> }
export type Read =
  | { ok: true; body: Buffer; type: string }
  | { ok: false; reason: 'dead' | 'tooLarge' | 'notFound' | 'busy' }

const MAX_REDIRECTS = 3
const TIMEOUT_MS = 8000
/** Below the time at which dead hosts are answered, so that the lookup time reveals nothing. */
const LOOKUP_MS = 2500
/** Lookups share a few system threads with file reads, so they must never occupy all of them. */
const LOOKUPS = { atOnce: 2, waiting: 64 }

/** Reads one address of another host, through its redirects. A private host is refused exactly as a dead one is. */
export async function readOutside(network: Network, start: URL, rule: ReadRule, hold: ByteHold): Promise<Read> {
  let url = start
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const address = await addressOf(network, url, rule.trusted)
    if (address === null) return { ok: false, reason: 'dead' }
    const outcome = await network.dial(requestFor(url, rule, hold), address)
    if (!outcome.ok) return { ok: false, reason: reasonOf(outcome.failure.kind) }
    const { status, headers, body } = outcome.answer
    if (status === 200) return { ok: true, body, type: headers['content-type'] ?? '' }
    const target = status >= 300 && status < 400 ? URL.parse(headers.location ?? '', url.href) : null
    const next = target === null ? null : checkedHop(target, rule.trusted)
    if (next === null) return { ok: false, reason: 'notFound' }
    if (!next.ok) return { ok: false, reason: 'dead' }
    url = next.url
  }
  return { ok: false, reason: 'notFound' }
}

/**
 * One address to dial; null if there is none, or any of them is private, because a name that mixes
 * both is an attack.
 */
export async function addressOf(network: Network, url: URL, trusted: ReadonlySet<string>): Promise<string | null> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) > 0 ? [host] : await resolveHost(network, host)
  const [first] = addresses
  if (first === undefined) return null
  return trusted.has(url.host) || addresses.every(isPublicAddress) ? first : null
}

async function resolveHost(network: Network, host: string): Promise<readonly string[]> {
  const noAddresses: readonly string[] = []
  const lookupAbort = new AbortController()
  const timeout = sleep(LOOKUP_MS, noAddresses, { signal: lookupAbort.signal }).catch(() => noAddresses)
  const resolvedAddresses = await Promise.race([network.resolve(host).catch(() => noAddresses), timeout])
  lookupAbort.abort()
  return resolvedAddresses
}

const requestFor = (url: URL, { accept, maxBytes }: ReadRule, hold: ByteHold): OutboundRequest => ({
  url,
  method: 'GET',
  headers: { accept, 'user-agent': 'musi' },
  maxBytes,
  timeoutMs: TIMEOUT_MS,
  hold,
})

function reasonOf(kind: string) {
  return kind === 'tooLarge' ? 'tooLarge' : kind === 'busy' ? 'busy' : 'dead'
}

const lookups = turnstile(LOOKUPS.atOnce, LOOKUPS.waiting)

export const systemNetwork: Network = {
  async resolve(host) {
    const leave = await lookups.enter()
    if (leave === null) return []
    const entries = await lookup(host, { all: true }).finally(leave)
    return entries.map(({ address }) => address)
  },
  dial: (request, address) => outbound({ ...request, lookup: pinned(address) }),
}

/** The connection looks up the name again; this returns the address that was checked (no rebinding). */
function pinned(address: string): LookupFunction {
  const family = isIP(address)
  return (_host, options, done) => {
    if (options.all === true) done(null, [{ address, family }])
    else done(null, address, family)
  }
}
