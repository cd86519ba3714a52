import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import type { ArtistFeed } from '#exchange/artists/artistFeed.ts'

/** `lookAlike`: a factory token whose symbol or name resembles a known or earlier token's. */
export type CurrencyVerdict = 'known' | 'made' | 'lookAlike' | 'other'

export type MarketCurrencies = {
  isKnown: (token: string) => boolean
  /**
   * Judges if a price may be in this token (spec: market.currencies); null until the factory's
   * tokens are read.
   */
  verdict: (token: Address) => Promise<CurrencyVerdict | null>
  /** True if a token resembles another, as far as the factory's tokens have been read. */
  looksLikeAnother: (token: string) => boolean
}

export function marketCurrencies(
  known: readonly Pick<Token, 'address'>[],
  artists: Pick<ArtistFeed, 'state' | 'latest'>,
): MarketCurrencies {
  const addresses = new Set<string>(known.map(({ address }) => address))
  return {
    isKnown: (token) => addresses.has(token),
    async verdict(token) {
      if (addresses.has(token)) return 'known'
      const feed = await artists.state()
      if (feed.kind !== 'read') return null
      return verdictsOf(feed.tokens).get(token) ?? 'other'
    },
    looksLikeAnother(token) {
      const tokens = artists.latest()
      return tokens !== null && verdictsOf(tokens).get(token) === 'lookAlike'
    },
  }
}

type Tokens = Extract<Awaited<ReturnType<ArtistFeed['state']>>, { kind: 'read' }>['tokens']
const verdicts = new WeakMap<Tokens, ReadonlyMap<string, CurrencyVerdict>>()

/**
 * Cached per list of the feed, which keeps its reference while unchanged, because every page of
 * orders needs it.
 */
function verdictsOf(tokens: Tokens): ReadonlyMap<string, CurrencyVerdict> {
  const cached = verdicts.get(tokens)
  if (cached !== undefined) return cached
  const computed = new Map(
    tokens.map(({ address, lookAlike }): [string, CurrencyVerdict] => [
      address,
      lookAlike === null ? 'made' : 'lookAlike',
    ]),
  )
  verdicts.set(tokens, computed)
  return computed
}
