import { perVisit } from '../visit/visit.ts'
import { languageTag } from './languageTag.ts'

/** Writes times in one form as the current language does. Kept per language: creating a formatter costs more than all its uses. */
export function timeFormat(form: Intl.DateTimeFormatOptions): (seconds: number) => string {
  const formats = perVisit(() => new Map<string, Intl.DateTimeFormat>())
  return (seconds) => {
    const tag = languageTag()
    const format = formats().get(tag) ?? new Intl.DateTimeFormat(tag, form)
    formats().set(tag, format)
    return format.format(seconds * 1000)
  }
}
