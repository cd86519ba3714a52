import { type Countdown, countdown } from '@musi/domain/staking/countdown'
import { useSyncExternalStore } from 'react'
import { secondsNow, subscribeToSeconds } from '../chain/chainClock.ts'

/** Countdown to the end of the rewards, updated each second (spec: staking.countdown). */
export const useCountdown = (endSeconds: number | undefined): Countdown =>
  countdown(useSyncExternalStore(subscribeToSeconds, secondsNow), endSeconds)

/** True once the rewards have ended; changes only once, so that callers do not re-render each second. */
export const useHasEnded = (endSeconds: number | undefined): boolean =>
  useSyncExternalStore(subscribeToSeconds, () => countdown(secondsNow(), endSeconds).kind === 'ended')
