import type { Address } from '../address.ts'
import type { Currency } from '../currency.ts'

/** A swap between the native currency and its wrapped token is not a trade: it wraps or unwraps, one to one (spec: swap.wrap). */
export type WrapType = 'wrap' | 'unwrap' | 'notApplicable'

export function wrapType(input: Currency, output: Currency, wrappedNative: Address): WrapType {
  const isWrapped = (currency: Currency) => currency.kind === 'token' && currency.address === wrappedNative
  if (input.kind === 'native' && isWrapped(output)) return 'wrap'
  if (isWrapped(input) && output.kind === 'native') return 'unwrap'
  return 'notApplicable'
}

/** The token that stands for a currency in pairs and paths: the wrapped one for the native currency. */
export const pooledToken = (currency: Currency, wrappedNative: Address): Address =>
  currency.kind === 'native' ? wrappedNative : currency.address
