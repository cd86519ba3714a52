/** One span of a chart: opening and closing value, extremes, and amount. */
export type ChartRow = {
  readonly start: number
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly amount: number
}

/** Minimum width of a candle with its gap, in px; rows are merged until they are this wide. */
const MIN_ROW_WIDTH = 4

/** Merges rows, oldest first, until they fit, preserving ends, extremes and amounts. */
export function fittingRows(rows: readonly ChartRow[], width: number): readonly ChartRow[] {
  const most = Math.max(1, Math.floor(width / MIN_ROW_WIDTH))
  const size = Math.ceil(rows.length / most)
  if (size <= 1) return rows
  // Reuses row objects, since making new ones for ten thousand rows would dominate the drawing time.
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

/** Value range of a chart; a constant price is in the middle. Null without rows. */
export function scaleOf(rows: readonly ChartRow[]): ChartScale | null {
  if (rows.length === 0) return null
  const low = rows.reduce((least, row) => Math.min(least, row.low), Number.POSITIVE_INFINITY)
  const high = rows.reduce((most, row) => Math.max(most, row.high), Number.NEGATIVE_INFINITY)
  if (low < high) return { low, high }
  const room = Math.abs(low) / 2 || 1
  return { low: low - room, high: high + room }
}

/** Distance of a value from the top of a chart of this height. */
export const heightOf = (value: number, { low, high }: ChartScale, height: number): number =>
  ((high - value) / (high - low)) * height

/** At most `most` round values between both ends, in steps of one, two or five. */
export function ticksOf({ low, high }: ChartScale, most: number): readonly number[] {
  const rough = (high - low) / Math.max(1, most)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10)
  const first = Math.ceil(low / step)
  const count = Math.floor(high / step) - first + 1
  // Computed from whole numbers, so that 0.3 is not 0.30000000000000004.
  const places = Math.max(0, -Math.floor(Math.log10(step)))
  return Array.from({ length: Math.max(0, Math.min(count, most + 1)) }, (_, at) =>
    Number(((first + at) * step).toFixed(Math.min(100, places))),
  )
}

/** Index of the row under a pointer, or of the nearest end. Null without rows. */
export function rowAt(x: number, width: number, count: number): number | null {
  if (count === 0 || width <= 0) return null
  return Math.min(count - 1, Math.max(0, Math.floor((x / width) * count)))
}

/**
 * New selected row after a key press; null if the key is not for the chart. `at` is null if no row is selected.
 */
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
  /** Change relative to the opening value: 0.1 is 10 % more. Null if it opened at zero. */
  readonly change: number | null
}

/** Figures for the accessible description of a chart. Null without rows. */
export function summaryOf(rows: readonly ChartRow[]): ChartSummary | null {
  const first = rows[0]
  const last = rows.at(-1)
  if (first === undefined || last === undefined) return null
  const high = rows.reduce((most, row) => Math.max(most, row.high), first.high)
  const low = rows.reduce((least, row) => Math.min(least, row.low), first.low)
  return { first, last, high, low, change: first.open === 0 ? null : last.close / first.open - 1 }
}
