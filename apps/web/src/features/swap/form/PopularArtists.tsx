import { type Currency, sameCurrency } from '@musi/domain/currency'
import { Skeleton } from '@musi/ui/Skeleton'
import { Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { unitText } from '#platform/page/money/unitText.ts'
import { lastAnswer } from '#platform/session/freshness/lastAnswer.ts'
import { useArtistWorth } from '#platform/session/prices/useArtistWorth.ts'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { artistPriceText } from '#platform/tokens/artists/artistPriceText.ts'
import { artistText } from '#platform/tokens/artists/artistWords.ts'
import { useArtistMarket } from '#platform/tokens/artists/useArtistMarket.ts'
import styles from './SwapArtists.module.css'
import { swapText } from './swapWords.ts'

const SHOWN = 3
const PLACES = [0, 1, 2] as const

type Props = { output: Currency | null; onPick: (currency: Currency) => void }

/** Suggestions below an empty form; a click fills To (spec: artist-tokens.popular). */
export function PopularArtists({ output, onPick }: Props) {
  const market = useArtistMarket()
  const shown = market.kind === 'read' ? market.artists.slice(0, SHOWN) : []
  const worth = useArtistWorth(shown.map(({ artist }) => artist.token.address))
  // The suggestions are optional, so nothing is shown if they cannot be read.
  if (market.kind === 'failed' || (market.kind === 'read' && market.artists.length === 0)) return null
  return (
    <Stack as="section" aria-labelledby="popular-artists" gap={3} className={styles['popular']}>
      <h2 id="popular-artists">{swapText('popular')}</h2>
      {market.kind !== 'read' ? (
        <div className={styles['row']}>
          {PLACES.map((place) => (
            <span key={place} className={`${styles['artist']} ${styles['coming']}`}>
              <span className={styles['sleeve']}>
                <Skeleton shape="cover" {...(place === 0 && { label: artistText('reading') })} />
              </span>
              <Skeleton />
            </span>
          ))}
        </div>
      ) : (
        <ul className={styles['row']} {...lastAnswer(market.age)}>
          {shown.map((priced) => {
            const { token } = priced.artist
            return (
              <li key={token.address}>
                <button
                  type="button"
                  className={styles['artist']}
                  aria-pressed={output !== null && sameCurrency(output, token)}
                  onClick={() => onPick(token)}
                >
                  <span className={styles['sleeve']}>
                    <Sleeve seed={token.address} />
                  </span>
                  <b>{unitText(token)}</b>
                  <Text as="small" tone="muted" figures>
                    {worth === null ? '\u00a0' : artistPriceText(priced, worth)}
                  </Text>
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </Stack>
  )
}
