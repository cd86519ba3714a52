import { ownArtistToken } from '@musi/chain/reads/music/ownArtistToken'
import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import { contractOf } from '#platform/page/config/config.ts'
import { useRead } from '#platform/session/chain/useRead.ts'
import { useArtistFeed } from '#platform/tokens/artists/useArtistFeed.ts'
import { useToken } from '#platform/tokens/catalogue/useToken.ts'

export type OwnTokens =
  | { readonly kind: 'some'; readonly tokens: readonly [Token, ...Token[]] }
  | { readonly kind: 'none' | 'reading' | 'away' }

/** Artist tokens an account has created, newest first. */
export function useOwnTokens(account: Address): OwnTokens {
  const feed = useArtistFeed()
  const factory = contractOf('artistTokenFactory')
  const newestAddress = useRead(factory === null ? null : ownArtistToken(factory, account))
  // A token created a moment ago may be missing from the feed.
  const lookup = useToken(newestAddress.kind === 'value' ? newestAddress.value : null)
  const feedTokens = [...feed.artists.values()].filter(({ creator }) => creator === account).map(({ token }) => token)
  const newest = lookup.kind === 'token' ? lookup.token : null
  const isMissing = newest !== null && feedTokens.every(({ address }) => address !== newest.address)
  const [first, ...others] = isMissing ? [newest, ...feedTokens] : feedTokens
  if (first !== undefined) return { kind: 'some', tokens: [first, ...others] }
  if (feed.kind === 'read' && (factory === null || newestAddress.kind === 'value') && lookup.kind !== 'loading')
    return { kind: 'none' }
  return { kind: feed.kind === 'failed' ? 'away' : 'reading' }
}
