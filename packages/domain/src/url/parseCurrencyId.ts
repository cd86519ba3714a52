import { parseAddress } from '../address.ts'
import { type CurrencyId, NATIVE_ID } from '../currency.ts'

/** What stands for a currency in a path or a query: `eth` in any case, or a valid address. Null: it names none. */
export const parseCurrencyId = (text: string): CurrencyId | null =>
  text.toUpperCase() === NATIVE_ID ? NATIVE_ID : parseAddress(text)
