import { perVisit } from '../visit/visit.ts'
import { languageTag } from './languageTag.ts'

/** A formatter of times for the current language, cached per language because creating one is slow. */
export function timeFormat(form: Intl.DateTimeFormatOptions): (seconds: number) => string {
  const formats = perVisit(() => new Map<string, Intl.DateTimeFormat>())
  return (seconds) => {
    const tag = languageTag()
    const format = formats().get(tag) ?? new Intl.DateTimeFormat(tag, form)
    formats().set(tag, format)
    return format.format(seconds * 1000)
  }
}
