import { addAmounts } from '@musi/domain/url/liquidityPath'
import { useState } from 'react'
import { useLocation } from '#platform/page/navigation/useLocation.ts'
import { NOTHING_TYPED, type TypedToAdd, typedByVisit } from './typedByVisit.ts'

/** What a link says stands there as if it were typed: A first, which B follows where the pool has a price (spec: routes.add-amounts). */
function linked(search: string): TypedToAdd {
  const { a, b } = addAmounts(search)
  return { ...NOTHING_TYPED, both: { independentField: 'CURRENCY_A', typedValue: a, otherTypedValue: b } }
}

/** What was typed on this screen, kept for this entry of the history. */
export function useTyped(): readonly [TypedToAdd, (change: Partial<TypedToAdd>) => void] {
  const { key, search } = useLocation()
  const [typed, setTyped] = useState(() => typedByVisit().get(key) ?? linked(search))
  const type = (change: Partial<TypedToAdd>) => {
    const next = { ...typed, ...change }
    typedByVisit().set(key, next)
    setTyped(next)
  }
  return [typed, type]
}
