import { type Countdown, countdown } from '@musi/domain/staking/countdown'
import { useSyncExternalStore } from 'react'
import { secondsNow, subscribeToSeconds } from '../chain/chainClock.ts'

/** Where rewards with this end stand, each second (spec: staking.countdown). */
export const useCountdown = (endSeconds: number | undefined): Countdown =>
  countdown(useSyncExternalStore(subscribeToSeconds, secondsNow), endSeconds)

/** Changes once, so that what is shown beside it is not drawn again each second. */
export const useHasEnded = (endSeconds: number | undefined): boolean =>
  useSyncExternalStore(subscribeToSeconds, () => countdown(secondsNow(), endSeconds).kind === 'ended')
