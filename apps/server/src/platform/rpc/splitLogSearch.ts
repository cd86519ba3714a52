import { hexQuantity } from '@musi/chain/rpc/hexQuantity'
import type { Call, Outcome } from './call.ts'
import { JsonBytes } from './jsonBytes.ts'

/** Few, so that a search takes milliseconds, because the node answers no other call meanwhile. */
const BLOCKS_PER_SEARCH = 20

type Filter = Readonly<Record<string, unknown>>

/**
 * Splits a log search into searches of a few blocks each, in order. A short search, or one without
 * a range, is not split.
 */
export function splitLogSearch(call: Call, head: number): readonly Call[] {
  const filter: unknown = Array.isArray(call.params) ? call.params[0] : null
  if (typeof filter !== 'object' || filter === null || 'blockHash' in filter) return [call]
  const { fromBlock, toBlock } = filter as Filter
  const first = blockOf(fromBlock, head)
  const last = blockOf(toBlock, head)
  if (first === null || last === null || last - first < BLOCKS_PER_SEARCH) return [call]
  const pieces = Math.min(
    Math.ceil((last - first + 1) / BLOCKS_PER_SEARCH),
    Math.ceil((head - first + 1) / BLOCKS_PER_SEARCH),
  )
  if (pieces <= 1) return [call]
  return Array.from({ length: pieces }, (_, piece): Call => {
    const from = first + piece * BLOCKS_PER_SEARCH
    // The last piece ends where the caller asked, even if more was mined since.
    const to = piece === pieces - 1 ? { toBlock } : { toBlock: hexQuantity(from + BLOCKS_PER_SEARCH - 1) }
    return { method: call.method, params: [{ ...filter, fromBlock: hexQuantity(from), ...to }] }
  })
}

/** Returns null for a block tag that only the node can resolve. */
function blockOf(value: unknown, head: number): number | null {
  if (value === undefined || value === null || value === 'latest') return head
  if (value === 'earliest') return 0
  return typeof value === 'string' && /^0x[\da-f]{1,12}$/i.test(value) ? Number(value) : null
}

/** Joins the logs of all parts into one result, or returns the first failure. */
export function joinLogs(outcomes: readonly Outcome[]): Outcome {
  const failed = outcomes.find(({ ok }) => !ok)
  if (failed !== undefined) return failed
  const results = outcomes.map((outcome) => (outcome.ok ? outcome.result : []))
  if (results.every(Array.isArray)) return { ok: true, result: results.flat() }
  const contents = results.map(bytesInsideBrackets).filter(({ length }) => length > 0)
  const comma = Buffer.from(',')
  const joined = contents.flatMap((bytes, at) => (at === 0 ? [bytes] : [comma, bytes]))
  return { ok: true, result: new JsonBytes(Buffer.concat([Buffer.from('['), ...joined, Buffer.from(']')])) }
}

/** Returns the bytes between the brackets of a list. */
function bytesInsideBrackets(result: unknown): Buffer {
  const bytes = result instanceof JsonBytes ? result.bytes : Buffer.from(JSON.stringify(result))
  return bytes.subarray(bytes.indexOf('[') + 1, bytes.lastIndexOf(']'))
}
