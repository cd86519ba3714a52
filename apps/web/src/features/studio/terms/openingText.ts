import { dateTimeText } from '#platform/page/i18n/dateTimeText.ts'

/** Time fields accept years of four digits. */
const LAST_FIELD_MS = Date.parse('9999-12-30T00:00Z')

/** The time typed into a time field, by the person's own clock; null if none is typed. */
export function typedSeconds(text: string): bigint | null {
  const ms = Date.parse(text)
  return Number.isNaN(ms) ? null : BigInt(Math.floor(ms / 1000))
}

/** The reverse: a time formatted for the field; empty if it is outside the calendar. */
export function fieldTime(seconds: bigint): string {
  const at = new Date(Number(seconds) * 1000)
  if (!(at.getTime() <= LAST_FIELD_MS)) return ''
  const localIso = new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString()
  return localIso.slice(0, seconds % 60n === 0n ? 'yyyy-mm-ddThh:mm'.length : 'yyyy-mm-ddThh:mm:ss'.length)
}

/** Includes the time zone, so that the time is unambiguous. */
export const openingText = (seconds: bigint): string => dateTimeText(Number(seconds))

/** Name of the local time zone, such as Europe/Berlin. */
export const localTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
