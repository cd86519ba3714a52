import { parseAddress } from '@musi/domain/address'
import type { Block } from '#platform/heads/headHub.ts'
import type { Peers, TaskHolder } from '#platform/peers/peers.ts'
import { readJson } from '#platform/readJson.ts'
import type { FundsOwner } from '../bidderFunds.ts'

/**
 * A scan as reported by the server that did it. Its judgements are in the database that all servers
 * share.
 */
export type SharedScan = {
  block: Block
  /** Hash of the block that was scanned before; null at the first scan. */
  after: string | null
  /** True if orders were judged. */
  hasChanged: boolean
  /** Bidders whose funds may have changed; null if it may be anybody. */
  funds: readonly FundsOwner[] | null
}

/** Name of the task of scanning for all servers, and of its messages. */
const TASK = 'orders'
/** Longer than a scan with a few changes takes. After this time, a server scans by itself. */
const WAIT_MS = 700
/** More bidders would not fit into a message. */
const MAX_FUNDS = 60

/** Scans of blocks shared among servers: one server does them (spec: market.watched-once). */
export type SharedScans = {
  take: () => Promise<TaskHolder>
  tell: (scan: SharedScan) => void
  /** The scan of this block by another server; null if none is reported in time. */
  wait: (head: Block) => Promise<SharedScan | null>
}

export function sharedScans(peers: Pick<Peers, 'tell' | 'listen' | 'take'>): SharedScans {
  let latest: SharedScan | null = null
  let arrival = Promise.withResolvers<void>()
  peers.listen(TASK, (message) => {
    const scan = readScan(message)
    if (scan === null) return
    latest = scan
    arrival.resolve()
    arrival = Promise.withResolvers()
  })
  return {
    take: () => peers.take(TASK),
    tell: ({ funds, ...scan }) =>
      peers.tell(TASK, JSON.stringify({ ...scan, funds: funds !== null && funds.length <= MAX_FUNDS ? funds : null })),
    async wait(head) {
      const scanOfHead = () => (latest?.block.hash === head.hash ? latest : null)
      const timeout = Promise.withResolvers<'late'>()
      const timer = setTimeout(() => timeout.resolve('late'), WAIT_MS)
      let isLate = false
      while (scanOfHead() === null && !isLate)
        isLate = (await Promise.race([arrival.promise, timeout.promise])) === 'late'
      clearTimeout(timer)
      return scanOfHead()
    },
  }
}

/** Reads the message of a scan; null if another version of this program sent it in another format. */
function readScan(message: string): SharedScan | null {
  const read = readJson(message)
  if (!read.ok || typeof read.value !== 'object' || read.value === null) return null
  const { block, after, hasChanged, funds } = read.value as Partial<SharedScan>
  const isBlock =
    typeof block?.number === 'number' && typeof block.hash === 'string' && typeof block.timeSeconds === 'number'
  if (!isBlock || typeof hasChanged !== 'boolean' || !(after === null || typeof after === 'string')) return null
  return { block, after, hasChanged, funds: readFunds(funds) }
}

function readFunds(value: unknown): FundsOwner[] | null {
  if (!Array.isArray(value)) return null
  const owners = (value as readonly Partial<Record<string, unknown>>[]).map((each) => {
    const bidder = typeof each?.['bidder'] === 'string' ? parseAddress(each['bidder']) : null
    const token = typeof each?.['token'] === 'string' ? parseAddress(each['token']) : null
    return bidder === null || token === null ? null : { bidder, token }
  })
  return owners.every((owner) => owner !== null) ? owners : null
}
