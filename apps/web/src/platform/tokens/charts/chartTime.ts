import { languageTag } from '#platform/page/i18n/languageTag.ts'
import { perVisit } from '#platform/page/visit/visit.ts'

const FORMS = {
  time: { hour: 'numeric', minute: '2-digit' },
  day: { day: 'numeric', month: 'short' },
  dayInUtc: { day: 'numeric', month: 'short', timeZone: 'UTC' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** Cached per language: creating a formatter costs more than all its uses. */
const formats = perVisit(() => new Map<string, Intl.DateTimeFormat>())

/** A time at the foot of a chart, as short as it can be told. */
export function chartTime(seconds: number, form: keyof typeof FORMS): string {
  const key = `${form} ${languageTag()}`
  const format = formats().get(key) ?? new Intl.DateTimeFormat(languageTag(), FORMS[form])
  formats().set(key, format)
  return format.format(seconds * 1000)
}
