import { afterEach, expect, it } from 'vitest'
import { setLanguageTag } from './languageTag.ts'
import { LANGUAGES } from '@musi/domain/text/languages'
import { numberText } from './numberText.ts'

afterEach(() => setLanguageTag('en'))

const COUNTS = [0, 7, 12, 999, 1000, 9999, 10_000, 80_436, 123_456, 1_000_000, 2 ** 53 - 1, -12_345, 0.5, 1e21]

it('counts are written as the browser itself writes them, in each language', () => {
  for (const language of LANGUAGES) {
    setLanguageTag(language)
    const tag = language === 'ar' ? 'ar-u-nu-latn' : language
    expect(COUNTS.map(numberText)).toEqual(COUNTS.map((count) => count.toLocaleString(tag)))
    expect(numberText(12n ** 30n)).toBe((12n ** 30n).toLocaleString(tag))
  }
})
