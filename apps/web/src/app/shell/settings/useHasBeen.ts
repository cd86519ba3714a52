import { useState } from 'react'

/** True if it has been true at any time since the screen opened. */
export function useHasBeen(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue)
  if (isTrue && !wasTrue) setWasTrue(true)
  return wasTrue || isTrue
}
