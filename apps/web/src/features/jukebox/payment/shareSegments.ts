import { contrast, coverInks } from '@musi/domain/artwork/coverInks'
import type { CoinShare } from '@musi/domain/music/coinShares'

export type ShareSegment = {
  readonly raw: bigint
  readonly shareBps: number
  /** Null: several payees whose shares are small. */
  readonly account: CoinShare['account'] | null
  /** How many payees are in it. */
  readonly count: number
}

/** As many payees as have a segment of their own where there are more than one more. */
const LARGEST = 5

/** Who stands in the bar: up to six payees in the order of the jukebox, else the five largest and the others as one (spec: songs.shares). */
export function shareSegments(shares: readonly CoinShare[]): readonly ShareSegment[] {
  const own = ({ account, raw, shareBps }: CoinShare): ShareSegment => ({ account, raw, shareBps, count: 1 })
  if (shares.length <= LARGEST + 1) return shares.map(own)
  const sorted = shares.toSorted((one, other) => (other.raw > one.raw ? 1 : other.raw < one.raw ? -1 : 0))
  const others = sorted.slice(LARGEST)
  return [
    ...sorted.slice(0, LARGEST).map(own),
    {
      account: null,
      raw: others.reduce((sum, { raw }) => sum + raw, 0n),
      shareBps: others.reduce((sum, { shareBps }) => sum + shareBps, 0),
      count: others.length,
    },
  ]
}

/** The card in both themes (`--surface-card`). */
const CARDS = ['#ffffff', '#18141d'] as const
const LEAST_CONTRAST = 2.2

function inkOn(card: string, inks: readonly string[], at: number): string {
  const seen = inks.filter((ink) => contrast(ink, card) >= LEAST_CONTRAST)
  if (seen.length === 0) return `color-mix(in srgb, var(--text-strong) ${100 - at * 15}%, ${card})`
  const ink = seen[at % seen.length] ?? ''
  return at < seen.length ? ink : `color-mix(in srgb, ${ink} 55%, var(--text-strong))`
}

/** The colour of each segment: the inks of the song's cover, without those that cannot be told from the card in a theme. */
export function shareInks(seed: string, count: number): readonly string[] {
  const inks = coverInks(seed)
  return Array.from(
    { length: count },
    (_, at) => `light-dark(${CARDS.map((card) => inkOn(card, inks, at)).join(', ')})`,
  )
}
