import { exactTime } from './exactTime.ts'
import { languageTag } from './languageTag.ts'

const DAY_SECONDS = 86_400

/** When something ends: the time of day if that is within a day, else the date too. */
export function untilText(timeSeconds: number, nowSeconds: number): string {
  const isSoon = timeSeconds >= nowSeconds && timeSeconds - nowSeconds < DAY_SECONDS
  if (!isSoon) return exactTime(timeSeconds)
  return new Date(timeSeconds * 1000).toLocaleTimeString(languageTag(), { hour: 'numeric', minute: '2-digit' })
}
