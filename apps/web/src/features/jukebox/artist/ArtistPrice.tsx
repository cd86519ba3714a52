import { fraction } from '@musi/domain/fraction'
import { Text } from '@musi/ui/Text'
import { DayChange } from '#platform/page/money/DayChange.tsx'
import { dayChangeText } from '#platform/page/money/dayChangeText.ts'
import { dollarText } from '#platform/page/money/dollarText.ts'
import { useDayChanges } from '#platform/tokens/artists/useDayChanges.ts'
import styles from './Artist.module.css'
import { artistPageText } from './artistPageWords.ts'
import type { ArtistTokenList } from './useArtistTokens.ts'
import { usePriceLine } from './usePriceLine.ts'

/** Price of the artist's token, its daily change and its chart over thirty days (spec: songs.artist-page). */
export function ArtistPrice({ token: { artist, price, dollars } }: { token: ArtistTokenList['tokens'][number] }) {
  const change = useDayChanges().get(artist.token.address)
  const line = usePriceLine(price.kind === 'price' ? artist.token : null)
  if (price.kind === 'reading') return null
  if (price.kind !== 'price')
    return (
      <Text as="span" tone="muted">
        {artistPageText(`price.${price.kind}`)}
      </Text>
    )
  return (
    <>
      <p className={styles['price']} id="artist-price">
        <b>{dollars === null ? price.text : dollarText(dollars)}</b>{' '}
        {change !== null && change !== undefined && dayChangeText(change) !== null && (
          <span>
            <DayChange part={change} /> <small>{artistPageText('today')}</small>
          </span>
        )}
      </p>
      {line.length > 1 && <Line values={line} />}
    </>
  )
}

const WIDTH = 300
const HEIGHT = 72
/** Half the width of the line, and of the dot at its end. */
const EDGE = 4
const CENTS = 100

const inDollars = (value: number): string => dollarText(fraction(BigInt(Math.round(value * CENTS)), BigInt(CENTS)))

function Line({ values }: { values: readonly number[] }) {
  const low = Math.min(...values)
  const high = Math.max(...values)
  const xOf = (at: number) => EDGE + (at / (values.length - 1)) * (WIDTH - 2 * EDGE)
  const yOf = (value: number) => {
    const share = high === low ? 0.5 : (value - low) / (high - low)
    return HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE)
  }
  const points = values.map((value, at) => `${xOf(at).toFixed(1)},${yOf(value).toFixed(1)}`)
  const first = values[0] ?? 0
  const last = values.at(-1) ?? 0
  return (
    <figure
      className={styles['line']}
      // An <img> cannot load an inline drawing.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={artistPageText('line', { from: inDollars(first), to: inDollars(last) })}
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <polyline points={points.join(' ')} />
        <circle cx={xOf(values.length - 1)} cy={yOf(last)} r={EDGE} />
      </svg>
      <small aria-hidden="true">{artistPageText('line.days')}</small>
    </figure>
  )
}
