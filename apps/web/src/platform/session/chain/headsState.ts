import type { Head } from '@musi/api/head'
import { type Wait, isOverdue, newWait, withNextHead } from '@musi/domain/multicall/overdue'

/** What the page knows about the newest block and the way to it. Times are of a monotonic clock. */
export type HeadsState = {
  head: Head | null
  heardMs: number
  blockMs: number
  /** When the newest block came. */
  headMs: number
  /** Since when /rpc owes an answer; null: it answers. */
  wait: Wait | null
  /** The newest block at the time of its last answer. */
  readBlock: number | null
}

/** After this long without an answer or heartbeat, what is shown may be stale (spec: heads.trouble). */
const SILENT_AFTER_MS = 30_000
const STUCK_AFTER_BLOCK_TIMES = 10

export const withHeartbeat = (state: HeadsState, nowMs: number): HeadsState => ({ ...state, heardMs: nowMs })

type Named = { chainId: number; genesisHash: string | null }

/** As far as both are known: a chain of our own that is begun anew has the same number and other blocks. */
export const isSameChain = (one: Named, other: Named): boolean =>
  one.chainId === other.chainId &&
  (one.genesisHash === null || other.genesisHash === null || one.genesisHash === other.genesisHash)

/** Older blocks never replace newer ones; the other fields of a head always count. */
export function withHead(state: HeadsState, head: Head, nowMs: number): HeadsState {
  const previous = state.head
  if (previous === null || !isSameChain(previous, head) || head.number > previous.number)
    return {
      ...state,
      head,
      heardMs: nowMs,
      blockMs: nowMs,
      headMs: nowMs,
      wait: state.wait && withNextHead(state.wait),
    }
  if (head.number === previous.number) return { ...state, head, heardMs: nowMs }
  const { number, hash, timeSeconds } = previous
  return { ...state, head: { ...head, number, hash, timeSeconds }, heardMs: nowMs }
}

/** What became of a request to /rpc. An error of the node is an answer. */
export type RpcEvent = 'asked' | 'answered' | 'missed'

export function withRpc(state: HeadsState, event: RpcEvent, nowMs: number): HeadsState {
  if (event === 'answered') return { ...state, wait: null, readBlock: state.head?.number ?? null }
  const wait = state.wait ?? newWait(nowMs)
  return { ...state, wait: event === 'missed' ? { ...wait, hasFailed: true } : wait }
}

/** Most serious first: a wrong chain costs money, an old price might. `unread`: /rpc does not answer. */
export type ChainTrouble = 'otherChain' | 'newChain' | 'writesOff' | 'disagrees' | 'silent' | 'unread' | 'stuck'

type Expected = Named & { writes: 'on' | 'off'; blockTimeSeconds: number | null }

export function chainTrouble(state: HeadsState, nowMs: number, expected: Expected): ChainTrouble | null {
  const { head } = state
  if (head !== null && head.chainId !== expected.chainId) return 'otherChain'
  if (head !== null && !isSameChain(head, expected)) return 'newChain'
  if (nowMs - state.heardMs > SILENT_AFTER_MS) return 'silent'
  if (state.wait !== null && isOverdue(state.wait, nowMs)) return 'unread'
  if ((head?.writes ?? expected.writes) === 'off') return 'writesOff'
  if (head?.disagrees) return 'disagrees'
  if (expected.blockTimeSeconds === null) return null
  const stuckAfterMs = Math.max(SILENT_AFTER_MS, expected.blockTimeSeconds * 1000 * STUCK_AFTER_BLOCK_TIMES)
  return nowMs - state.blockMs > stuckAfterMs ? 'stuck' : null
}
