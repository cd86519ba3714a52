import { useSyncExternalStore } from 'react'

/** As wide as the style sheets' phone (spec: shell.narrow). */
const query = () => matchMedia('(max-width: 720px)')

const subscribe = (listener: () => void) => {
  const narrow = query()
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

/** True where the bar has room for its name and status only, and the rest is in the menu. */
export const useNarrow = () => useSyncExternalStore(subscribe, () => query().matches)
