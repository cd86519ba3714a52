import { calendarSeconds } from '@musi/domain/calendarSeconds'
import { timeFormat } from './timeFormat.ts'

const format = timeFormat({ dateStyle: 'medium' })

/** `Nov 22, 2026`, as the language writes it. */
export const dayText = (timeSeconds: number): string => format(calendarSeconds(timeSeconds))
