import { hash } from 'node:crypto'
import type { Call } from './call.ts'

/** `forMs`: the answer is shared for this time, if the head stays. */
export type SharedCall = { key: string; forMs: number }

/**
 * Pages ask it as a pulse and want to know within seconds that the node is away, though the head stays
 * (spec: heads.pulse).
 */
const BLOCK_NUMBER: SharedCall = { key: 'eth_blockNumber', forMs: 500 }

const FIELDS = new Set(['to', 'data', 'input'])

/**
 * The key by which all pages get the same answer to a call until the next head; null if each sender is answered by the
 * node itself.
 *
 * Shared are calls for what a page shows of a block: code that runs at `latest` on nobody's behalf. A call with a sender, a value,
 * gas or overrides rehearses what a person is about to sign. `eth_getTransactionCount`, `eth_getBalance`,
 * `eth_getCode`, the prices of gas and everything `pending` go into what is signed: an old nonce would replace a
 * waiting transaction, and an old balance or code would foretell it wrongly. Wallets ask these rarely, so sharing them
 * would save nothing.
 */
export function sharedCall({ method, params }: Call): SharedCall | null {
  if (!Array.isArray(params)) return null
  const [call, block, ...others] = params as readonly unknown[]
  if (method === 'eth_blockNumber') return params.length === 0 ? BLOCK_NUMBER : null
  if (method !== 'eth_call' || block !== 'latest' || others.length > 0) return null
  if (typeof call !== 'object' || call === null || !Object.keys(call).every((field) => FIELDS.has(field))) return null
  return { key: hash('sha256', JSON.stringify(call), 'base64url'), forMs: Number.POSITIVE_INFINITY }
}

/** The selectors of Multicall3 whose answers begin with the number of the block that they are of. */
const NAMES_ITS_BLOCK = /^0x(399542e9|252dba42|c3077fa9)/i

/**
 * The block that an answer says it is of; null if it does not say so. Behind one address there may be nodes that have
 * not seen the newest head yet.
 */
export function blockOfAnswer({ method, params }: Call, result: unknown): number | null {
  if (typeof result !== 'string') return null
  if (method === 'eth_blockNumber') return Number(result)
  const [call] = params as readonly [{ data?: unknown; input?: unknown }]
  const data = call.data ?? call.input
  return typeof data === 'string' && NAMES_ITS_BLOCK.test(data) ? Number(result.slice(0, 66)) : null
}
