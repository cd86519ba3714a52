import { useSyncExternalStore } from 'react'
import { type TypedTerms, typedTerms } from './typedTerms.ts'

/** Null: nobody has begun to type terms there. */
export const useTypedTerms = (id: string): TypedTerms | null =>
  useSyncExternalStore(typedTerms.subscribe, typedTerms.get).get(id) ?? null
