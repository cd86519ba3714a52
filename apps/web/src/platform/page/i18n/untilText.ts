import { exactTime } from './exactTime.ts'
import { languageTag } from './languageTag.ts'

const DAY_SECONDS = 86_400

/** The end of something: the time of day if it is within a day, otherwise date and time. */
export function untilText(timeSeconds: number, nowSeconds: number): string {
  const isSoon = timeSeconds >= nowSeconds && timeSeconds - nowSeconds < DAY_SECONDS
  if (!isSoon) return exactTime(timeSeconds)
  return new Date(timeSeconds * 1000).toLocaleTimeString(languageTag(), { hour: 'numeric', minute: '2-digit' })
}
