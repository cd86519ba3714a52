/** What the jukebox and the token say. */
export type Offered = {
  readonly retired: boolean
  /** From when on the jukebox takes payment. Null: since ever. */
  readonly opensAtSeconds: bigint | null
  /** Null: the token does not say how it counts. */
  readonly tokenDecimals: number | null
}

export type PlayOffer =
  | { readonly kind: 'open' }
  | { readonly kind: 'opensLater'; readonly opensAtSeconds: bigint }
  | { readonly kind: 'retired' }
  /** Its price cannot be said, and may be no amount at all: older collections number their pieces by the same calls. */
  | { readonly kind: 'notAPrice' }

/** Whether a screen may offer a play, by the clock of the chain (spec: songs.play-offer). */
export function playOffer({ retired, opensAtSeconds, tokenDecimals }: Offered, nowSeconds: bigint): PlayOffer {
  if (retired) return { kind: 'retired' }
  if (tokenDecimals === null) return { kind: 'notAPrice' }
  if (opensAtSeconds !== null && nowSeconds < opensAtSeconds) return { kind: 'opensLater', opensAtSeconds }
  return { kind: 'open' }
}
