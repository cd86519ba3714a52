import { type Address, parseAddress } from '../address.ts'

/** The name service's answer for a name. */
export type Lookup = { readonly kind: 'loading' } | { readonly kind: 'resolved'; readonly address: Address | null }

export type AddressField =
  | { readonly kind: 'empty' | 'loading' }
  /** Neither empty, nor being looked up, nor an address: the field shows an error (spec: money.address-field). */
  | { readonly kind: 'unresolved' }
  | { readonly kind: 'address'; readonly address: Address }

/** An address may be pasted with spaces or line ends in it: they are stripped on input (spec: money.address-field). */
export const addressInput = (text: string): string => text.replaceAll(/\s+/g, '')

/**
 * What an address field holds. `lookup` is of this very text; while somebody still types, and while it is being looked up, it is
 * loading, which is no error.
 */
export function addressField(text: string, lookup: Lookup): AddressField {
  const typed = addressInput(text)
  if (typed === '') return { kind: 'empty' }
  const address = parseAddress(typed) ?? (lookup.kind === 'resolved' ? lookup.address : null)
  if (address !== null) return { kind: 'address', address }
  return lookup.kind === 'loading' ? { kind: 'loading' } : { kind: 'unresolved' }
}
