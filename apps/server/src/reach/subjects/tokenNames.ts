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
  /** Account that created it in our factory; null for a token of the address book. */
  readonly creator: Address | null
}

/** Names that may be used in links: of tokens in the address book, and of artist tokens that are no look-alikes (spec: reach.names). */
export type TokenNames = {
  readonly of: (token: string) => TokenName | null
  /** The name of an artist's first token; the shortened address if there is none. */
  readonly artist: (account: string) => string
  /** True if the name looks like that of another account's token, or of a token in the address book. */
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
  const originals = artists.filter(({ lookAlike }) => lookAlike === null).map(ofArtist)
  const tokens = new Map(
    [...known.map((token) => named(token, null)), ...originals].map((each) => [lower(each.address), each]),
  )
  const byCreator = new Map(originals.toReversed().map((each) => [lower(each.creator ?? ''), each.name]))
  const owners = new Map(
    originals.toReversed().flatMap((each) => skeletonsOf(each.name).map((look) => [look, each.creator])),
  )
  const artistTokens = new Set(originals.map(({ address }) => lower(address)))
  const addressBookNames = new Set(
    known.filter(({ address }) => !artistTokens.has(lower(address))).flatMap(({ name }) => skeletonsOf(name)),
  )
  return {
    of: (token) => tokens.get(lower(token)) ?? null,
    artist: (account) => byCreator.get(lower(account)) ?? shortenAddress(account),
    isImitation: (name, account) =>
      skeletonsOf(name).some((look) => {
        const owner = owners.get(look)
        return addressBookNames.has(look) || (owner !== undefined && owner !== null && lower(owner) !== lower(account))
      }),
  }
}

const lower = (text: string) => text.toLowerCase()

function skeletonsOf(name: string): readonly string[] {
  const { letters, sight } = skeleton(name)
  return [letters, sight].filter((look) => look !== '')
}

type Needs = { known: readonly Token[]; latest: () => readonly ArtistToken[] | null }

/** The current names, rebuilt only when the artist tokens change. */
export function tokenNames({ known, latest }: Needs): () => TokenNames {
  let usedTokens: readonly ArtistToken[] | null = null
  let names = namesOf(known, [])
  return () => {
    const artists = latest()
    if (artists !== null && artists !== usedTokens) {
      usedTokens = artists
      names = namesOf(known, artists)
    }
    return names
  }
}
