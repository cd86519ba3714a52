import { languageTag } from '#platform/page/i18n/languageTag.ts'

/** A day as the language writes it; what is no date stays as somebody wrote it. */
export function dateText(text: string): string {
  const ms = Date.parse(text)
  return Number.isNaN(ms)
    ? text
    : new Date(ms).toLocaleDateString(languageTag(), { dateStyle: 'medium', timeZone: 'UTC' })
}
