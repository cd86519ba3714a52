import type { Head } from '@musi/api/page/head'
import {
  type Line,
  type LineEvent,
  lineTrouble,
  newLine,
  withLineEvent,
  withLineHead,
} from '#platform/page/http/line.ts'

/** Known state of the newest block and the connections. Times are from a monotonic clock. */
export type HeadsState = {
  head: Head | null
  lastSignalMs: number
  stuckSinceMs: number
  /** Time at which the newest block arrived. */
  headMs: number
  lines: Readonly<Record<LineName, Line>>
  /** The newest block at the time of the last answer of each line. */
  readBlock: Readonly<Record<LineName, number | null>>
}

/** `rpc`: the chain. `api`: our server's history, market and songs. */
export type LineName = 'rpc' | 'api'

/** After this long without an answer or heartbeat, what is shown may be stale (spec: heads.trouble). */
const SILENT_AFTER_MS = 30_000
const STUCK_AFTER_BLOCK_TIMES = 10

export const newHeadsState = (nowMs: number): HeadsState => ({
  head: null,
  lastSignalMs: nowMs,
  stuckSinceMs: nowMs,
  headMs: 0,
  lines: { rpc: newLine(nowMs), api: newLine(nowMs) },
  readBlock: { rpc: null, api: null },
})

export const withHeartbeat = (state: HeadsState, nowMs: number): HeadsState => ({ ...state, lastSignalMs: nowMs })

/** Restarts the measurement of silence, because nothing could arrive while the page was hidden. */
export const afterHiding = (state: HeadsState, nowMs: number): HeadsState => ({
  ...state,
  lastSignalMs: nowMs,
  stuckSinceMs: nowMs,
  lines: { rpc: newLine(nowMs), api: newLine(nowMs) },
})

type ChainIdentity = { chainId: number; genesisHash: string | null }

/** Compares what is known of both; a development chain that was reset has the same id but other blocks. */
export const isSameChain = (one: ChainIdentity, other: ChainIdentity): boolean =>
  one.chainId === other.chainId &&
  (one.genesisHash === null || other.genesisHash === null || one.genesisHash === other.genesisHash)

/** Older blocks never replace newer ones; the other fields of a head always count. */
export function withHead(state: HeadsState, head: Head, nowMs: number): HeadsState {
  const previous = state.head
  if (previous === null || !isSameChain(previous, head) || head.number > previous.number) {
    const lines = { ...state.lines, rpc: withLineHead(state.lines.rpc) }
    return { ...state, head, lastSignalMs: nowMs, stuckSinceMs: nowMs, headMs: nowMs, lines }
  }
  if (head.number === previous.number) return { ...state, head, lastSignalMs: nowMs }
  const { number, hash, timeSeconds } = previous
  return { ...state, head: { ...head, number, hash, timeSeconds }, lastSignalMs: nowMs }
}

export function withAnswer(
  state: HeadsState,
  line: LineName,
  event: LineEvent,
  nowMs: number,
  tookMs?: number,
): HeadsState {
  const lines = { ...state.lines, [line]: withLineEvent(state.lines[line], event, nowMs, tookMs) }
  if (event !== 'answered') return { ...state, lines }
  return { ...state, lines, readBlock: { ...state.readBlock, [line]: state.head?.number ?? null } }
}

/** Connections that do not answer. */
export const unreachableLines = ({ lines }: HeadsState, nowMs: number, isOffline: boolean): readonly LineName[] =>
  (['rpc', 'api'] as const).filter((name) => lineTrouble(lines[name], nowMs, isOffline) === 'gone')

/**
 * Most serious first: a wrong chain costs money, an old price might. `offline`: this device has no
 * network. `silent`: nothing answers. `unread`: `/rpc` does not answer; `unserved`: `/api` does
 * not. `slow`: answers are slow.
 */
export type ChainTrouble =
  | 'otherChain'
  | 'newChain'
  | 'offline'
  | 'silent'
  | 'unread'
  | 'writesOff'
  | 'disagrees'
  | 'unserved'
  | 'stuck'
  | 'slow'

type Expected = ChainIdentity & { writes: 'on' | 'off'; blockTimeSeconds: number | null }

export function chainTrouble(
  state: HeadsState,
  nowMs: number,
  expected: Expected,
  isOffline: boolean,
): ChainTrouble | null {
  const { head } = state
  if (head !== null && head.chainId !== expected.chainId) return 'otherChain'
  if (head !== null && !isSameChain(head, expected)) return 'newChain'
  const unreachable = unreachableLines(state, nowMs, isOffline)
  if (unreachable.length > 0 && isOffline) return 'offline'
  if (nowMs - state.lastSignalMs > SILENT_AFTER_MS || unreachable.length === 2) return 'silent'
  if (unreachable.includes('rpc')) return 'unread'
  if ((head?.writes ?? expected.writes) === 'off') return 'writesOff'
  if (head?.disagrees) return 'disagrees'
  if (unreachable.includes('api')) return 'unserved'
  if (isStuck(state, nowMs, expected)) return 'stuck'
  return lineTrouble(state.lines.rpc, nowMs, isOffline) === 'slow' ? 'slow' : null
}

function isStuck({ stuckSinceMs }: HeadsState, nowMs: number, { blockTimeSeconds }: Expected): boolean {
  if (blockTimeSeconds === null) return false
  return nowMs - stuckSinceMs > Math.max(SILENT_AFTER_MS, blockTimeSeconds * 1000 * STUCK_AFTER_BLOCK_TIMES)
}
