import type { Address } from '@musi/domain/address'
import type { CollectionOffer, Royalty } from '@musi/domain/market/marketOrder'
import { pristine } from '../firstReferences.ts'
import type { Call } from '../write.ts'
import type { CallForm } from './kinds/callForm.ts'
import { decodeArguments } from './decode.ts'
import { isSameValue } from './difference.ts'
import { formsOf } from './gateKinds.ts'
import { type Fields, emptyFields, isSameHex, ownValue, sliceText, defineField, startsWith } from './ownFields.ts'
import type { ShownTerms } from './shownTerms.ts'

const { ownKeys } = pristine

/** Decodes the call's bytes into the screen's fields. Null if it is not a call of this kind. */
export function readCall(call: Call, shown: ShownTerms): Fields | null {
  const { to, data, value } = call
  if (shown.kind === 'transfer' && shown.what === 'native')
    return data === '0x' ? { what: 'native', recipient: to, amount: value } : null
  const forms = formsOf(shown)
  const selector = sliceText(data, 0, 10)
  for (let at = 0; at < forms.length; at += 1) {
    const form = forms[at]
    if (form !== undefined && isSameHex(form.selector, selector)) return fieldsOf(form, call, shown)
  }
  return null
}

function fieldsOf(form: CallForm, { data, value }: Call, shown: ShownTerms): Fields | null {
  const args = decodeArguments(form.declared, sliceText(data, 10))
  if (args === null || !hasRequiredValues(args, form.requiredValues)) return null
  const named = form.group(namedFields(args))
  if (named === null) return null
  const fields = emptyFields()
  copyFields(fields, named)
  copyFields(fields, form.impliedFields)
  for (let at = 0; at < form.checkedByTarget.length; at += 1) {
    const field = form.checkedByTarget[at] ?? ''
    const token = ownValue(shown, field)
    // The target is a contract, so the field must name a token, not the native currency.
    defineField(fields, field, token === 'native' ? 'token' : token)
  }
  if (form.currency !== null) defineField(fields, form.currency, value)
  // No screen has this field, so the call is refused.
  else if (value !== 0n) defineField(fields, 'amountOfCurrency', value)
  return fields
}

const keysOf = (fields: Fields): readonly string[] => ownKeys(fields) as string[]

function hasRequiredValues(args: Fields, must: Fields): boolean {
  const keys = keysOf(must)
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] ?? ''
    if (!isSameValue(ownValue(args, key), ownValue(must, key))) return false
  }
  return true
}

function copyFields(to: Record<string, unknown>, fields: Fields): void {
  const keys = keysOf(fields)
  for (let at = 0; at < keys.length; at += 1) defineField(to, keys[at] ?? '', ownValue(fields, keys[at] ?? ''))
}

/** Omits `_` fields, and turns a zero of a `?` field into null. */
function namedFields(args: Fields): Fields {
  const named = emptyFields()
  const keys = keysOf(args)
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] ?? ''
    const value = ownValue(args, key)
    if (startsWith(key, '_')) continue
    if (key[key.length - 1] === '?') defineField(named, sliceText(key, 0, key.length - 1), value === 0n ? null : value)
    else defineField(named, key, value)
  }
  return named
}

/** The screen's terms in the form that `readCall` returns. */
export function screenFields(shown: ShownTerms): Fields {
  const fields = emptyFields()
  switch (shown.kind) {
    case 'buyDrop':
    case 'listDrop': {
      // The call has no counter, because the market reads it itself.
      const { counter: _, ...rest } = shown.order
      defineField(fields, 'order', rest)
      if (shown.kind === 'buyDrop')
        defineField(fields, 'amount', shown.order.price.token === 'native' ? shown.order.price.amount : 0n)
      return fields
    }
    case 'buyDrops': {
      const orders: Fields[] = []
      let amount = 0n
      for (let at = 0; at < shown.orders.length; at += 1) {
        const order = shown.orders[at]
        if (order === undefined) continue
        const { counter: _, ...rest } = order
        defineField(orders, at, rest)
        if (order.price.token === 'native') amount += order.price.amount
      }
      defineField(fields, 'orders', orders)
      defineField(fields, 'amount', amount)
      return fields
    }
    case 'acceptOffer': {
      const { offer, seller, tokenId, royalty } = shown
      const { counter: _, ...order } = offer
      defineField(fields, 'order', order)
      // The sender is the seller, and the offer itself states the piece and the royalty.
      if (offer.kind === 'collectionOffer')
        defineField(fields, 'ownOrder', matchedListing(offer, seller, tokenId, royalty))
      return fields
    }
    default: {
      const { kind: _, ...rest } = shown
      copyFields(fields, rest)
      return fields
    }
  }
}

/** The listing matched with an offer for any piece: same price and time, with the piece's royalty. */
function matchedListing(offer: CollectionOffer, seller: Address, tokenId: bigint, royalty: Royalty | null): Fields {
  const { collection, price, startSeconds, endSeconds, salt } = offer
  return { kind: 'listing', seller, collection, tokenId, price, royalty, startSeconds, endSeconds, salt }
}
