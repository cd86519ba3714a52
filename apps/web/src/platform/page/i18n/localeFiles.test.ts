import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@musi/domain/text/languages'
import { expect, it } from 'vitest'

it.each(LANGUAGES)('%s is served under ./locales', (language) => {
  const file = join(import.meta.dirname, '../../../../public/locales', `${language}.json`)
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  expect(Object.keys(texts)).toContain('swap')
  expect(Object.keys(texts)).toEqual(Object.keys(texts).toSorted())
})
