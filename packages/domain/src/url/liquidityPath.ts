import type { Address } from '../address.ts'
import { MAX_TYPED_LENGTH, isDecimalNumber } from '../amount/typedAmount.ts'
import { type CurrencyId, NATIVE_ID } from '../currency.ts'
import { parseQuery, queryText } from './query.ts'

/** Id of a pool's token in links: native currency instead of its wrapped token (spec: routes.currency-id). */
export const pooledId = (token: Address, wrapped: Address): CurrencyId => (token === wrapped ? NATIVE_ID : token)

/** The sides of the add screen; null until chosen. */
export type AddSides = { readonly a: CurrencyId | null; readonly b: CurrencyId | null }

/**
 * Path after selecting a currency on the add or create screen: selecting the other side's currency swaps both, and a B
 * without an A is paired with native currency (spec: routes.add-selection).
 */
export function addPath({ a, b }: AddSides, side: keyof AddSides, chosen: CurrencyId): string {
  if (side === 'a') return path(chosen, chosen === b ? a : b)
  return path(chosen === a ? b : (a ?? NATIVE_ID), chosen)
}

/** Leaves out missing and repeated sides. */
const path = (...sides: readonly (CurrencyId | null)[]) =>
  ['/add', ...sides.filter((side, at) => side !== null && sides.indexOf(side) === at)].join('/')

/** Amounts a link fills into the add screen (spec: routes.add-amounts). */
export type AddAmounts = { readonly a: string; readonly b: string }

const typedIn = (text: string) => (text.length <= MAX_TYPED_LENGTH && isDecimalNumber(text) ? text : '')

/** Parses a link; invalid amounts count as absent. */
export function addAmounts(search: string): AddAmounts {
  const parameters = parseQuery(search)
  return { a: typedIn(parameters.get('amountA') ?? ''), b: typedIn(parameters.get('amountB') ?? '') }
}

export const addAmountsText = ({ a, b }: AddAmounts): string =>
  queryText(
    new Map([
      ['amountA', a],
      ['amountB', b],
    ]),
  )

/** Path of "Receive WETH" or "Receive ETH": the same pool with native and wrapped exchanged; null if neither is in it. */
export function receivePath(a: CurrencyId, b: CurrencyId, wrapped: Address): string | null {
  const otherForm = (id: CurrencyId) => (id === NATIVE_ID ? wrapped : pooledId(id, wrapped))
  const otherA = otherForm(a)
  const otherB = otherForm(b)
  return otherA === a && otherB === b ? null : `/remove/${otherA}/${otherB}`
}
