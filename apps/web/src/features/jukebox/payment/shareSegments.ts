import { contrast, coverInks } from '@musi/domain/artwork/coverInks'
import type { PaymentShare } from '@musi/domain/music/paymentShares'

export type ShareSegment = {
  readonly raw: bigint
  readonly shareBps: number
  /** The payee; null for several payees with small shares. */
  readonly account: PaymentShare['account'] | null
  /** Number of payees in the segment. */
  readonly count: number
}

/** Payees with their own segment if there are too many for one each. */
const LARGEST = 5

/**
 * Segments of the bar: up to six payees in the jukebox's order, otherwise the five largest and the rest as one (spec:
 * songs.shares).
 */
export function shareSegments(shares: readonly PaymentShare[]): readonly ShareSegment[] {
  const own = ({ account, raw, shareBps }: PaymentShare): ShareSegment => ({ account, raw, shareBps, count: 1 })
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

/** Card backgrounds of both themes (`--surface-card`). */
const CARDS = ['#ffffff', '#18141d'] as const
const LEAST_CONTRAST = 2.2

function inkOn(card: string, inks: readonly string[], at: number): string {
  const visibleInks = inks.filter((ink) => contrast(ink, card) >= LEAST_CONTRAST)
  if (visibleInks.length === 0) return `color-mix(in srgb, var(--text-strong) ${100 - at * 15}%, ${card})`
  const ink = visibleInks[at % visibleInks.length] ?? ''
  return at < visibleInks.length ? ink : `color-mix(in srgb, ${ink} 55%, var(--text-strong))`
}

/** Colours of the segments: the inks of the song's cover that stand out from the card in both themes. */
export function shareInks(seed: string, count: number): readonly string[] {
  const inks = coverInks(seed)
  return Array.from(
    { length: count },
    (_, at) => `light-dark(${CARDS.map((card) => inkOn(card, inks, at)).join(', ')})`,
  )
}
