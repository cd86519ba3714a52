import { heads } from './heads.ts'

/** Each second. */
export function subscribeToSeconds(listener: () => void): () => void {
  const timer = setInterval(listener, 1000)
  return () => clearInterval(timer)
}

/** The time that the next block will have: the chain's where it is ahead, since a chain whose blocks are rare stands still between them. */
export const secondsNow = (): number => Math.max(Math.floor(Date.now() / 1000), heads().head?.timeSeconds ?? 0)
