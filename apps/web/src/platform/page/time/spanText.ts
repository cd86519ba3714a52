import { languageTag } from '../i18n/languageTag.ts'
import { perVisit } from '../visit/visit.ts'

const UNITS = [
  ['day', 86_400n],
  ['hour', 3600n],
  ['minute', 60n],
  ['second', 1n],
] as const

const formats = perVisit(() => new Map<string, Intl.NumberFormat>())

function formatOf(unit: (typeof UNITS)[number][0]): Intl.NumberFormat {
  const key = `${languageTag()} ${unit}`
  const format =
    formats().get(key) ?? new Intl.NumberFormat(languageTag(), { style: 'unit', unit, unitDisplay: 'long' })
  formats().set(key, format)
  return format
}

/** An exact duration such as `2 days`, in the largest unit that needs no rounding. */
export function spanText(seconds: bigint): string {
  const [unit, size] = UNITS.find(([, size]) => seconds !== 0n && seconds % size === 0n) ?? ['second', 1n]
  return formatOf(unit).format(seconds / size)
}
