/** One span of a chart: what it opened and closed at, its extremes, and how much there was in it. */
export type ChartRow = {
  readonly start: number
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly amount: number
}

/** A candle is at least so wide, with the gap beside it; narrower ones are drawn as one. */
const LEAST_WIDTH = 4

/** So many rows become as few as fit, oldest first; none of what they opened, closed, reached or held is lost. */
export function fittingRows(rows: readonly ChartRow[], width: number): readonly ChartRow[] {
  const most = Math.max(1, Math.floor(width / LEAST_WIDTH))
  const size = Math.ceil(rows.length / most)
  if (size <= 1) return rows
  // Of ten thousand rows, a new one for each would be most of what drawing them costs.
  const fitting: { -readonly [Key in keyof ChartRow]: ChartRow[Key] }[] = []
  rows.forEach((row, at) => {
    const last = at % size === 0 ? undefined : fitting.at(-1)
    if (last === undefined) return void fitting.push({ ...row })
    last.high = Math.max(last.high, row.high)
    last.low = Math.min(last.low, row.low)
    last.close = row.close
    last.amount += row.amount
  })
  return fitting
}

export type ChartScale = { readonly low: number; readonly high: number }

/** What a chart reaches from and to. A price that never moved stands in the middle. Null: there is nothing to draw. */
export function scaleOf(rows: readonly ChartRow[]): ChartScale | null {
  if (rows.length === 0) return null
  const low = rows.reduce((least, row) => Math.min(least, row.low), Number.POSITIVE_INFINITY)
  const high = rows.reduce((most, row) => Math.max(most, row.high), Number.NEGATIVE_INFINITY)
  if (low < high) return { low, high }
  const room = Math.abs(low) / 2 || 1
  return { low: low - room, high: high + room }
}

/** How far down a value stands, of a chart so high. */
export const heightOf = (value: number, { low, high }: ChartScale, height: number): number =>
  ((high - value) / (high - low)) * height

/** Round values between the two ends, at most so many: steps of one, two or five. */
export function ticksOf({ low, high }: ChartScale, most: number): readonly number[] {
  const rough = (high - low) / Math.max(1, most)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10)
  const first = Math.ceil(low / step)
  const count = Math.floor(high / step) - first + 1
  // From whole numbers, so that 0.3 is not 0.30000000000000004.
  const places = Math.max(0, -Math.floor(Math.log10(step)))
  return Array.from({ length: Math.max(0, Math.min(count, most + 1)) }, (_, at) =>
    Number(((first + at) * step).toFixed(Math.min(100, places))),
  )
}

/** Which row a pointer is over; beyond the ends, the row at that end. Null: there is none. */
export function rowAt(x: number, width: number, count: number): number | null {
  if (count === 0 || width <= 0) return null
  return Math.min(count - 1, Math.max(0, Math.floor((x / width) * count)))
}

/** Where a key takes the cursor that reads the rows. Null: the key is another’s. `at` null: nowhere yet. */
export function rowAfterKey(key: string, at: number | null, count: number): number | null {
  if (count === 0) return null
  const last = count - 1
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === 'ArrowLeft') return at === null ? last : Math.max(0, at - 1)
  if (key === 'ArrowRight') return at === null ? last : Math.min(last, at + 1)
  return null
}

export type ChartSummary = {
  readonly first: ChartRow
  readonly last: ChartRow
  readonly high: number
  readonly low: number
  /** A part of what it opened at: 0.1 is a tenth more. Null: it opened at nothing. */
  readonly change: number | null
}

/** What the sentence says that names a chart. Null: there is nothing to say. */
export function summaryOf(rows: readonly ChartRow[]): ChartSummary | null {
  const [first, last] = [rows[0], rows.at(-1)]
  if (first === undefined || last === undefined) return null
  const high = rows.reduce((most, row) => Math.max(most, row.high), first.high)
  const low = rows.reduce((least, row) => Math.min(least, row.low), first.low)
  return { first, last, high, low, change: first.open === 0 ? null : last.close / first.open - 1 }
}
