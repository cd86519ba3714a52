import type { Address } from '@musi/domain/address'
import type { Currency } from '@musi/domain/currency'
import { Cover } from '#platform/page/artwork/Cover.tsx'
import { useArtistFeed } from '#platform/tokens/artists/useArtistFeed.ts'
import { TokenLogo } from '#platform/tokens/token-logo/TokenLogo.tsx'

type TokenFaceProps = { token: Address; currency: Currency; size: 'small' | 'large' }

/** An artist token's cover, or another token's logo. */
export function TokenFace({ token, currency, size }: TokenFaceProps) {
  const isArtist = useArtistFeed().artists.has(token)
  return isArtist ? <Cover seed={token} /> : <TokenLogo currency={currency} size={size} />
}
