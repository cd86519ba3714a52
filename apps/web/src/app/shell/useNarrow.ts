import { useSyncExternalStore } from 'react'

/** The same breakpoint as in the style sheets (spec: shell.narrow). */
const query = () => matchMedia('(max-width: 720px)')

const subscribe = (listener: () => void) => {
  const narrow = query()
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

/** True where the bar fits only name and status, and the rest is in the menu. */
export const useNarrow = () => useSyncExternalStore(subscribe, () => query().matches)
