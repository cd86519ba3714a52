import type { Address } from '@musi/domain/address'
import { symbolText } from '@musi/domain/amount/symbolText'
import type { Token } from '@musi/domain/currency'
import { explorerLink } from '@musi/domain/url/explorerLink'
import { config } from '#platform/page/config/config.ts'
import { useAccountName } from '#platform/session/names/useAccountName.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import styles from './ArtistNoteText.module.css'
import { warningText } from './warningWords.ts'

/** Names the creator of an artist's token by account, with links to more: a token's name may be anybody's. */
export function ArtistNoteText({ token, creator }: { token: Token; creator: Address }) {
  const { url } = config().explorer
  const { name } = useAccountName(creator)
  return (
    <p className={styles['note']}>
      {warningText('artistNote', { symbol: symbolText(token.symbol), creator: name })}{' '}
      <Link to={`/artist/${creator}`} title={creator}>
        {warningText('artistNoteArtist')}
      </Link>
      {url !== null && (
        <>
          {' · '}
          <a href={explorerLink(url, 'token', token.address)} target="_blank" rel="noopener noreferrer">
            {warningText('artistNoteMore')}
          </a>
        </>
      )}
    </p>
  )
}
