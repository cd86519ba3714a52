import { useSyncExternalStore } from 'react'
import { allPopups, subscribe, subscribeHeld, heldPopups } from './popups.ts'

/** All but those of what is told elsewhere at the moment. */
export function usePopups() {
  const heldKeys = useSyncExternalStore(subscribeHeld, heldPopups)
  return useSyncExternalStore(subscribe, allPopups).filter(({ key }) => !heldKeys.includes(key))
}
