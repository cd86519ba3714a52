import { languageTag } from '#platform/page/i18n/languageTag.ts'

/** A day as the language writes it; what is no date stays as somebody wrote it. */
export function dateText(text: string): string {
  const ms = Date.parse(text)
  return Number.isNaN(ms)
    ? text
    : new Date(ms).toLocaleDateString(languageTag(), { dateStyle: 'medium', timeZone: 'UTC' })
}

/** The day on which a song comes out, in the reader's time: `Nov 29`, with its year where that is another one. */
export function outText(seconds: number): string {
  const day = new Date(seconds * 1000)
  const isThisYear = day.getFullYear() === new Date().getFullYear()
  return day.toLocaleDateString(languageTag(), {
    month: 'short',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  })
}
