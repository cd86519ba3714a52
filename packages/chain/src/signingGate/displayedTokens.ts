import type { Address } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'
import type { GateRefusal } from './gateRefusal.ts'
import { logText } from './logText.ts'
import { isSameHex, defineField } from './ownFields.ts'
import { pairOf } from './targets.ts'

/** Token used to display an amount, by its address; a symbol does not count, because anybody can choose it. */
export type DisplayedToken = Address | 'native'

/** Chain facts for the tokens of an act: the called contract, and the token a song is paid in. */
export type AmountFacts = { readonly target: Address | null; readonly songToken: Address | null }

/** Tokens of an act's amounts: those its screen must display, and those it may also display. */
export type AmountTokens = { readonly must: readonly unknown[]; readonly may: readonly unknown[] }

export const NO_TOKENS: AmountTokens = { must: [], may: [] }
export const must = (tokens: readonly unknown[]): AmountTokens => ({ must: tokens, may: [] })
export const optionalTokens = (tokens: readonly unknown[]): AmountTokens => ({ must: [], may: tokens })

/** A pool holds the wrapped form of the native currency. */
export function sharesOf({ contracts }: AddressBook, one: DisplayedToken, other: DisplayedToken): Address {
  const { v2Factory, wrappedNative } = contracts
  return pairOf(v2Factory, one === 'native' ? wrappedNative : one, other === 'native' ? wrappedNative : other)
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === 'native' || other === 'native' ? one === other : isSameHex(one, other)

function isAmong(tokens: readonly unknown[], token: unknown): boolean {
  for (let at = 0; at < tokens.length; at += 1) if (isSame(tokens[at], token)) return true
  return false
}

const otherToken = (actual: unknown, shown: string): GateRefusal => ({
  kind: 'otherToken',
  field: 'drawn',
  actual: logText(actual),
  shown,
})

/**
 * Returns null if the amounts on screen are displayed in the tokens the act moves (spec: signing.drawn-token). Amounts are displayed
 * and terms are built separately, so a screen that displays one token and requests another is refused.
 */
export function displayMismatch(counted: AmountTokens, drawn: readonly DisplayedToken[]): GateRefusal | null {
  for (let at = 0; at < counted.must.length; at += 1) {
    const token = counted.must[at]
    if (!isAmong(drawn, token)) return otherToken(token, logText(drawn))
  }
  for (let at = 0; at < drawn.length; at += 1) {
    const token = drawn[at]
    if (!isAmong(counted.must, token) && !isAmong(counted.may, token))
      return otherToken('no amount of it', logText(token))
  }
  return null
}

/**
 * For one order or several under one signature: null if the displayed tokens are exactly the tokens of the prices.
 */
export function priceMismatch(
  orders: readonly { readonly price: { readonly token: DisplayedToken } }[],
  drawn: readonly DisplayedToken[],
): GateRefusal | null {
  const priced: unknown[] = []
  for (let at = 0; at < orders.length; at += 1) {
    const token = orders[at]?.price.token
    defineField(priced, at, token)
    if (!isAmong(drawn, token)) return otherToken(token, logText(drawn))
  }
  for (let at = 0; at < drawn.length; at += 1)
    if (!isAmong(priced, drawn[at])) return otherToken('no price in it', logText(drawn[at]))
  return null
}
