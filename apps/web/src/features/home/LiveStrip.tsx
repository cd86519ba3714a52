import { Text } from '@musi/ui/Text'
import { Face } from '#platform/page/artwork/Face.tsx'
import { DayChange } from '#platform/page/money/DayChange.tsx'
import { artistText } from '#platform/tokens/artists/artistWords.ts'
import { unitText } from '#platform/page/money/unitText.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { lastAnswer } from '#platform/session/freshness/lastAnswer.ts'
import { artistPriceText } from '#platform/tokens/artists/artistPriceText.ts'
import { emptyMarketText } from '#platform/tokens/artists/emptyMarketText.ts'
import { useArtistWorth } from '#platform/session/prices/useArtistWorth.ts'
import type { ArtistMarket } from '#platform/tokens/artists/useArtistMarket.ts'
import { useDayChanges } from '#platform/tokens/artists/useDayChanges.ts'
import { homeText } from './words/homeWords.ts'
import styles from './Home.module.css'

/** Enough to skim on the way down; the token select lists all. */
const MAX_SHOWN = 20

/** Current prices of artist tokens from their pools, and their change in a day (spec: home.live). */
export function LiveStrip({ market }: { market: ArtistMarket }) {
  const shown = market.kind === 'read' ? market.artists.slice(0, MAX_SHOWN) : []
  const worth = useArtistWorth(shown.map(({ artist }) => artist.token.address))
  const changes = useDayChanges()
  const emptyText = emptyMarketText(market)
  return (
    <section aria-label={homeText('live.prices')} className={styles['strip']}>
      {emptyText === null && market.kind === 'read' && worth !== null ? (
        <ul className={styles['artists']} {...lastAnswer(market.age)}>
          {shown.map((priced) => {
            const { token, creator } = priced.artist
            return (
              <li key={token.address}>
                <Link to={`/artist/${creator}`}>
                  <Face seed={token.address} of="artist" />
                  <Text as="b" tone="strong" weight={640}>
                    {unitText(token)}
                  </Text>{' '}
                  <span className={styles['figures']}>
                    {artistPriceText(priced, worth)} <DayChange part={changes.get(token.address)} />
                  </span>
                </Link>
              </li>
            )
          })}
        </ul>
      ) : (
        <output>{emptyText ?? artistText('reading')}</output>
      )}
    </section>
  )
}
