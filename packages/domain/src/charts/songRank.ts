/** Days a payer counts for a song, and points on the day of the payment. */
export const RANK_DAYS = 28
const WEEK = 7

/** One account's payments for plays of one song on one day. */
export type PayerDay = {
  readonly payer: string
  /** Since 1970, in UTC. */
  readonly day: number
  readonly plays: number
  /** Paid by the artist or by whoever shares in the song. */
  readonly isOwn: boolean
}

type RankedPayer = {
  readonly payer: string
  readonly plays: number
  readonly day: number
  readonly points: number
}

/** A rank with its points and payers. */
export type SongRank = {
  readonly points: number
  /** The payers, most points first. */
  readonly payers: readonly RankedPayer[]
  /** Shown, and not counted. */
  readonly own: readonly RankedPayer[]
  /** Payers of the last seven days, less those of the seven before. */
  readonly rising: number
}

export const pointsOf = (day: number, today: number): number => Math.max(0, RANK_DAYS - Math.max(0, today - day))

const mostFirst = (one: RankedPayer, other: RankedPayer) =>
  other.points - one.points || other.plays - one.plays || (one.payer < other.payer ? -1 : 1)

const rankedPayers = (days: readonly PayerDay[], today: number): readonly RankedPayer[] =>
  [...Map.groupBy(days, ({ payer }) => payer)]
    .map(([payer, own]) => {
      const day = own.reduce((newest, each) => Math.max(newest, each.day), 0)
      return { payer, plays: own.reduce((sum, { plays }) => sum + plays, 0), day, points: pointsOf(day, today) }
    })
    .toSorted(mostFirst)

/**
 * Each payer counts once, however often it paid: 28 points on the day of the newest payment, and one less with each day since
 * (spec: charts.rank). Of one song, or of all of an artist. Whole points, so that whoever counts them again gets the same.
 */
export function songRank(days: readonly PayerDay[], today: number): SongRank {
  const own = days.filter(({ isOwn }) => isOwn)
  const others = days.filter(({ isOwn }) => !isOwn)
  const paidWithin = (from: number, until: number) =>
    new Set(others.filter(({ day }) => day > from && day <= until).map(({ payer }) => payer)).size
  const payers = rankedPayers(others, today)
  return {
    points: payers.reduce((sum, { points }) => sum + points, 0),
    payers,
    own: rankedPayers(own, today),
    rising: paidWithin(today - WEEK, today) - paidWithin(today - 2 * WEEK, today - WEEK),
  }
}
