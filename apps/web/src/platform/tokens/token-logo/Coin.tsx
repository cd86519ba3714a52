import { coinSet } from '@musi/domain/artwork/coinArt'
import { useMemo } from 'react'

type Props = {
  address: string
  symbol: string
  /** Known drawing (domain/artwork/wellKnownCoins.ts); null for an unknown token. */
  drawnAs: string | null
  className?: string | undefined
}

/** The logo of a currency without a picture, drawn from its address. Decorative: its name is beside it. */
export function Coin({ address, symbol, drawnAs, className }: Props) {
  const [art] = useMemo(
    () => coinSet([{ address, symbol, ...(drawnAs !== null && { drawnAs }) }]),
    [address, symbol, drawnAs],
  )
  if (art === undefined) return null
  const { shapes, letters, mark } = art
  return (
    <svg viewBox="0 0 100 100" className={className} aria-hidden="true">
      {shapes.map(({ d, ink, width }) => (
        <path
          // A motif may draw the same line twice in two inks.
          key={`${ink} ${width} ${d}`}
          d={d}
          {...(width === undefined ? { fill: ink } : { fill: 'none', stroke: ink, strokeWidth: width })}
          strokeLinecap="round"
        />
      ))}
      <g fill="none" stroke={mark} strokeWidth={letters?.pen} strokeLinecap="round" strokeLinejoin="round">
        {letters?.strokes.map(({ d, transform }) => (
          <path key={transform} d={d} transform={transform} />
        ))}
      </g>
    </svg>
  )
}
