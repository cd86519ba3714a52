import { calendarSeconds } from '@musi/domain/calendarSeconds'
import { perVisit } from '../visit/visit.ts'
import { languageTag } from './languageTag.ts'

/** Cached per language: creating a formatter costs more than all its uses. */
const formats = perVisit(() => new Map<string, Intl.DateTimeFormat>())

/** `November 1, 2020 at 5:00 PM PST`, as the language writes it, in the reader's own time zone. */
export function dateTimeText(timeSeconds: number): string {
  const tag = languageTag()
  const format =
    formats().get(tag) ??
    new Intl.DateTimeFormat(tag, {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    })
  formats().set(tag, format)
  return format.format(calendarSeconds(timeSeconds) * 1000)
}
