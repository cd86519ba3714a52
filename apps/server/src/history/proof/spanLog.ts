import { type Log, parseLog } from '@musi/chain/requests/logs/log'
import { parseFields, parseList } from '@musi/chain/rpc/wire'
import { Inconsistent } from '../store/inconsistent.ts'

export type Span = { from: number; to: number }

/** A log and the hash of its block, as the node reported them. */
export type SpanLog = { log: Log; blockHash: string }

/** Parses an eth_getLogs answer for a span; drops repeated and removed logs. */
export function parseSpanLogs(answer: unknown, { from, to }: Span): readonly SpanLog[] {
  const seen = new Map<string, SpanLog>()
  for (const each of parseList(answer)) {
    const rawLog = parseFields(each)
    if (rawLog['removed'] === true) continue
    const log = parseLog(each)
    if (log.block < from || log.block > to)
      throw new Inconsistent(`The endpoint answered with a log of block ${log.block} that nobody asked for.`)
    // Some nodes send a log twice.
    seen.set(`${log.block} ${log.index}`, { log, blockHash: String(rawLog['blockHash']) })
  }
  return [...seen.values()]
}

export const inChainOrder = (logs: readonly SpanLog[]): readonly SpanLog[] =>
  logs.toSorted(({ log: a }, { log: b }) => a.block - b.block || a.index - b.index)
