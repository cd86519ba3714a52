import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { type TypedTerms, typedTerms } from './typedTerms.ts'

/** Returns null before any input. */
export const useTypedTerms = (id: string): TypedTerms | null => useVisitValue(typedTerms).get(id) ?? null
