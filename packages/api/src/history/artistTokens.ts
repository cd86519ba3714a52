import { TOKEN_LIMITS } from '@musi/domain/text/textLimits'
import * as v from 'valibot'
import { leftOut } from '../indexPage.ts'
import { address, wholeNumber } from '../values.ts'
import { byNumber } from '../parameters.ts'
import { resource } from '../resource.ts'
import { ARTIST_TOKENS_PATH } from '../paths.ts'

const symbol = v.pipe(v.string(), v.minLength(1), v.maxLength(TOKEN_LIMITS.symbol))
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(TOKEN_LIMITS.name))

/** A token made by our factory, always with 18 decimals (spec: artist-tokens.feed). */
export const ArtistToken = v.object({
  /** The token's index in the factory, from 0, in order of creation. */
  number: wholeNumber,
  address,
  creator: address,
  symbol,
  name,
  /** True if its creator has registered a song priced in it. */
  hasSong: v.boolean(),
  /** The known or earlier artist token that it could be mistaken for (spec: artist-tokens.look-alike). */
  lookAlike: v.nullable(v.object({ address, symbol, name, by: v.picklist(['symbol', 'name']) })),
})
export type ArtistToken = v.InferInput<typeof ArtistToken>

/** Answer of GET /api/artist-tokens?from=0 with 200: one page. A chain without a factory has an empty one. */
export const ArtistTokens = v.object({
  tokens: v.array(ArtistToken),
  leftOut,
  /** The `from` of the next page; null on the last one. */
  next: v.nullable(wholeNumber),
  /** Last block that could be read; null while the chain is followed. */
  staleSince: v.nullable(wholeNumber),
})
export type ArtistTokens = v.InferInput<typeof ArtistTokens>

export const artistTokensResource = resource({
  path: ARTIST_TOKENS_PATH,
  description:
    'Tokens that artists made with our factory, in the order of creation, each with the token that it could be mistaken for. 500 per page. Its pages have `staleSince` instead of `at`, `behind` and `since`: null, or the last block that was read if the chain cannot be read now.',
  rows: 'tokens',
  query: {
    from: byNumber('the `next` of the previous page'),
  },
  row: ArtistToken,
  answer: ArtistTokens,
})
