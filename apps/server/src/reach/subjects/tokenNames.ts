import type { ArtistToken } from '@musi/api/history/artistTokens'
import { type Address, shortenAddress } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import { safeText } from '@musi/domain/safeText'
import { LISTED_TOKEN_LIMITS } from '@musi/domain/text/textLimits'
import { skeleton } from '@musi/domain/text/skeleton'

export type TokenName = {
  readonly address: Address
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** The account that made it in our factory; null for a token of the address book. */
  readonly creator: Address | null
}

/** The names that may be used in links: tokens of the address book and artist tokens that imitate none (spec: reach.names). */
export type TokenNames = {
  readonly of: (token: string) => TokenName | null
  /** The name of an artist, from the first token that he made; his short address if he made none. */
  readonly artist: (account: string) => string
  /** True if an account calls itself by the name of another account's token. */
  readonly isImitation: (name: string, account: string) => boolean
}

const named = ({ address, name, symbol, decimals }: Token, creator: Address | null): TokenName => ({
  address,
  name: safeText(name, LISTED_TOKEN_LIMITS.name),
  symbol: safeText(symbol, LISTED_TOKEN_LIMITS.symbol),
  decimals,
  creator,
})

const ofArtist = ({ address, creator, name, symbol }: ArtistToken): TokenName =>
  named({ kind: 'token', decimals: 18, address: address as Address, name, symbol }, creator as Address)

function namesOf(known: readonly Token[], artists: readonly ArtistToken[]): TokenNames {
  const honest = artists.filter(({ lookAlike }) => lookAlike === null).map(ofArtist)
  const tokens = new Map(
    [...known.map((token) => named(token, null)), ...honest].map((each) => [lower(each.address), each]),
  )
  const byCreator = new Map(honest.toReversed().map((each) => [lower(each.creator ?? ''), each.name]))
  const owners = new Map(honest.toReversed().flatMap((each) => looksOf(each.name).map((look) => [look, each.creator])))
  const made = new Set(honest.map(({ address }) => lower(address)))
  const ownNames = new Set(
    known.filter(({ address }) => !made.has(lower(address))).flatMap(({ name }) => looksOf(name)),
  )
  return {
    of: (token) => tokens.get(lower(token)) ?? null,
    artist: (account) => byCreator.get(lower(account)) ?? shortenAddress(account),
    isImitation: (name, account) =>
      looksOf(name).some((look) => {
        const owner = owners.get(look)
        return ownNames.has(look) || (owner !== undefined && owner !== null && lower(owner) !== lower(account))
      }),
  }
}

const lower = (text: string) => text.toLowerCase()

function looksOf(name: string): readonly string[] {
  const { letters, sight } = skeleton(name)
  return [letters, sight].filter((look) => look !== '')
}

type Needs = { known: readonly Token[]; latest: () => readonly ArtistToken[] | null }

/** The present names, made anew only when an artist token was added or taken back. */
export function tokenNames({ known, latest }: Needs): () => TokenNames {
  let madeOf: readonly ArtistToken[] | null = null
  let names = namesOf(known, [])
  return () => {
    const artists = latest()
    if (artists !== null && artists !== madeOf) {
      madeOf = artists
      names = namesOf(known, artists)
    }
    return names
  }
}
