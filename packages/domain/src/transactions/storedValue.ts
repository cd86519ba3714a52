import type { Amount, Currency, Token } from '../currency.ts'
import { address, fields, oneOf, type Reader, text, units, wholeNumber } from '../untrusted.ts'

const decimals: Reader<number> = (stored) => {
  const count = wholeNumber(stored)
  return count !== undefined && count <= 255 ? count : undefined
}

const plainToken = fields({ kind: oneOf('token'), address, decimals, symbol: text, name: text })
const native = fields({ kind: oneOf('native'), decimals, symbol: text, name: text })

export const currency: Reader<Currency> = (stored) => {
  const nativeCurrency = native(stored)
  return nativeCurrency === undefined ? token(stored) : { ...nativeCurrency, decimals: 18 }
}

/** A function declaration because it is recursive: pool shares contain two currencies. */
export function token(stored: unknown): Token | undefined {
  const plain = plainToken(stored)
  if (plain === undefined) return undefined
  const [one, other] = sidesIn(stored).map(currency)
  return one === undefined || other === undefined ? plain : { ...plain, sharesOf: [one, other] }
}

const sidesIn = (stored: unknown): readonly unknown[] => {
  const sides: unknown = typeof stored === 'object' && stored !== null && 'sharesOf' in stored ? stored.sharesOf : []
  return Array.isArray(sides) ? sides : []
}

/** Reads a currency or, from older records, a symbol. */
export const currencyOrSymbol: Reader<Currency | string> = (stored) => text(stored) ?? currency(stored)

export const amount: Reader<Amount> = fields({ currency, raw: units })
