import { languageTag } from '#platform/page/i18n/languageTag.ts'

/** Formats a date for the language; text that is not a date stays unchanged. */
export function dateText(text: string): string {
  const ms = Date.parse(text)
  return Number.isNaN(ms)
    ? text
    : new Date(ms).toLocaleDateString(languageTag(), { dateStyle: 'medium', timeZone: 'UTC' })
}

/** A song's release date in local time: `Nov 29`, with the year if it is not this one. */
export function releaseDateText(seconds: number): string {
  const day = new Date(seconds * 1000)
  const isThisYear = day.getFullYear() === new Date().getFullYear()
  return day.toLocaleDateString(languageTag(), {
    month: 'short',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  })
}
