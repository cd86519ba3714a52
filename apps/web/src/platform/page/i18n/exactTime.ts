import { calendarSeconds } from '@musi/domain/calendarSeconds'
import { timeFormat } from './timeFormat.ts'

const toTheMinute = timeFormat({ dateStyle: 'medium', timeStyle: 'short' })
const toTheSecond = timeFormat({ dateStyle: 'medium', timeStyle: 'medium' })

/** `Nov 22, 2026, 12:37 PM`, as the language writes it. */
export const exactTime = (timeSeconds: number): string => toTheMinute(calendarSeconds(timeSeconds))

/** `Nov 22, 2026, 12:37:00 PM`, for where a fact of the chain is examined. */
export const chainTime = (timeSeconds: number): string => toTheSecond(calendarSeconds(timeSeconds))
