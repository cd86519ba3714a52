import type { Address } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'
import type { GateRefusal } from './gateRefusal.ts'
import { logText } from './logText.ts'
import { isSameHex, put } from './own.ts'
import { pairOf } from './targets.ts'

/** A token by the address that the screen drew its amount with. Symbols are anybody's, so no other name of it counts. */
export type DrawnToken = Address | 'native'

/** Chain facts for the tokens of an act: the called contract, and the token a song is paid in. */
export type CountedFacts = { readonly target: Address | null; readonly songToken: Address | null }

/** Tokens in which the amounts of an act are counted: those its screen must draw, and those it may also draw. */
export type Counted = { readonly must: readonly unknown[]; readonly may: readonly unknown[] }

export const NONE: Counted = { must: [], may: [] }
export const must = (tokens: readonly unknown[]): Counted => ({ must: tokens, may: [] })
export const mayDraw = (tokens: readonly unknown[]): Counted => ({ must: [], may: tokens })

/** A pool holds the wrapped form of the native currency. */
export function sharesOf({ contracts }: AddressBook, one: DrawnToken, other: DrawnToken): Address {
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
 * Null if the amounts on screen were drawn with the tokens the act moves (spec: signing.drawn-token). Amounts are drawn
 * and terms are built separately, so a screen that draws one token and asks for another is refused.
 */
export function otherThanDrawn(counted: Counted, drawn: readonly DrawnToken[]): GateRefusal | null {
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
 * For one order or several under one signature: each price is counted in a token that was drawn, and no other token was
 * drawn.
 */
export function otherThanPriced(
  orders: readonly { readonly price: { readonly token: DrawnToken } }[],
  drawn: readonly DrawnToken[],
): GateRefusal | null {
  const priced: unknown[] = []
  for (let at = 0; at < orders.length; at += 1) {
    const token = orders[at]?.price.token
    put(priced, at, token)
    if (!isAmong(drawn, token)) return otherToken(token, logText(drawn))
  }
  for (let at = 0; at < drawn.length; at += 1)
    if (!isAmong(priced, drawn[at])) return otherToken('no price in it', logText(drawn[at]))
  return null
}
