import { shortenAddress } from '@musi/domain/address'
import { symbolText } from '@musi/domain/amount/symbolText'
import { hasWorth } from '@musi/domain/amount/unitTrust'
import type { Currency, Token } from '@musi/domain/currency'
import { safeText } from '@musi/domain/safeText'
import { moneyText } from './moneyWords.ts'
import { trustOf } from './unitTrust.ts'

declare const unit: unique symbol

/** The text of a unit; only this file can create such a value. */
export type UnitText = string & { readonly [unit]: true }

const MAX_NAME_LENGTH = 40

/** Name of a better-known token that this one resembles. */
export const knownName = ({ name, symbol }: Token): string => safeText(name, MAX_NAME_LENGTH) || symbolText(symbol)

/** True if the symbol needs no address: the token is trusted, or both tokens of the pool it is a share of. */
export function isVouchedFor(currency: Currency): boolean {
  if (currency.kind === 'token' && currency.sharesOf !== undefined) return currency.sharesOf.every(isVouchedFor)
  return hasWorth(trustOf(currency))
}

/**
 * The unit of an amount in a text (spec: money.whose): `USDC`, or for a look-alike `USDC (not USD
 * Coin) 0x12Ab...34Cd`. All texts use it, because strangers choose the symbols.
 */
export const unitText = (currency: Currency): UnitText => textOf(currency) as UnitText

function textOf(currency: Currency): string {
  const symbol = symbolText(currency.symbol)
  if (currency.kind === 'native') return symbol
  if (currency.sharesOf !== undefined)
    return currency.sharesOf.every(isVouchedFor) ? symbol : currency.sharesOf.map(textOf).join('/')
  const trust = trustOf(currency)
  const address = shortenAddress(currency.address)
  switch (trust.kind) {
    case 'known':
    case 'madeHere':
      return symbol
    case 'lookAlike':
      return moneyText('lookAlike', { symbol, known: knownName(trust.original), address })
    case 'unknown':
      return `${symbol} ${address}`.trim()
  }
}
