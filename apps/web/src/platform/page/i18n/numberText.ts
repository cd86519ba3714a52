import { englishDigits } from './englishDigits.ts'
import { languageTag } from './languageTag.ts'

/** Formats a count for the language. Not for amounts of money, whose format is specified (spec: money.grouping). */
export function numberText(number: number | bigint): string {
  const tag = languageTag()
  const digits = String(number)
  return tag === 'en' && /^\d+$/.test(digits) ? englishDigits(digits) : number.toLocaleString(tag)
}
