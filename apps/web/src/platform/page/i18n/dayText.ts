import { calendarSeconds } from '@musi/domain/calendarSeconds'
import { timeFormat } from './timeFormat.ts'

const format = timeFormat({ dateStyle: 'medium' })

/** `Nov 22, 2026`, in the format of the language. */
export const dayText = (timeSeconds: number): string => format(calendarSeconds(timeSeconds))
