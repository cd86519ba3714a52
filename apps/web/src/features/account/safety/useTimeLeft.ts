import { useSyncExternalStore } from 'react'
import { spanText } from '#platform/page/time/spanText.ts'
import { secondsNow, subscribeToSeconds } from '#platform/session/chain/chainClock.ts'

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

/** Rounds up to days, then hours, then minutes, so that nobody waits longer than it says. */
function roundedUp(seconds: number): number {
  const unit = seconds > 2 * DAY ? DAY : seconds > 2 * HOUR ? HOUR : MINUTE
  return Math.ceil(seconds / unit) * unit
}

/** Time until a moment on the chain, in words; null once it has passed. */
export function useTimeLeft(timeSeconds: number): string | null {
  const left = useSyncExternalStore(subscribeToSeconds, () => roundedUp(Math.max(0, timeSeconds - secondsNow())))
  return left === 0 ? null : spanText(BigInt(left))
}
