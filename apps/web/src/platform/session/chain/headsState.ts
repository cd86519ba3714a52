import type { Head } from '@musi/api/head'

/** What the page knows of the chain's newest block. Times are of a clock that never goes back. */
export type HeadsState = { head: Head | null; heardMs: number; blockMs: number }

/** No answer and no heartbeat for this long, and what is shown may be old (spec: heads.trouble). */
const SILENT_AFTER_MS = 30_000
const STUCK_AFTER_BLOCK_TIMES = 10

export const heard = (state: HeadsState, nowMs: number): HeadsState => ({ ...state, heardMs: nowMs })

/** Older blocks never take the place of newer ones; what else a head says counts whenever it was said. */
export function withHead(state: HeadsState, head: Head, nowMs: number): HeadsState {
  const was = state.head
  if (was === null || was.chainId !== head.chainId || head.number > was.number)
    return { head, heardMs: nowMs, blockMs: nowMs }
  if (head.number === was.number) return { ...state, head, heardMs: nowMs }
  const { number, hash, timeSeconds } = was
  return { ...state, head: { ...head, number, hash, timeSeconds }, heardMs: nowMs }
}

/** Serious first: a wrong chain can cost money, an old price may. */
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
