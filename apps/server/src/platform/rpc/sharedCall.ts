import { hash } from 'node:crypto'
import type { Call } from './call.ts'

/** The answer is shared for `forMs`, or until the next head. */
export type SharedCall = { key: string; forMs: number }

/**
 * Shared only briefly, because pages call it to notice within seconds that the node is unreachable,
 * even if the head stays (spec: heads.pulse).
 */
const BLOCK_NUMBER: SharedCall = { key: 'eth_blockNumber', forMs: 500 }

const FIELDS = new Set(['to', 'data', 'input'])

/**
 * The key under which all pages share the answer to a call until the next head; null if the node
 * must answer each sender. Shared calls only read what a page shows of a block: they run code at
 * `latest` without a sender. A call with a sender, a value, gas or overrides rehearses what a
 * person is about to sign. `eth_getTransactionCount`, `eth_getBalance`, `eth_getCode`, gas prices
 * and everything `pending` affect what is signed: an old nonce would replace a pending transaction,
 * and an old balance or code would predict its result wrongly. Wallets send these rarely, so
 * sharing them would save nothing.
 */
export function sharedCall({ method, params }: Call): SharedCall | null {
  if (!Array.isArray(params)) return null
  const [call, block, ...others] = params as readonly unknown[]
  if (method === 'eth_blockNumber') return params.length === 0 ? BLOCK_NUMBER : null
  if (method !== 'eth_call' || block !== 'latest' || others.length > 0) return null
  if (typeof call !== 'object' || call === null || !Object.keys(call).every((field) => FIELDS.has(field))) return null
  return { key: hash('sha256', JSON.stringify(call), 'base64url'), forMs: Number.POSITIVE_INFINITY }
}

/** Multicall3 selectors whose answers begin with their block number. */
const NAMES_ITS_BLOCK = /^0x(399542e9|252dba42|c3077fa9)/i

/**
 * The block number in an answer; null if there is none. Checked because one address may stand for
 * several nodes, some of which have not seen the newest head.
 */
export function blockOfAnswer({ method, params }: Call, result: unknown): number | null {
  if (typeof result !== 'string') return null
  if (method === 'eth_blockNumber') return Number(result)
  const [call] = params as readonly [{ data?: unknown; input?: unknown }]
  const data = call.data ?? call.input
  return typeof data === 'string' && NAMES_ITS_BLOCK.test(data) ? Number(result.slice(0, 66)) : null
}
