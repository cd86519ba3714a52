import { parseAddress } from '../address.ts'
import { type CurrencyId, NATIVE_ID } from '../currency.ts'

/** Currency id in a path or query: `eth` in any case, or a valid address; null if it is neither. */
export const parseCurrencyId = (text: string): CurrencyId | null =>
  text.toUpperCase() === NATIVE_ID ? NATIVE_ID : parseAddress(text)
