import { calendarSeconds } from '@musi/domain/calendarSeconds'
import { perVisit } from '../visit/visit.ts'
import { languageTag } from './languageTag.ts'

/** Cached per language: creating a formatter costs more than all its uses. */
const formats = perVisit(() => new Map<string, Intl.DateTimeFormat>())

/** `Nov 22, 2026, 12:37:00 PM`, as the language writes it. */
export function exactTime(timeSeconds: number): string {
  const tag = languageTag()
  const format = formats().get(tag) ?? new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'medium' })
  formats().set(tag, format)
  return format.format(calendarSeconds(timeSeconds) * 1000)
}
