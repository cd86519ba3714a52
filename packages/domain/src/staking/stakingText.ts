import { groupedText } from '../amount/groupedText.ts'
import { percentText } from '../amount/percentText.ts'
import { fixedText, significantText } from '../amount/roundedText.ts'
import { type Fraction, basisPoints, compare, fraction } from '../fraction.ts'
import { perDay, perWeek } from './rewardRate.ts'

const WHOLE = 10n ** 18n
const OWN_DIGITS = 4

/** Groups thousands for the language of the screen. */
type Group = (text: string) => string

/** Formats the N of "N UNI / week". A rate is rounded half-up, unlike an amount (spec: staking.per-week). */
export const poolRateText = (ratePerSecond: bigint, group: Group = groupedText): string =>
  group(fixedText(fraction(perWeek(ratePerSecond), WHOLE), 0))

export const ownRateText = (ratePerSecond: bigint, group: Group = groupedText): string =>
  group(significantText(fraction(perWeek(ratePerSecond), WHOLE), OWN_DIGITS))

/** Formats the account's earnings per day, for the explanation of a rate (spec: staking.meaning). */
export const ownDayText = (ratePerSecond: bigint, group: Group = groupedText): string =>
  group(significantText(fraction(perDay(ratePerSecond), WHOLE), OWN_DIGITS))

const TEN_PERCENT = basisPoints(1000)

/** Formats a yearly yield: whole per cent from 10 % on, one decimal below (spec: staking.yield). */
export const yieldText = (part: Fraction, group: Group = groupedText): string =>
  group(percentText(part, compare(part, TEN_PERCENT) < 0 ? 1 : 0))
