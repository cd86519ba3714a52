import type { Token } from '@musi/domain/currency'
import { visitValue } from '#platform/page/visit/visitValue.ts'

/** The last token created in this visit. */
export const createdToken = visitValue((): Token | null => null)

/** The typed terms of the first pool: the price of a whole token, and the number of tokens deposited. */
export const poolDraft = visitValue(() => ({ price: '', tokens: '' }))

/** Keeps the input while the user visits other pages. */
export const tokenDraft = visitValue(() => ({ name: '', symbol: '' }))
