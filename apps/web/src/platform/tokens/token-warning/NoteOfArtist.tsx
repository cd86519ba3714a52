import type { Address } from '@musi/domain/address'
import { symbolText } from '@musi/domain/amount/symbolText'
import type { Token } from '@musi/domain/currency'
import { safeText } from '@musi/domain/safeText'
import { explorerLink } from '@musi/domain/url/explorerLink'
import { config } from '#platform/page/config/config.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import styles from './NoteOfArtist.module.css'
import { t } from './warningWords.ts'

const LONGEST_NAME = 40

/** Names the artist of an artist's token, with a link to more. */
export function NoteOfArtist({ token, creator }: { token: Token; creator: Address }) {
  const { url } = config().explorer
  return (
    <p className={styles['note']}>
      {t('artistNote', { symbol: symbolText(token.symbol), name: safeText(token.name, LONGEST_NAME) })}{' '}
      <Link to={`/artist/${creator}`} title={creator}>
        {t('artistNoteArtist')}
      </Link>
      {url !== null && (
        <>
          {' · '}
          <a href={explorerLink(url, 'token', token.address)} target="_blank" rel="noopener noreferrer">
            {t('artistNoteMore')}
          </a>
        </>
      )}
    </p>
  )
}
