import type { Address } from '../address.ts'

/** A holding that gives access to a song without payment: an amount of a token, or a piece of a collection (spec: songs.gate). */
export type SongKey =
  | { readonly kind: 'token'; readonly token: Address; readonly atLeast: bigint }
  | { readonly kind: 'collectible'; readonly collection: Address }
