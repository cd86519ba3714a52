import { calendarSeconds } from '@musi/domain/calendarSeconds'
import { timeFormat } from './timeFormat.ts'

const format = timeFormat({
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

/** `November 1, 2020 at 5:00 PM PST`, formatted for the language, in the reader's time zone. */
export const dateTimeText = (timeSeconds: number): string => format(calendarSeconds(timeSeconds))
