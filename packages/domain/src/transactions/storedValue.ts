import type { Amount, Currency, Token } from '../currency.ts'
import { address, fields, oneOf, type Reader, text, units, wholeNumber } from '../untrusted.ts'

const decimals: Reader<number> = (stored) => {
  const count = wholeNumber(stored)
  return count !== undefined && count <= 255 ? count : undefined
}

export const token: Reader<Token> = fields({ kind: oneOf('token'), address, decimals, symbol: text, name: text })

const native = fields({ kind: oneOf('native'), decimals, symbol: text, name: text })

export const currency: Reader<Currency> = (stored) => {
  const own = native(stored)
  return own === undefined ? token(stored) : { ...own, decimals: 18 }
}

export const amount: Reader<Amount> = fields({ currency, raw: units })
