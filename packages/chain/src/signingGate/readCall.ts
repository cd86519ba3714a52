import type { Address } from '@musi/domain/address'
import type { CollectionOffer, Royalty } from '@musi/domain/market/marketOrder'
import { first } from '../firstReferences.ts'
import type { Call } from '../write.ts'
import type { CallForm } from './kinds/callForm.ts'
import { decodeArguments } from './decode.ts'
import { isSameValue } from './difference.ts'
import { formsOf } from './gateKinds.ts'
import { type Fields, emptyFields, isSameHex, ownValue, part, put, startsWith } from './own.ts'
import type { ShownTerms } from './shownTerms.ts'

const { ownKeys } = first

/** The content of the call's bytes, under the names the screen uses. Null if it is not a call of this kind. */
export function readCall(call: Call, shown: ShownTerms): Fields | null {
  const { to, data, value } = call
  if (shown.kind === 'transfer' && shown.what === 'native')
    return data === '0x' ? { what: 'native', recipient: to, amount: value } : null
  const forms = formsOf(shown)
  const selector = part(data, 0, 10)
  for (let at = 0; at < forms.length; at += 1) {
    const form = forms[at]
    if (form !== undefined && isSameHex(form.selector, selector)) return fieldsOf(form, call, shown)
  }
  return null
}

function fieldsOf(form: CallForm, { data, value }: Call, shown: ShownTerms): Fields | null {
  const args = decodeArguments(form.declared, part(data, 10))
  if (args === null || !hasAll(args, form.must)) return null
  const named = form.group(namedFields(args))
  if (named === null) return null
  const fields = emptyFields()
  putAll(fields, named)
  putAll(fields, form.says)
  for (let at = 0; at < form.byTarget.length; at += 1) {
    const field = form.byTarget[at] ?? ''
    const token = ownValue(shown, field)
    // A contract is called, so what is on screen must be a token.
    put(fields, field, token === 'native' ? 'token' : token)
  }
  if (form.currency !== null) put(fields, form.currency, value)
  // A field that no screen shows, so it never passes.
  else if (value !== 0n) put(fields, 'amountOfCurrency', value)
  return fields
}

const keysOf = (fields: Fields): readonly string[] => ownKeys(fields) as string[]

function hasAll(args: Fields, must: Fields): boolean {
  const keys = keysOf(must)
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] ?? ''
    if (!isSameValue(ownValue(args, key), ownValue(must, key))) return false
  }
  return true
}

function putAll(to: Record<string, unknown>, fields: Fields): void {
  const keys = keysOf(fields)
  for (let at = 0; at < keys.length; at += 1) put(to, keys[at] ?? '', ownValue(fields, keys[at] ?? ''))
}

/** Omits fields the screen does not show, and zeros that mean nothing. */
function namedFields(args: Fields): Fields {
  const named = emptyFields()
  const keys = keysOf(args)
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] ?? ''
    const value = ownValue(args, key)
    if (startsWith(key, '_')) continue
    if (key[key.length - 1] === '?') put(named, part(key, 0, key.length - 1), value === 0n ? null : value)
    else put(named, key, value)
  }
  return named
}

/** The fields that the screen shows, in the form that reading gives them. */
export function screenFields(shown: ShownTerms): Fields {
  const fields = emptyFields()
  switch (shown.kind) {
    case 'buyDrop':
    case 'listDrop': {
      // The market knows its counter by itself here.
      const { counter: _, ...rest } = shown.order
      put(fields, 'order', rest)
      if (shown.kind === 'buyDrop')
        put(fields, 'amount', shown.order.price.token === 'native' ? shown.order.price.amount : 0n)
      return fields
    }
    case 'buyDrops': {
      const orders: Fields[] = []
      let amount = 0n
      for (let at = 0; at < shown.orders.length; at += 1) {
        const order = shown.orders[at]
        if (order === undefined) continue
        const { counter: _, ...rest } = order
        put(orders, at, rest)
        if (order.price.token === 'native') amount += order.price.amount
      }
      put(fields, 'orders', orders)
      put(fields, 'amount', amount)
      return fields
    }
    case 'acceptOffer': {
      const { offer, seller, tokenId, royalty } = shown
      const { counter: _, ...order } = offer
      put(fields, 'order', order)
      // The sender is the seller, and the offer itself states the piece and the royalty.
      if (offer.kind === 'collectionOffer') put(fields, 'ownOrder', soldFor(offer, seller, tokenId, royalty))
      return fields
    }
    default: {
      const { kind: _, ...rest } = shown
      putAll(fields, rest)
      return fields
    }
  }
}

/** The listing that meets an offer for any piece: of the same price and time, with the royalty of the piece. */
function soldFor(offer: CollectionOffer, seller: Address, tokenId: bigint, royalty: Royalty | null): Fields {
  const { collection, price, startSeconds, endSeconds, salt } = offer
  return { kind: 'listing', seller, collection, tokenId, price, royalty, startSeconds, endSeconds, salt }
}
