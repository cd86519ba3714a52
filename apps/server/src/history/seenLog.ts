import { type Log, parseLog } from '@musi/chain/requests/logs/log'
import { fields, list } from '@musi/chain/rpc/wire'
import { Inconsistent } from './store/inconsistent.ts'

export type Span = { from: number; to: number }

/** A log, and the block that the node had it in. */
export type SeenLog = { log: Log; blockHash: string }

/** Logs of a span, as a node answers eth_getLogs: once each, and none that was taken back. */
export function seenLogs(answer: unknown, { from, to }: Span): readonly SeenLog[] {
  const seen = new Map<string, SeenLog>()
  for (const each of list(answer)) {
    const given = fields(each)
    if (given['removed'] === true) continue
    const log = parseLog(each)
    if (log.block < from || log.block > to)
      throw new Inconsistent(`The endpoint answered with a log of block ${log.block} that nobody asked for.`)
    // Some nodes send a log twice.
    seen.set(`${log.block} ${log.index}`, { log, blockHash: String(given['blockHash']) })
  }
  return [...seen.values()]
}

export const inOrder = (logs: readonly SeenLog[]): readonly SeenLog[] =>
  logs.toSorted(({ log: a }, { log: b }) => a.block - b.block || a.index - b.index)
