import { languageTag } from './languageTag.ts'

/** A count as the language writes it. Amounts of money are not counts: the specification fixes how they are written (spec: money.grouping). */
export const numberText = (number: number | bigint): string => number.toLocaleString(languageTag())
