import { languageTag } from './languageTag.ts'

/** Formats a count for the language. Not for amounts of money, whose format is specified (spec: money.grouping). */
export const numberText = (number: number | bigint): string => number.toLocaleString(languageTag())
