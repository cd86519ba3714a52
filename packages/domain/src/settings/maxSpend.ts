import { type Amount, amountOf, type Currency } from '../currency.ts'

/**
 * What Max fills in. Of the native currency a reserve stays for gas, and a balance that is no more than it gives zero
 * (spec: swap.max). How much it is says the chain table (spec: chains.native-reserve).
 */
export function maxSpend<C extends Currency>({ currency, raw }: Amount<C>, nativeReserve: bigint): Amount<C> {
  if (currency.kind === 'token') return amountOf(currency, raw)
  return amountOf(currency, raw > nativeReserve ? raw - nativeReserve : 0n)
}
