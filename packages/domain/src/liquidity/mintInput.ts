/**
 * Typed amounts while adding liquidity (spec: liquidity.typed-amounts). If the pool has a price, the other side follows from it.
 */
export type MintInput = {
  readonly independentField: 'CURRENCY_A' | 'CURRENCY_B'
  readonly typedValue: string
  readonly otherTypedValue: string
}

/** Keeps the other text only in a new pool, where both sides are typed freely (spec: liquidity.typed-amounts). */
export function withTypedAmount(
  { independentField, typedValue, otherTypedValue }: MintInput,
  field: MintInput['independentField'],
  typed: string,
  isNewPool: boolean,
): MintInput {
  const other = field === independentField ? otherTypedValue : typedValue
  return { independentField: field, typedValue: typed, otherTypedValue: isNewPool ? other : '' }
}
