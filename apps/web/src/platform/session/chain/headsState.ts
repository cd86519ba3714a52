import type { Head } from '@musi/api/head'

/** What the page knows about the newest block. Times are of a monotonic clock. */
export type HeadsState = { head: Head | null; heardMs: number; blockMs: number }

/** After this long without an answer or heartbeat, what is shown may be stale (spec: heads.trouble). */
const SILENT_AFTER_MS = 30_000
const STUCK_AFTER_BLOCK_TIMES = 10

export const withHeartbeat = (state: HeadsState, nowMs: number): HeadsState => ({ ...state, heardMs: nowMs })

/** Older blocks never replace newer ones; the other fields of a head always count. */
export function withHead(state: HeadsState, head: Head, nowMs: number): HeadsState {
  const previous = state.head
  if (previous === null || previous.chainId !== head.chainId || head.number > previous.number)
    return { head, heardMs: nowMs, blockMs: nowMs }
  if (head.number === previous.number) return { ...state, head, heardMs: nowMs }
  const { number, hash, timeSeconds } = previous
  return { ...state, head: { ...head, number, hash, timeSeconds }, heardMs: nowMs }
}

/** Most serious first: a wrong chain costs money, an old price might. */
export type ChainTrouble = 'otherChain' | 'writesOff' | 'disagrees' | 'silent' | 'stuck'

type Expected = { chainId: number; writes: 'on' | 'off'; blockTimeSeconds: number | null }

export function chainTrouble(state: HeadsState, nowMs: number, expected: Expected): ChainTrouble | null {
  const { head } = state
  if (head !== null && head.chainId !== expected.chainId) return 'otherChain'
  if (nowMs - state.heardMs > SILENT_AFTER_MS) return 'silent'
  if ((head?.writes ?? expected.writes) === 'off') return 'writesOff'
  if (head?.disagrees) return 'disagrees'
  if (expected.blockTimeSeconds === null) return null
  const stuckAfterMs = Math.max(SILENT_AFTER_MS, expected.blockTimeSeconds * 1000 * STUCK_AFTER_BLOCK_TIMES)
  return nowMs - state.blockMs > stuckAfterMs ? 'stuck' : null
}
