import { languageTag } from '#platform/page/i18n/languageTag.ts'

const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * KILOBYTE

/**
 * Text like `0.5 MB` for a large file and `12 kB` for a small one, so that a part and the whole
 * have the same unit, written as is usual in the language.
 */
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
