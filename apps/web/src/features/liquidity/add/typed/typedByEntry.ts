import type { MintInput } from '@musi/domain/liquidity/mintInput'
import { perVisit } from '#platform/page/visit/visit.ts'
import type { FromOneInput } from '../one/useFromOne.ts'

export type TypedToAdd = { readonly mode: 'both' | 'one'; readonly both: MintInput; readonly one: FromOneInput }

/**
 * Input per history entry, so that none is lost when selecting a token changes the URL, sometimes
 * to another page, and Back returns here.
 */
export const typedByEntry = perVisit(() => new Map<string, TypedToAdd>())

export const NOTHING_TYPED: TypedToAdd = {
  mode: 'both',
  both: { independentField: 'CURRENCY_A', typedValue: '', otherTypedValue: '' },
  one: { given: 'a', text: '' },
}
