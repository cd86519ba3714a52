import { describe, expect, it } from 'vitest'
import { loadTimeTranslations, quotedIn, isUsed } from './textUsage.ts'

const IMPORT = "import { t } from './shopWords.ts'\n"

describe('translations evaluated while a file loads', () => {
  it('are found anywhere in the file', () => {
    expect(loadTimeTranslations(`${IMPORT}const title = t('title')`)).toEqual(["t('title')"])
    expect(loadTimeTranslations(`${IMPORT}export const ROUTES = { home: { title: t('home') } }`)).toEqual(["t('home')"])
    expect(loadTimeTranslations(`${IMPORT}const label = <b>{t('label')}</b>`)).toEqual(["t('label')"])
  })

  it('do not include those evaluated later in a function', () => {
    expect(loadTimeTranslations(`${IMPORT}const title = () => t('title')`)).toEqual([])
    expect(loadTimeTranslations(`${IMPORT}export function Title() { return <b>{t('title')}</b> }`)).toEqual([])
    expect(loadTimeTranslations("import { t } from './other.ts'\nconst a = t('a')")).toEqual([])
  })
})

describe('a text key used in code', () => {
  const isUsedIn = (key: string, code: string) => isUsed(key, quotedIn([code]))

  it('is written whole or without its area', () => {
    expect(isUsedIn('shop.open', "t('open')")).toBe(true)
    expect(isUsedIn('shop.door.open', "t('door.open')")).toBe(true)
    expect(isUsedIn('shop.count_one', "t('count', { count })")).toBe(true)
    expect(isUsedIn('shop.open', "t('closed')")).toBe(false)
  })

  it('may be a template whose placeholders are resolved in the code', () => {
    expect(isUsedIn('shop.door.red', "const c = 'red'; t(`door.${c}`)")).toBe(true)
    expect(isUsedIn('shop.door.redText', 'const c = { red: 1 }; t(`door.${c}Text`)')).toBe(true)
    expect(isUsedIn('shop.door.red', 't(`door.${c}`)')).toBe(false)
  })
})
