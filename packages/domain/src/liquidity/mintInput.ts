/** What was typed while adding liquidity (exchange.md §3); the other side follows from it where the pool has a price. */
export type MintInput = {
  readonly independentField: 'CURRENCY_A' | 'CURRENCY_B'
  readonly typedValue: string
  readonly otherTypedValue: string
}

/** In a new pool both sides are typed freely; elsewhere typing one forgets what was typed in the other (decisions.md §8). */
export function afterTyping(
  { independentField, typedValue, otherTypedValue }: MintInput,
  field: MintInput['independentField'],
  typed: string,
  isNewPool: boolean,
): MintInput {
  const other = field === independentField ? otherTypedValue : typedValue
  return { independentField: field, typedValue: typed, otherTypedValue: isNewPool ? other : '' }
}
