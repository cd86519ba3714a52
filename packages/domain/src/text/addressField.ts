import { type Address, parseAddress } from '../address.ts'

/** The name service's answer for a name. */
export type Lookup = { readonly kind: 'loading' } | { readonly kind: 'resolved'; readonly address: Address | null }

export type AddressField =
  | { readonly kind: 'empty' | 'loading' }
  /** Not an address and not resolvable, so the field shows an error (spec: money.address-field). */
  | { readonly kind: 'unresolved' }
  | { readonly kind: 'address'; readonly address: Address }

/** Strips the spaces and line ends of a pasted address (spec: money.address-field). */
export const addressInput = (text: string): string => text.replaceAll(/\s+/g, '')

/**
 * Value of an address field. `lookup` must be for this exact text; while typing or looking up it is loading, not an
 * error.
 */
export function addressField(text: string, lookup: Lookup): AddressField {
  const typed = addressInput(text)
  if (typed === '') return { kind: 'empty' }
  const address = parseAddress(typed) ?? (lookup.kind === 'resolved' ? lookup.address : null)
  if (address !== null) return { kind: 'address', address }
  return lookup.kind === 'loading' ? { kind: 'loading' } : { kind: 'unresolved' }
}
