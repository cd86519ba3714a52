import { coverArt } from '@musi/domain/artwork/coverArt'

type Props = {
  seed: string
  className?: string | undefined
  /** Drawn for less than 32 px. */
  isSmall?: boolean
}

/** The front of a sleeve. Decorative, because its artist is named beside it. */
export function Cover({ seed: address, className, isSmall = false }: Props) {
  const { ground, shapes } = coverArt(address, isSmall)
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" className={className} aria-hidden="true">
      <rect width="100" height="100" fill={ground} />
      {shapes.map(({ d, ink, width }) =>
        width === undefined ? (
          <path key={d} d={d} fill={ink} />
        ) : (
          <path key={d} d={d} fill="none" stroke={ink} strokeWidth={width} strokeLinecap="round" />
        ),
      )}
    </svg>
  )
}
