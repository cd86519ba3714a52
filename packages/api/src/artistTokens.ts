import { TOKEN_LIMITS } from '@musi/domain/text/textLimits'
import * as z from 'zod/mini'
import { leftOut } from './indexPage.ts'

z.config({ jitless: true })

const hexAddress = z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/))
const symbol = z.string().check(z.minLength(1), z.maxLength(TOKEN_LIMITS.symbol))
const name = z.string().check(z.minLength(1), z.maxLength(TOKEN_LIMITS.name))

/** A token that our own factory made (spec: artist-tokens.feed). All of them have 18 decimals. */
export const ArtistToken = z.object({
  /** Its place in the factory, from 0: the order in which the tokens were made. */
  number: z.int(),
  address: hexAddress,
  creator: hexAddress,
  symbol,
  name,
  /** Its creator has registered a song that is paid for in it. */
  hasSong: z.boolean(),
  /** The known token, or the token made here before, that it could be mistaken for (spec: artist-tokens.look-alike). */
  lookAlike: z.nullable(z.object({ address: hexAddress, symbol, name, by: z.enum(['symbol', 'name']) })),
})
export type ArtistToken = z.infer<typeof ArtistToken>

/** What GET /api/artist-tokens?from=0 answers with 200: one page. A chain without a factory has an empty one. */
export const ArtistTokens = z.object({
  tokens: z.array(ArtistToken),
  leftOut,
  /** The `from` of the next page; null on the last one. */
  next: z.nullable(z.int()),
  /** Null while the chain is followed; else the last block that was read, because it cannot be read now. */
  staleSince: z.nullable(z.int()),
})
export type ArtistTokens = z.infer<typeof ArtistTokens>

export const ARTIST_TOKENS_PATH = '/api/artist-tokens'
