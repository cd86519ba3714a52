import { useState } from 'react'

const STEP = 30

/** The first items of a long list, and more on demand. */
export function useShowMore<T>(all: readonly T[], atFirst: number): { shown: readonly T[]; more: (() => void) | null } {
  const [count, setCount] = useState(atFirst)
  return {
    shown: all.slice(0, count),
    more: all.length > count ? () => setCount((before) => before + STEP) : null,
  }
}
