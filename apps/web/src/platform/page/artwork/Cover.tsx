import { coverArt } from '@musi/domain/artwork/coverArt'

/** The front of a sleeve. Decorative, because its artist is named beside it. */
export function Cover({ seed: address, className }: { seed: string; className?: string | undefined }) {
  const { ground, shapes } = coverArt(address)
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
