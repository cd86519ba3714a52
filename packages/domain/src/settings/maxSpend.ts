import { type Amount, amountOf, type Currency } from '../currency.ts'

/**
 * Amount that Max fills in. Of native currency, `nativeReserve` is kept for gas (spec: swap.max); the chain table says how
 * much (spec: chains.native-reserve).
 */
export function maxSpend<C extends Currency>({ currency, raw }: Amount<C>, nativeReserve: bigint): Amount<C> {
  if (currency.kind === 'token') return amountOf(currency, raw)
  return amountOf(currency, raw > nativeReserve ? raw - nativeReserve : 0n)
}
