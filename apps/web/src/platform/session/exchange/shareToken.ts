import type { Address } from '@musi/domain/address'
import type { Currency, Token } from '@musi/domain/currency'

/** The share token of a pool; every pair's has 18 decimals. */
export const shareToken = ([one, other]: readonly [Currency, Currency], address: Address): Token => ({
  kind: 'token',
  address,
  decimals: 18,
  symbol: `${one.symbol}/${other.symbol}`,
  name: `${one.symbol}/${other.symbol}`,
  sharesOf: [one, other],
})
