import { languageTag } from '#platform/page/i18n/languageTag.ts'

const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * KILOBYTE

/** `0.5 MB` of a large file, `12 kB` of a small one: part and whole in the same unit, as the language writes it. */
export function sizeText(bytes: number, totalBytes: number): string {
  const isLarge = totalBytes >= MEGABYTE
  const figure = isLarge ? bytes / MEGABYTE : Math.ceil(bytes / KILOBYTE)
  const digits = isLarge ? 1 : 0
  return new Intl.NumberFormat(languageTag(), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    unitDisplay: 'short',
    numberingSystem: 'latn',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(figure)
}
