import type { Address } from './address.ts'

export type Token = {
  readonly kind: 'token'
  readonly address: Address
  readonly decimals: number
  readonly symbol: string
  readonly name: string
  /** The two currencies of the pool, if the token is its shares; the shares are trusted as much as these. */
  readonly sharesOf?: readonly [Currency, Currency]
}

/** The chain's own currency, in which gas is paid. Its symbol and name come from the chain table (spec: tokens.native). */
export type Native = { readonly kind: 'native'; readonly decimals: 18; readonly symbol: string; readonly name: string }

/** A running app serves one chain, so currencies do not name their chain. */
export type Currency = Native | Token

/** The native currency's id on every chain (spec: tokens.native). */
export const NATIVE_ID = 'ETH'

export type CurrencyId = typeof NATIVE_ID | Address

export const currencyId = (currency: Currency): CurrencyId =>
  currency.kind === 'native' ? NATIVE_ID : currency.address

/** Identifies a currency in calls and their descriptions. */
export const addressOrNative = (currency: Currency): Address | 'native' =>
  currency.kind === 'native' ? 'native' : currency.address

/** Addresses always have their checksum, so the same token has the same text. */
export const sameCurrency = (one: Currency, other: Currency): boolean => currencyId(one) === currencyId(other)

/** An amount in the currency's smallest units. */
export type Amount<C extends Currency = Currency> = { readonly currency: C; readonly raw: bigint }

export const amountOf = <C extends Currency>(currency: C, raw: bigint): Amount<C> => ({ currency, raw })
