import type { Token } from '@musi/domain/currency'
import { visitValue } from '../../platform/page/visit/visitValue.ts'

/** The token that was made last in this visit. */
export const madeToken = visitValue((): Token | null => null)

/** What was typed stays while the person looks at other pages. */
export const tokenDraft = visitValue(() => ({ name: '', symbol: '' }))
