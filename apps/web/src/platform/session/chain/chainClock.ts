import { chainById } from '@musi/chain/chains/chainTable'
import { config } from '#platform/page/config/config.ts'
import { chainSeconds } from './chainSeconds.ts'
import { heads, sinceHeadMs } from './heads.ts'

/** Calls the listener each second. */
export function subscribeToSeconds(listener: () => void): () => void {
  const timer = setInterval(listener, 1000)
  return () => clearInterval(timer)
}

/** The time that the next block will have (spec: heads.time). */
export function secondsNow(): number {
  const { head } = heads()
  const newest = head === null ? null : { timeSeconds: head.timeSeconds, agoMs: sinceHeadMs() }
  return chainSeconds(Date.now(), newest, chainById(config().chainId)?.blockTimeSeconds ?? null)
}
