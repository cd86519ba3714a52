/**
 * Typed amounts while adding liquidity (spec: liquidity.typed-amounts); the other side follows if the pool has a price.
 */
export type MintInput = {
  readonly independentField: 'CURRENCY_A' | 'CURRENCY_B'
  readonly typedValue: string
  readonly otherTypedValue: string
}

/** In a new pool both sides are typed freely; elsewhere typing one forgets what was typed in the other (spec: liquidity.typed-amounts). */
export function afterTyping(
  { independentField, typedValue, otherTypedValue }: MintInput,
  field: MintInput['independentField'],
  typed: string,
  isNewPool: boolean,
): MintInput {
  const other = field === independentField ? otherTypedValue : typedValue
  return { independentField: field, typedValue: typed, otherTypedValue: isNewPool ? other : '' }
}
