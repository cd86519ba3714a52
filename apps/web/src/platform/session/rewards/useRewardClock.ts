import { type Countdown, countdown } from '@musi/domain/staking/countdown'
import { useSyncExternalStore } from 'react'
import { heads } from '../chain/heads.ts'

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, 1000)
  return () => clearInterval(timer)
}

/** The time that rewards run by: the chain's where it is ahead, since a chain whose blocks are rare stands still between them. */
const nowSeconds = (): number => Math.max(Math.floor(Date.now() / 1000), heads().head?.timeSeconds ?? 0)

/** Where rewards with this end stand, each second (spec: staking.countdown). */
export const useCountdown = (endSeconds: number | undefined): Countdown =>
  countdown(useSyncExternalStore(subscribe, nowSeconds), endSeconds)

/** Changes once, so that what is shown beside it is not drawn again each second. */
export const useHasEnded = (endSeconds: number | undefined): boolean =>
  useSyncExternalStore(subscribe, () => countdown(nowSeconds(), endSeconds).kind === 'ended')
