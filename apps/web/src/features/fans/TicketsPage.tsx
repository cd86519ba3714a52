import { buttonClass } from '@musi/ui/controls/Button'
import { Text } from '@musi/ui/Text'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { PlaceLink } from '#platform/page/navigation/PlaceLink.tsx'
import { useArtistFeed } from '#platform/tokens/artists/useArtistFeed.ts'
import { fansText } from './fansWords.ts'
import styles from './TicketsPage.module.css'

/** Page without tickets yet. Its heading and sentence are exactly as specified (spec: pages.tickets). */
export function TicketsPage() {
  return (
    <section className={styles['page']}>
      <div className={styles['words']}>
        <h1 tabIndex={-1}>{fansText('tickets')}</h1>
        <p>{fansText('ticketsText')}</p>
        <p className={styles['next']}>{fansText('ticketsNext')}</p>
        <PlaceLink to="/charts?list=artists" className={buttonClass({ size: 'large' })}>
          {fansText('findToken')}
        </PlaceLink>
      </div>
      <img src="/art/tickets.svg" alt="" width="800" height="600" className={styles['art']} />
      <Artists />
    </section>
  )
}

/** One row on a wide page. */
const SHOWN_ARTISTS = 6

/** Artists with songs, linked to their pages. */
function Artists() {
  const artists = [...useArtistFeed().artists.values()].filter(
    ({ hasSong, lookAlike }) => hasSong && lookAlike === null,
  )
  if (artists.length === 0) return null
  return (
    <ul className={styles['artists']}>
      {artists.slice(0, SHOWN_ARTISTS).map(({ token, creator }) => (
        <li key={token.address}>
          <PlaceLink to={`/artist/${creator}`}>
            <Sleeve seed={token.address} disc="in" />
            <Text as="b" tone="strong" weight={620} breaks>
              <bdi>{token.name}</bdi>
            </Text>
          </PlaceLink>
        </li>
      ))}
    </ul>
  )
}
