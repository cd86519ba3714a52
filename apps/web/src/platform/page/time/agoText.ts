import { languageTag } from '../i18n/languageTag.ts'
import { perVisit } from '../visit/visit.ts'

const STEPS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** Cached per language, because creating a formatter takes longer than using it. */
const formats = perVisit(() => new Map<string, Intl.RelativeTimeFormat>())

function relativeFormat(): Intl.RelativeTimeFormat {
  const tag = languageTag()
  const format = formats().get(tag) ?? new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
  formats().set(tag, format)
  return format
}

/** `3 minutes ago`. Never in the future, because the clocks of chain and reader differ a little. */
export function agoText(timeSeconds: number, nowMs: number): string {
  const seconds = Math.max(0, Math.floor(nowMs / 1000) - timeSeconds)
  const [unit, size] = STEPS.find(([, size]) => seconds >= size) ?? ['second', 1]
  return relativeFormat().format(-Math.floor(seconds / size), unit)
}
