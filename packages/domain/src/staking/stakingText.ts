import { groupedText } from '../amount/groupedText.ts'
import { fixedText, significantText } from '../amount/roundedText.ts'
import { fraction } from '../fraction.ts'
import { perWeek } from './rewardRate.ts'

const WHOLE = 10n ** 18n
const OWN_DIGITS = 4

/** The N of "N UNI / week": a rate, not an amount, so it is rounded half-up (spec: staking.per-week). */
export const poolRateText = (ratePerSecond: bigint): string =>
  groupedText(fixedText(fraction(perWeek(ratePerSecond), WHOLE), 0))

export const ownRateText = (ratePerSecond: bigint): string =>
  groupedText(significantText(fraction(perWeek(ratePerSecond), WHOLE), OWN_DIGITS))
