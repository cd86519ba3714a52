/** How long a payer counts for a song, and for how many points on the day of the payment. */
export const RANK_DAYS = 28
const WEEK = 7

/** What one account paid for plays of one song on one day. */
export type PayerDay = {
  readonly payer: string
  /** Since 1970, in UTC. */
  readonly day: number
  readonly plays: number
}

export type RankedPayer = {
  readonly payer: string
  readonly plays: number
  readonly day: number
  readonly points: number
}

/** What a song's rank is made of. */
export type SongRank = {
  readonly points: number
  /** Whose points they are, most first. */
  readonly payers: readonly RankedPayer[]
  /** Paid by the artist or by whoever shares in the song: shown, and not counted. */
  readonly own: readonly RankedPayer[]
  /** Payers of the last seven days, less those of the seven before. */
  readonly rising: number
}

export const pointsOf = (day: number, today: number): number => Math.max(0, RANK_DAYS - Math.max(0, today - day))

const mostFirst = (one: RankedPayer, other: RankedPayer) =>
  other.points - one.points || other.plays - one.plays || (one.payer < other.payer ? -1 : 1)

/**
 * Each payer counts once for a song, however often it was paid: 28 points on the day of the newest payment, and one less with each
 * day since (spec: charts.rank). Whole points, so that whoever counts them again gets the same.
 */
export function songRank(days: readonly PayerDay[], owners: ReadonlySet<string>, today: number): SongRank {
  const payers = [...Map.groupBy(days, ({ payer }) => payer)].map(([payer, own]): RankedPayer => {
    const day = Math.max(...own.map((each) => each.day))
    return { payer, plays: own.reduce((sum, { plays }) => sum + plays, 0), day, points: pointsOf(day, today) }
  })
  const counted = payers.filter(({ payer }) => !owners.has(payer)).toSorted(mostFirst)
  const paidWithin = (from: number, until: number) =>
    new Set(days.filter(({ day, payer }) => day > from && day <= until && !owners.has(payer)).map(({ payer }) => payer))
      .size
  return {
    points: counted.reduce((sum, { points }) => sum + points, 0),
    payers: counted,
    own: payers.filter(({ payer }) => owners.has(payer)).toSorted(mostFirst),
    rising: paidWithin(today - WEEK, today) - paidWithin(today - 2 * WEEK, today - WEEK),
  }
}
