import type { MintInput } from '@musi/domain/liquidity/mintInput'
import { perVisit } from '#platform/page/visit/visit.ts'
import type { FromOneInput } from '../one/useFromOne.ts'

export type TypedToAdd = { readonly mode: 'both' | 'one'; readonly both: MintInput; readonly one: FromOneInput }

/**
 * What was typed, by the entry of the history: picking a token leads from one address to another, sometimes of another page, and Back
 * leads here again. Nothing that was typed is lost on the way.
 */
export const typedByVisit = perVisit(() => new Map<string, TypedToAdd>())

export const NOTHING_TYPED: TypedToAdd = {
  mode: 'both',
  both: { independentField: 'CURRENCY_A', typedValue: '', otherTypedValue: '' },
  one: { given: 'a', text: '' },
}
