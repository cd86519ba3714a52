/** State of a song from the jukebox and its token. */
export type SongState = {
  readonly retired: boolean
  /** Time from which the jukebox takes payment; null if it has always done so. */
  readonly opensAtSeconds: bigint | null
  /** Decimals of the song's token; null if the token does not report its decimals. */
  readonly tokenDecimals: number | null
}

export type PlayOffer =
  | { readonly kind: 'open' }
  | { readonly kind: 'opensLater'; readonly opensAtSeconds: bigint }
  | { readonly kind: 'retired' }
  /** The cost cannot be shown, and may be the id of a piece of an NFT collection instead of an amount. */
  | { readonly kind: 'notAPrice' }

/** True if a screen may offer a play, by the chain's clock (spec: songs.play-offer). */
export function playOffer({ retired, opensAtSeconds, tokenDecimals }: SongState, nowSeconds: bigint): PlayOffer {
  if (retired) return { kind: 'retired' }
  if (tokenDecimals === null) return { kind: 'notAPrice' }
  if (opensAtSeconds !== null && nowSeconds < opensAtSeconds) return { kind: 'opensLater', opensAtSeconds }
  return { kind: 'open' }
}
