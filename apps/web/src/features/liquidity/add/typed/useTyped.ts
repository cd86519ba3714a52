import { useState } from 'react'
import { useLocation } from '../../../../platform/page/navigation/useLocation.ts'
import { NOTHING_TYPED, type TypedToAdd, typedByVisit } from './typedByVisit.ts'

/** What was typed on this screen, kept for this entry of the history. */
export function useTyped(): readonly [TypedToAdd, (change: Partial<TypedToAdd>) => void] {
  const { key } = useLocation()
  const [typed, setTyped] = useState(() => typedByVisit().get(key) ?? NOTHING_TYPED)
  const type = (change: Partial<TypedToAdd>) => {
    const next = { ...typed, ...change }
    typedByVisit().set(key, next)
    setTyped(next)
  }
  return [typed, type]
}
