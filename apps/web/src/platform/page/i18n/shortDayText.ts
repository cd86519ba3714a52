import { calendarSeconds } from '@musi/domain/calendarSeconds'
import { timeFormat } from './timeFormat.ts'

const format = timeFormat({ month: 'short', day: 'numeric' })

/** `Nov 29`, as the language writes it: of a day that is near. */
export const shortDayText = (timeSeconds: number): string => format(calendarSeconds(timeSeconds))
