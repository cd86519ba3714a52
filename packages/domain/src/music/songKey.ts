import type { Address } from '../address.ts'

/** Whoever has so much of a token, or a piece of a collection, hears a song without paying for the play (spec: songs.gate). */
export type SongKey =
  | { readonly kind: 'token'; readonly token: Address; readonly atLeast: bigint }
  | { readonly kind: 'collectible'; readonly collection: Address }
