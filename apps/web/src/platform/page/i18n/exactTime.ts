import { calendarSeconds } from '@musi/domain/calendarSeconds'
import { timeFormat } from './timeFormat.ts'

const toTheMinute = timeFormat({ dateStyle: 'medium', timeStyle: 'short' })
const toTheSecond = timeFormat({ dateStyle: 'medium', timeStyle: 'medium' })

/** `Nov 22, 2026, 12:37 PM`, formatted for the language. */
export const exactTime = (timeSeconds: number): string => toTheMinute(calendarSeconds(timeSeconds))

/** `Nov 22, 2026, 12:37:00 PM`, for places that show data of the chain in detail. */
export const chainTime = (timeSeconds: number): string => toTheSecond(calendarSeconds(timeSeconds))
