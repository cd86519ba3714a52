import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, isRightToLeft, preferredLanguage } from '@musi/domain/text/languages'
import { withLanguages } from './bootScript.ts'

describe('the first paint', () => {
  const boot = withLanguages(readFileSync(new URL('../boot/boot.js', import.meta.url), 'utf8'))
  /** Attributes of the root element after the boot script has run on a page opened with these settings. */
  const rootAfterBoot = (preferences: readonly string[], search = '', stored: string | null = null) => {
    const root = { lang: '', dir: 'ltr', dataset: {} }
    const none = { getItem: () => null }
    class Sheet {
      replaceSync = () => undefined
    }
    runInNewContext(boot, {
      location: { search, hash: '', pathname: '/' },
      navigator: { languages: preferences },
      document: { documentElement: root, querySelector: () => null, addEventListener: () => undefined },
      localStorage: { getItem: (key: string) => (key === 'i18nextLng' ? stored : null) },
      sessionStorage: none,
      matchMedia: () => ({ matches: false }),
      fetch: () => undefined,
      Response: { prototype: {} },
      AbortSignal: {},
      CSSStyleSheet: Sheet,
    })
    return root
  }

  it.each([
    ['de-CH', 'en'],
    ['nl', 'fr-CA'],
    ['pt-PT'],
    ['zh'],
    ['ZH-cn'],
    ['zh-TW', 'ja'],
    ['zh-Hant'],
    ['tlh', ''],
    [],
    ...LANGUAGES.map((tag) => [tag]),
  ])('has the direction of the chosen language for %s, %s (spec: language.direction)', (...preferences) => {
    const language = preferredLanguage(preferences.filter((tag) => tag !== undefined))
    const { lang, dir } = rootAfterBoot(preferences.filter((tag) => tag !== undefined))
    expect([lang, dir]).toEqual([language, isRightToLeft(language) ? 'rtl' : 'ltr'])
  })

  it('prefers the language of the link to the chosen one, and the chosen one to the browser’s', () => {
    expect(rootAfterBoot(['de'], '?lng=hi', 'ar').lang).toBe('hi')
    expect(rootAfterBoot(['de'], '', 'ar')).toMatchObject({ lang: 'ar', dir: 'rtl' })
    expect(rootAfterBoot(['de'], '', 'tlh').lang).toBe('de')
  })
})
