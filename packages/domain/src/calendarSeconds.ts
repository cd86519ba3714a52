/** The last second that a date can hold, in the year 275760. */
export const LAST_SECONDS = 8_640_000_000_000

/** A time that a contract names. Contracts know later ones than any calendar; those are its last second, since a date throws at them. */
export const calendarSeconds = (seconds: bigint | number): number =>
  seconds > LAST_SECONDS ? LAST_SECONDS : Number(seconds)
