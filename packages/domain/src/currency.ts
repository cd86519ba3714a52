import type { Address } from './address.ts'

export type Token = {
  readonly kind: 'token'
  readonly address: Address
  readonly decimals: number
  readonly symbol: string
  readonly name: string
  /** For the shares of a pool: the two currencies that it holds, by which the shares are trusted. */
  readonly sharesOf?: readonly [Currency, Currency]
}

/** The chain's own currency: what gas is paid in. Its words come from the chain table (spec: tokens.native). */
export type Native = { readonly kind: 'native'; readonly decimals: 18; readonly symbol: string; readonly name: string }

/**
 * A currency a user holds, types and selects. A running app serves one chain, so currencies do not name their chain.
 */
export type Currency = Native | Token

/** The native currency's id on every chain (spec: tokens.native). */
export const NATIVE_ID = 'ETH'

export type CurrencyId = typeof NATIVE_ID | Address

export const currencyId = (currency: Currency): CurrencyId =>
  currency.kind === 'native' ? NATIVE_ID : currency.address

/** Name of a currency in calls and their descriptions. */
export const addressOrNative = (currency: Currency): Address | 'native' =>
  currency.kind === 'native' ? 'native' : currency.address

/** Addresses are kept with their checksum, so the same token has the same text. */
export const sameCurrency = (one: Currency, other: Currency): boolean => currencyId(one) === currencyId(other)

/** An amount in the currency's smallest units. */
export type Amount<C extends Currency = Currency> = { readonly currency: C; readonly raw: bigint }

export const amountOf = <C extends Currency>(currency: C, raw: bigint): Amount<C> => ({ currency, raw })
