import { useSyncExternalStore } from 'react'

const query = () => matchMedia('(prefers-reduced-motion: reduce)')

const subscribe = (listener: () => void) => {
  const media = query()
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** True for people who asked their system to keep things still. */
export const useReducedMotion = () => useSyncExternalStore(subscribe, () => query().matches)
