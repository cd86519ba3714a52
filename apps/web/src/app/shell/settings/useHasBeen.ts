import { useState } from 'react'

/** Returns true once its argument has been true since the screen opened. */
export function useHasBeen(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue)
  if (isTrue && !wasTrue) setWasTrue(true)
  return wasTrue || isTrue
}
