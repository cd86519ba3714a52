import type { Token } from '@musi/domain/currency'
import { visitValue } from '#platform/page/visit/visitValue.ts'

/** The token that was made last in this visit. */
export const madeToken = visitValue((): Token | null => null)

/** The first pool as it is typed: what a whole token is to cost, and how many go in. */
export const poolDraft = visitValue(() => ({ price: '', tokens: '' }))

/** Keeps the input while the user visits other pages. */
export const tokenDraft = visitValue(() => ({ name: '', symbol: '' }))
