import { type Amount, amountOf, type Currency } from '../currency.ts'

/**
 * Amount that Max fills in. A reserve of native currency stays for gas, and a balance below it gives zero (spec:
 * swap.max). The chain table has its size (spec: chains.native-reserve).
 */
export function maxSpend<C extends Currency>({ currency, raw }: Amount<C>, nativeReserve: bigint): Amount<C> {
  if (currency.kind === 'token') return amountOf(currency, raw)
  return amountOf(currency, raw > nativeReserve ? raw - nativeReserve : 0n)
}
