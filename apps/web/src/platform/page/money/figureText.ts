import { englishDigits } from '../i18n/englishDigits.ts'
import { languageTag } from '../i18n/languageTag.ts'
import { perVisit } from '../visit/visit.ts'

type Marks = { readonly point: string; readonly grouped: (whole: string) => string }

/** Cached, because creating a formatter is slow and a list of tokens needs hundreds of figures. */
const marksByLanguage = perVisit(() => new Map<string, Marks>([['en', { point: '.', grouped: englishDigits }]]))

function marksOf(tag: string): Marks {
  const cached = marksByLanguage().get(tag)
  if (cached !== undefined) return cached
  // `always`, because Spanish would otherwise not group four digits; we group all languages alike.
  const format = new Intl.NumberFormat(tag, { useGrouping: 'always', numberingSystem: 'latn' })
  const point = format.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  const marks = { point, grouped: (whole: string) => format.format(BigInt(whole)) }
  marksByLanguage().set(tag, marks)
  return marks
}

/** The decimal separator of the language. */
export const decimalPoint = (): string => marksOf(languageTag()).point

const FIGURE = /^(?<sign>[<-]?)(?<whole>\d+)(?:\.(?<part>\d+))?(?<unit>%?)$/

/**
 * Formats a figure for the language, grouped from 1,000 on (spec: money.grouping): `12345.6` is `12,345.6`, in German
 * `12.345,6`. For display only: never in a field, link, file or clipboard. The input is already rounded.
 */
export function figureText(text: string): string {
  const { sign = '', whole = '', part, unit = '' } = FIGURE.exec(text)?.groups ?? {}
  if (whole === '') return text
  const left = whole.length < 4 ? whole : marksOf(languageTag()).grouped(whole)
  return `${sign}${left}${part === undefined ? '' : decimalPoint() + part}${unit}`
}
