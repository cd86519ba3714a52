import { useSyncExternalStore } from 'react'

const query = () => matchMedia('(prefers-reduced-motion: reduce)')

const subscribe = (listener: () => void) => {
  const wish = query()
  wish.addEventListener('change', listener)
  return () => wish.removeEventListener('change', listener)
}

/** True for people who asked their system to keep things still. */
export const useReducedMotion = () => useSyncExternalStore(subscribe, () => query().matches)
