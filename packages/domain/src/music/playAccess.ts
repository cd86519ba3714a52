import type { Address } from '../address.ts'

/**
 * Terms of a song: a bundled sample is free, all others are paid per play (spec: songs.play-access).
 */
export type SongSale =
  | { readonly kind: 'sample' }
  /** The token is identified by its address, since anybody can use a symbol (case 97). */
  | { readonly kind: 'registered'; readonly token: Address; readonly cost: bigint }

export type Listener = {
  readonly account: Address | null
  /** The account's balance of the song's token; null while unknown. */
  readonly balance: bigint | null
  /** True if the account has an unused payment for this song. */
  readonly hasPaid: boolean
}

export type PlayAccess =
  /** Plays at once without a wallet. */
  | { readonly kind: 'free' }
  /** The song was paid for. */
  | { readonly kind: 'granted' }
  | { readonly kind: 'connect' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'short'; readonly token: Address; readonly missing: bigint }
  | { readonly kind: 'pay'; readonly token: Address; readonly cost: bigint }

/** The requirement for playing the whole song. Its preview is free for everybody (spec: songs.play-access). */
export function playAccess(sale: SongSale, { account, balance, hasPaid }: Listener): PlayAccess {
  if (sale.kind === 'sample') return { kind: 'free' }
  if (account === null) return { kind: 'connect' }
  if (hasPaid) return { kind: 'granted' }
  if (balance === null) return { kind: 'loading' }
  const { token, cost } = sale
  return balance < cost ? { kind: 'short', token, missing: cost - balance } : { kind: 'pay', token, cost }
}
