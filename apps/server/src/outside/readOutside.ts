import { lookup } from 'node:dns/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { isIP, type LookupFunction } from 'node:net'
import type { ByteHold } from '../platform/byteBudget.ts'
import { turnstile } from '../platform/turnstile.ts'
import { outbound, type Outbound, type OutboundRequest } from '../platform/outbound.ts'
import { checkedHop } from './outsideUrl.ts'
import { isPublicAddress } from './publicAddress.ts'

/** How names become addresses and how a connection is made. Tests bring their own; no setting replaces them. */
export type Doors = {
  resolve: (host: string) => Promise<readonly string[]>
  /** `address` was checked; it is what must be dialled, whatever the name says by then. */
  dial: (request: OutboundRequest, address: string) => Promise<Outbound>
}

export type ReadRule = { accept: string; maxBytes: number; trusted: ReadonlySet<string> }
export type Read =
  | { ok: true; body: Buffer; type: string }
  | { ok: false; why: 'dead' | 'tooLarge' | 'notFound' | 'busy' }

const MOST_REDIRECTS = 3
const TIMEOUT_MS = 8000
/** Less than after which a dead host is answered, so that its name shows nothing by the time it takes. */
const LOOKUP_MS = 2500
/** The system looks names up in the few threads that also read files: they are never all kept waiting. */
const LOOKUPS = { atOnce: 2, waiting: 64 }

/** Reads one address of another host, through its redirects. A private host is refused exactly as a dead one is. */
export async function readOutside(doors: Doors, start: URL, rule: ReadRule, hold: ByteHold): Promise<Read> {
  let url = start
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const address = await addressOf(doors, url, rule.trusted)
    if (address === null) return { ok: false, why: 'dead' }
    const sent = await doors.dial(requestFor(url, rule, hold), address)
    if (!sent.ok) return { ok: false, why: whyOf(sent.failure.kind) }
    const { status, headers, body } = sent.answer
    if (status === 200) return { ok: true, body, type: headers['content-type'] ?? '' }
    const target = status >= 300 && status < 400 ? URL.parse(headers.location ?? '', url.href) : null
    const next = target === null ? null : checkedHop(target, rule.trusted)
    if (next === null) return { ok: false, why: 'notFound' }
    if (!next.ok) return { ok: false, why: 'dead' }
    url = next.url
  }
  return { ok: false, why: 'notFound' }
}

/** One address to dial; null when there is none or when any of them is not public: a name that mixes both is an attack. */
export async function addressOf(doors: Doors, url: URL, trusted: ReadonlySet<string>): Promise<string | null> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) > 0 ? [host] : await resolved(doors, host)
  const [first] = addresses
  if (first === undefined) return null
  return trusted.has(url.host) || addresses.every(isPublicAddress) ? first : null
}

async function resolved(doors: Doors, host: string): Promise<readonly string[]> {
  const nobody: readonly string[] = []
  const late = new AbortController()
  const tooLate = sleep(LOOKUP_MS, nobody, { signal: late.signal }).catch(() => nobody)
  const found = await Promise.race([doors.resolve(host).catch(() => nobody), tooLate])
  late.abort()
  return found
}

const requestFor = (url: URL, { accept, maxBytes }: ReadRule, hold: ByteHold): OutboundRequest => ({
  url,
  method: 'GET',
  headers: { accept, 'user-agent': 'musi' },
  maxBytes,
  timeoutMs: TIMEOUT_MS,
  hold,
})

function whyOf(kind: string) {
  return kind === 'tooLarge' ? 'tooLarge' : kind === 'busy' ? 'busy' : 'dead'
}

const lookups = turnstile(LOOKUPS.atOnce, LOOKUPS.waiting)

export const systemDoors: Doors = {
  async resolve(host) {
    const leave = await lookups.enter()
    if (leave === null) return []
    const found = await lookup(host, { all: true }).finally(leave)
    return found.map(({ address }) => address)
  },
  dial: (request, address) => outbound({ ...request, lookup: pinned(address) }),
}

/** The connection asks for an address again; it is given the one that was checked (no rebinding). */
function pinned(address: string): LookupFunction {
  const family = isIP(address)
  return (_host, options, done) => {
    if (options.all === true) done(null, [{ address, family }])
    else done(null, address, family)
  }
}
