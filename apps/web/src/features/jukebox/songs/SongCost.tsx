import type { Address } from '@musi/domain/address'
import { Skeleton } from '@musi/ui/Skeleton'
import { isVouchedFor } from '#platform/page/money/unitText.ts'
import { useArtistFeed } from '#platform/tokens/artists/useArtistFeed.ts'
import { Amount } from '#platform/tokens/explain/Amount.tsx'
import { identityToken } from '#platform/tokens/explain/identityToken.ts'
import { useIdentity } from '#platform/tokens/explain/useIdentity.ts'

type Props = { token: Address; cost: bigint }

/** Price of a play; a placeholder until the token and its trust are read, because an address is no price. */
export function SongCost({ token, cost }: Props) {
  const identity = useIdentity(token)
  const { kind } = useArtistFeed()
  const unit = identity === null ? null : identityToken(identity, token)
  const isTrustUnread = kind === 'reading' && unit !== null && !isVouchedFor(unit)
  return identity === null || isTrustUnread ? (
    <Skeleton shape="figure" brief />
  ) : (
    <Amount currency={token} amount={cost} />
  )
}
