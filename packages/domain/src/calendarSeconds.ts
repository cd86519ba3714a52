/** The last second that a date can hold, in the year 275760. */
export const LAST_SECONDS = 8_640_000_000_000

/** Limits a time from a contract to what `Date` can hold, because a later one would throw when it is shown. */
export const calendarSeconds = (seconds: bigint | number): number =>
  seconds > LAST_SECONDS ? LAST_SECONDS : Number(seconds)
