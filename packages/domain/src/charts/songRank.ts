/** Days a payer counts for a song, and points on the day of the payment. */
export const RANK_DAYS = 28
const WEEK = 7

/** One account's payments for plays of one song on one day. */
export type PayerDay = {
  readonly payer: string
  /** Days since 1970, in UTC. */
  readonly day: number
  readonly plays: number
  /** True if the payer is the artist or a payee of the song. */
  readonly isOwn: boolean
}

type RankedPayer = {
  readonly payer: string
  readonly plays: number
  readonly day: number
  readonly points: number
}

/** The points of a song and who they come from. */
export type SongRank = {
  readonly points: number
  /** The payers, most points first. */
  readonly payers: readonly RankedPayer[]
  /** The artist and payees, shown but not counted. */
  readonly own: readonly RankedPayer[]
  /** Payers of the last seven days, less those of the seven before. */
  readonly rising: number
}

export const pointsOf = (day: number, today: number): number => Math.max(0, RANK_DAYS - Math.max(0, today - day))

const mostFirst = (one: RankedPayer, other: RankedPayer) =>
  other.points - one.points || other.plays - one.plays || (one.payer < other.payer ? -1 : 1)

const rankedPayers = (days: readonly PayerDay[], today: number): readonly RankedPayer[] =>
  [...Map.groupBy(days, ({ payer }) => payer)]
    .map(([payer, payerDays]) => {
      const day = payerDays.reduce((newest, payerDay) => Math.max(newest, payerDay.day), 0)
      return { payer, plays: payerDays.reduce((sum, { plays }) => sum + plays, 0), day, points: pointsOf(day, today) }
    })
    .toSorted(mostFirst)

/**
 * Each payer counts once: 28 points on the day of the newest payment, one less each day since (spec: charts.rank). `days` are
 * those of one song or of all songs of an artist. Points are whole, so that anybody can recompute them exactly.
 */
export function songRank(days: readonly PayerDay[], today: number): SongRank {
  const own = days.filter(({ isOwn }) => isOwn)
  const others = days.filter(({ isOwn }) => !isOwn)
  const countPayers = (from: number, until: number) =>
    new Set(others.filter(({ day }) => day > from && day <= until).map(({ payer }) => payer)).size
  const payers = rankedPayers(others, today)
  return {
    points: payers.reduce((sum, { points }) => sum + points, 0),
    payers,
    own: rankedPayers(own, today),
    rising: countPayers(today - WEEK, today) - countPayers(today - 2 * WEEK, today - WEEK),
  }
}
