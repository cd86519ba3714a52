import { shortenAddress } from '@musi/domain/address'
import { symbolText } from '@musi/domain/amount/symbolText'
import { hasWorth } from '@musi/domain/amount/unitTrust'
import type { Currency, Token } from '@musi/domain/currency'
import { safeText } from '@musi/domain/safeText'
import { t } from './moneyWords.ts'
import { trustOf } from './unitTrust.ts'

declare const unit: unique symbol

/** The text of a unit, which nothing but this file makes. */
export type UnitText = string & { readonly [unit]: true }

const LONGEST_NAME = 40

/** How a better-known token is called, beside one that looks like it. */
export const knownName = ({ name, symbol }: Token): string => safeText(name, LONGEST_NAME) || symbolText(symbol)

/** Whether its symbol stands alone: somebody vouches for the token, or for both sides of the pool that it is a share of. */
export function isVouchedFor(currency: Currency): boolean {
  if (currency.kind === 'token' && currency.sharesOf !== undefined) return currency.sharesOf.every(isVouchedFor)
  return hasWorth(trustOf(currency))
}

/**
 * The unit of an amount in a text (spec: money.whose): `USDC`, and for a token that looks like it `USDC (not USD Coin) 0x12Ab...34Cd`.
 * All texts take it from here: the bare symbol is what a stranger chose.
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
      return t('lookAlike', { symbol, known: knownName(trust.original), address })
    case 'unknown':
      return `${symbol} ${address}`.trim()
  }
}
