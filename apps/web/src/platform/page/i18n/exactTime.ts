import { calendarSeconds } from '@musi/domain/calendarSeconds'
import { timeFormat } from './timeFormat.ts'

const format = timeFormat({ dateStyle: 'medium', timeStyle: 'medium' })

/** `Nov 22, 2026, 12:37:00 PM`, as the language writes it. */
export const exactTime = (timeSeconds: number): string => format(calendarSeconds(timeSeconds))
