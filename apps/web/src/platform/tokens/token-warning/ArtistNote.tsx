import { shortenAddress } from '@musi/domain/address'
import { symbolText } from '@musi/domain/amount/symbolText'
import type { Currency } from '@musi/domain/currency'
import { explorerLink } from '@musi/domain/url/explorerLink'
import { config } from '../../page/config/config.ts'
import { artistOf } from '../artists/artistFeed.ts'
import { sourcedToken } from '../catalogue/tokens.ts'
import styles from './ArtistNote.module.css'
import { t } from './warningWords.ts'

type Props = { currencies: readonly (Currency | null)[] }

/** What stands in place of the warning about an unknown token where an artist's token is used (spec: artist-tokens.note). */
export function ArtistNote({ currencies }: Props) {
  const { url } = config().explorer
  return currencies.map((currency) => {
    if (currency?.kind !== 'token' || sourcedToken(currency.address)?.source !== 'artist') return null
    const artist = artistOf(currency.address)
    if (artist === null) return null
    return (
      <p key={currency.address} className={styles['note']}>
        {t('artistNote', { symbol: symbolText(currency.symbol), creator: shortenAddress(artist.creator) })}{' '}
        {url !== null && (
          <a href={explorerLink(url, 'token', currency.address)} target="_blank" rel="noopener noreferrer">
            {t('artistNoteMore')}
          </a>
        )}
      </p>
    )
  })
}
