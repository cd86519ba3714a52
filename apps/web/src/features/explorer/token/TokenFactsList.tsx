import type { TokenFacts } from '@musi/chain/reads/tokenFacts'
import type { Address } from '@musi/domain/address'
import { Link } from '../../../platform/page/navigation/Link.tsx'
import { useArtistFeed } from '../../../platform/tokens/artists/useArtistFeed.ts'
import { NameText } from '../../../platform/tokens/explain/AddressName.tsx'
import { Amount } from '../../../platform/tokens/explain/Amount.tsx'
import { Code } from '../../../platform/page/card/Code.tsx'
import { t } from '../frame/explorerWords.ts'
import { Facts } from '../frame/Facts.tsx'
import styles from '../../../platform/tokens/explain/text.module.css'
import { useIdentity } from '../../../platform/tokens/explain/useIdentity.ts'
import { whoIsWho } from '../../../platform/tokens/explain/whoIsWho.ts'

export function TokenFactsList({ token, facts: { symbol, decimals, supply } }: { token: Address; facts: TokenFacts }) {
  const identity = useIdentity(token)
  const artist = useArtistFeed().artists.get(token)
  // The known symbol differs, for example because the token could be mistaken for another.
  const other = identity?.kind === 'token' && identity.symbol !== symbol && !whoIsWho().tokens.includes(token)
  return (
    <Facts
      facts={[
        ...(artist === undefined
          ? []
          : [
              {
                name: t('token.madeBy'),
                value: (
                  <Link to={`/artist/${artist.creator}`} className={styles['link']}>
                    <NameText address={artist.creator} />
                  </Link>
                ),
              },
            ]),
        { name: t('token.symbol'), value: other ? t('token.other', { symbol }) : symbol },
        { name: t('token.decimals'), value: decimals === null ? t('token.decimalsNone') : decimals },
        { name: t('token.supply'), value: <Amount currency={token} amount={supply} /> },
        {
          name: t('token.address'),
          value: (
            <>
              <Code text={token} />{' '}
              <Link to={`/explorer/address/${token}`} className={styles['link']}>
                {t('token.asAddress')}
              </Link>
            </>
          ),
        },
      ]}
    />
  )
}
