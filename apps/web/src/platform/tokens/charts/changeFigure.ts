import { dayChangeText } from '#platform/page/money/dayChangeText.ts'

/** A relative change with sign and one decimal: `+1.3%`; a dash if it rounds to none (spec: money.day-change). */
export const changeFigure = (part: number): string => dayChangeText(part) ?? '–'
