import { type Address, parseAddress } from '../address.ts'

type Hex = `0x${string}`

/**
 * The second signer of an account with a passkey, from its bytes on chain (ERC-7913). `passkey`: our verifier and a key.
 * `unknown`: another verifier, of which nothing is known.
 */
export type SecondSigner =
  | { readonly kind: 'none' }
  | { readonly kind: 'address'; readonly address: Address }
  | { readonly kind: 'passkey'; readonly x: Hex; readonly y: Hex }
  | { readonly kind: 'unknown' }

const ADDRESS_END = 42
const X_END = ADDRESS_END + 64
const PASSKEY_END = X_END + 64

export function secondSigner(bytes: Hex, verifier: Address | null): SecondSigner {
  if (bytes === '0x') return { kind: 'none' }
  const address = parseAddress(bytes.slice(0, ADDRESS_END).toLowerCase())
  if (address === null) return { kind: 'unknown' }
  if (bytes.length === ADDRESS_END) return { kind: 'address', address }
  if (bytes.length !== PASSKEY_END || address !== verifier) return { kind: 'unknown' }
  return { kind: 'passkey', x: `0x${bytes.slice(ADDRESS_END, X_END)}`, y: `0x${bytes.slice(X_END)}` }
}

/** The bytes that name a passkey as second signer. */
export const passkeySigner = (verifier: Address, { x, y }: { x: Hex; y: Hex }): Hex =>
  `0x${[verifier, x, y].map((part) => part.slice(2).toLowerCase()).join('')}`
