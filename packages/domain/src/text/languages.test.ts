import { describe, expect, it } from 'vitest'
import { isLanguage, preferredLanguage } from './languages.ts'

describe('the language of the first visit', () => {
  it.each([
    [['de-CH', 'en'], 'de'],
    [['nl', 'fr-CA', 'en'], 'fr'],
    [['pt-PT'], 'pt-BR'],
    [['zh'], 'zh-CN'],
    [['zh-Hans-SG'], 'zh-CN'],
    [['ZH-cn'], 'zh-CN'],
    [['zh-TW', 'ja'], 'ja'],
    [['zh-Hant'], 'en'],
    [['en-GB', 'de'], 'en'],
    [['tlh', ''], 'en'],
    [[], 'en'],
  ])('for the preferences %j is %s', (preferences, language) => {
    expect(preferredLanguage(preferences)).toBe(language)
  })

  it('accepts supported languages only', () => {
    expect(['de', 'xx', null, {}, 'toString'].map(isLanguage)).toEqual([true, false, false, false, false])
  })
})
