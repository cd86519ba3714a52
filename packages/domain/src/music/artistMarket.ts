import type { Address } from '../address.ts'
import type { Native, Token } from '../currency.ts'
import { pairOf, sortsBefore, spotPrice } from '../exchange/pair.ts'
import { compareValues } from '../compareValues.ts'
import type { Price } from '../amount/price.ts'

/** An artist whose token has a price, in the native currency. */
export type PricedArtist<Artist> = {
  readonly artist: Artist
  readonly price: Price<Token, Native>
  readonly held: bigint
}

/** A pool's reserves, the token with the lower address first; null if the pool is missing or empty. */
type Reserves = readonly [bigint, bigint] | null

/**
 * Artists traded against the native currency, deepest pool first; faking depth costs money, unlike faking plays or trades.
 */
export function artistMarket<Artist extends { readonly token: Token }>(
  artists: readonly Artist[],
  reserves: readonly Reserves[],
  wrapped: Address,
  native: Native,
): readonly PricedArtist<Artist>[] {
  const priced = artists.flatMap((artist, at): PricedArtist<Artist>[] => {
    const amounts = reserves[at] ?? null
    const { token } = artist
    if (amounts === null || token.address === wrapped) return []
    const [tokenReserve, nativeReserve] = sortsBefore(token.address, wrapped) ? amounts : [amounts[1], amounts[0]]
    const ratio = spotPrice(pairOf(token.address, tokenReserve, wrapped, nativeReserve), token.address)
    return ratio === null ? [] : [{ artist, price: { base: token, quote: native, ratio }, held: nativeReserve }]
  })
  return priced.toSorted((one, other) => compareValues(other.held, one.held))
}
