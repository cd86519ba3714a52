import { Equaliser } from '@musi/ui/Equaliser'
import { Text } from '@musi/ui/Text'
import { unitText } from '#platform/page/money/unitText.ts'
import { lastAnswer } from '#platform/session/freshness/lastAnswer.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { artistPriceText } from '#platform/tokens/artists/artistPriceText.ts'
import { marketNews } from '#platform/tokens/artists/marketNews.ts'
import { useArtistMarket } from '#platform/tokens/artists/useArtistMarket.ts'
import { t } from './homeWords.ts'
import styles from './Home.module.css'

/** As many as somebody reads on the way down; the token select has all. */
const SHOWN = 20

/** What the tokens of artists cost right now, by their pools. */
export function LiveStrip() {
  const market = useArtistMarket()
  const news = marketNews(market)
  const isLive = market.kind === 'read' && !market.age.overdue
  return (
    <section aria-label={t('live.prices')} className={styles['strip']}>
      <span className={styles['light']} data-live={isLive}>
        <Equaliser />
      </span>
      {news === null && market.kind === 'read' ? (
        <ul className={styles['artists']} {...lastAnswer(market.age)}>
          {market.artists.slice(0, SHOWN).map((priced) => (
            <li key={priced.artist.token.address}>
              <Link to={`/swap?outputCurrency=${priced.artist.token.address}`}>
                <Text as="b" tone="strong" weight={640}>
                  {unitText(priced.artist.token)}
                </Text>{' '}
                <span>{artistPriceText(priced)}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <output>{news}</output>
      )}
    </section>
  )
}
