import { useEffect, useState } from 'react'

/** True once the calling component has been shown for `ms`. */
export function useLate(ms: number): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isLate
}
