import type { TokenFacts } from '@musi/chain/requests/tokens/tokenFacts'
import type { Address } from '@musi/domain/address'
import { Link } from '#platform/page/navigation/Link.tsx'
import { useArtistFeed } from '#platform/tokens/artists/useArtistFeed.ts'
import { Unit } from '#platform/page/money/Unit.tsx'
import { identityToken } from '#platform/tokens/explain/identityToken.ts'
import { NameText } from '#platform/tokens/explain/AddressName.tsx'
import { Amount } from '#platform/tokens/explain/Amount.tsx'
import { Code } from '#platform/page/card/Code.tsx'
import { explorerText } from '../frame/explorerWords.ts'
import { Facts } from '../frame/Facts.tsx'
import styles from '#platform/tokens/explain/text.module.css'
import { useIdentity } from '#platform/tokens/explain/useIdentity.ts'

export function TokenFactsList({ token, facts: { symbol, decimals, supply } }: { token: Address; facts: TokenFacts }) {
  const identity = useIdentity(token)
  const artist = useArtistFeed().artists.get(token)
  const named = identity === null ? null : identityToken(identity, token)
  return (
    <Facts
      facts={[
        ...(artist === undefined
          ? []
          : [
              {
                name: explorerText('token.madeBy'),
                value: (
                  <Link to={`/artist/${artist.creator}`} className={styles['link']}>
                    <NameText address={artist.creator} />
                  </Link>
                ),
              },
            ]),
        { name: explorerText('token.symbol'), value: named === null ? symbol : <Unit currency={named} /> },
        {
          name: explorerText('token.decimals'),
          value: decimals === null ? explorerText('token.decimalsNone') : decimals,
        },
        { name: explorerText('token.supply'), value: <Amount currency={token} amount={supply} /> },
        {
          name: explorerText('token.address'),
          value: (
            <>
              <Code text={token} />{' '}
              <Link to={`/explorer/address/${token}`} className={styles['link']}>
                {explorerText('token.asAddress')}
              </Link>
            </>
          ),
        },
      ]}
    />
  )
}
