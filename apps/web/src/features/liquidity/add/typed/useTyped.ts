import { addAmounts } from '@musi/domain/url/liquidityPath'
import { useState } from 'react'
import { useLocation } from '#platform/page/navigation/useLocation.ts'
import { NOTHING_TYPED, type TypedToAdd, typedByEntry } from './typedByEntry.ts'

/** Amounts from a link count as typed: A first, and B follows it if the pool has a price (spec: routes.add-amounts). */
function typedInLink(search: string): TypedToAdd {
  const { a, b } = addAmounts(search)
  return { ...NOTHING_TYPED, both: { independentField: 'CURRENCY_A', typedValue: a, otherTypedValue: b } }
}

/** Input on this screen, kept per history entry. */
export function useTyped(): readonly [TypedToAdd, (change: Partial<TypedToAdd>) => void] {
  const { key, search } = useLocation()
  const [typed, setTyped] = useState(() => typedByEntry().get(key) ?? typedInLink(search))
  const changeTyped = (change: Partial<TypedToAdd>) => {
    const next = { ...typed, ...change }
    typedByEntry().set(key, next)
    setTyped(next)
  }
  return [typed, changeTyped]
}
