import { ArtistTokens } from '@musi/api/history/artistTokens'
import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import type { TokenLookAlike } from '@musi/domain/text/tokenLookAlike'
import { safeText } from '@musi/domain/safeText'
import { LISTED_TOKEN_LIMITS } from '@musi/domain/text/textLimits'
import type { Reader } from '@musi/domain/untrusted'
import { readAnswer } from '#platform/page/http/readAnswer.ts'

/** An artist's token created here, as our server lists it (spec: artist-tokens.feed). */
export type Artist = {
  readonly token: Token
  readonly creator: Address
  readonly hasSong: boolean
  /** The known or older token that this one resembles; null if there is none. */
  readonly lookAlike: TokenLookAlike | null
}

export type ArtistPage = {
  readonly artists: readonly Artist[]
  readonly next: ArtistTokens['next']
  readonly staleSince: ArtistTokens['staleSince']
}

/** Creates a token from the feed, which only has tokens within the limits of a token list. */
const tokenOf = (given: { address: Address; symbol: string; name: string }): Token => ({
  kind: 'token',
  address: given.address,
  symbol: safeText(given.symbol, LISTED_TOKEN_LIMITS.symbol),
  name: safeText(given.name, LISTED_TOKEN_LIMITS.name),
  decimals: 18,
})

export const readArtistPage: Reader<ArtistPage> = (value) => {
  const page = readAnswer(ArtistTokens, value)
  if (page === undefined) return undefined
  const artists = page.tokens.map(({ creator, hasSong, lookAlike, ...given }): Artist => ({
    token: tokenOf(given),
    creator,
    hasSong,
    lookAlike: lookAlike && { original: tokenOf(lookAlike), by: lookAlike.by },
  }))
  return { artists, next: page.next, staleSince: page.staleSince }
}
