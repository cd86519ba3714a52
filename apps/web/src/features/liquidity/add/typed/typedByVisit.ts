import type { MintInput } from '@musi/domain/liquidity/mintInput'
import { perVisit } from '../../../../platform/page/visit/visit.ts'

/**
 * What was typed, by the entry of the history: picking a token leads from one address to another, sometimes of another page, and Back
 * leads here again. Nothing that was typed is lost on the way.
 */
export const typedByVisit = perVisit(() => new Map<string, MintInput>())
