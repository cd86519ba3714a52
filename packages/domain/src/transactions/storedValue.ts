import type { Amount, Currency, Token } from '../currency.ts'
import { address, fields, oneOf, type Reader, text, units, wholeNumber } from '../untrusted.ts'

const decimals: Reader<number> = (stored) => {
  const count = wholeNumber(stored)
  return count !== undefined && count <= 255 ? count : undefined
}

const plainToken = fields({ kind: oneOf('token'), address, decimals, symbol: text, name: text })
const native = fields({ kind: oneOf('native'), decimals, symbol: text, name: text })

export const currency: Reader<Currency> = (stored) => {
  const own = native(stored)
  return own === undefined ? token(stored) : { ...own, decimals: 18 }
}

/** A function of its own, since the shares of a pool name two other currencies. */
export function token(stored: unknown): Token | undefined {
  const own = plainToken(stored)
  if (own === undefined) return undefined
  const [one, other] = sidesIn(stored).map(currency)
  return one === undefined || other === undefined ? own : { ...own, sharesOf: [one, other] }
}

const sidesIn = (stored: unknown): readonly unknown[] => {
  const sides: unknown = typeof stored === 'object' && stored !== null && 'sharesOf' in stored ? stored.sharesOf : []
  return Array.isArray(sides) ? sides : []
}

/** A currency, or its symbol alone. */
export const currencyOrSymbol: Reader<Currency | string> = (stored) => text(stored) ?? currency(stored)

export const amount: Reader<Amount> = fields({ currency, raw: units })
