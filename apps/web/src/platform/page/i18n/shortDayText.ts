import { calendarSeconds } from '@musi/domain/calendarSeconds'
import { timeFormat } from './timeFormat.ts'

const format = timeFormat({ month: 'short', day: 'numeric' })

/** `Nov 29`, formatted for the language; for dates near today. */
export const shortDayText = (timeSeconds: number): string => format(calendarSeconds(timeSeconds))
