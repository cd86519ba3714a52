import { afterEach, describe, expect, it } from 'vitest'
import { setLanguageTag } from './languageTag.ts'
import { setMessages, tables, words } from './words.ts'

const t = words('shop', {
  open: 'Open',
  block: 'Block {number} on {chain}',
  songs: '{count} songs',
  songs_one: '{count} song',
})

describe('translated texts', () => {
  afterEach(() => {
    setMessages({})
    setLanguageTag('en')
  })

  it('are English until a language is loaded', () => {
    expect(t('open')).toBe('Open')
    expect(t('block', { number: 7, chain: 'Local' })).toBe('Block 7 on Local')
  })

  it('are in the current language, and in English if a translation is missing', () => {
    setMessages({ 'shop.open': 'Offen' })
    expect(t('open')).toBe('Offen')
    expect(t('block', { number: 7, chain: 'Local' })).toBe('Block 7 on Local')
  })

  it('insert values as plain text', () => {
    expect(t('block', { number: '{chain}', chain: '$&' })).toBe('Block {chain} on $&')
  })

  it('can be listed for translators', () => {
    expect(tables.find(({ area }) => area === 'shop')?.english).toMatchObject({ open: 'Open' })
  })

  it('use the plural forms of the language', () => {
    expect([0, 1, 2].map((count) => t('songs', { count }))).toEqual(['0 songs', '1 song', '2 songs'])
    setLanguageTag('fr')
    setMessages({ 'shop.songs': '{count} chansons', 'shop.songs_one': '{count} chanson' })
    expect([0, 1, 2].map((count) => t('songs', { count }))).toEqual(['0 chanson', '1 chanson', '2 chansons'])
    setLanguageTag('ja')
    setMessages({ 'shop.songs': '{count}曲' })
    expect(t('songs', { count: 1 })).toBe('1曲')
  })

  it('use up to five more plural forms', () => {
    setLanguageTag('ar')
    const forms = { zero: 'لا أغانٍ', one: 'أغنية', two: 'أغنيتان', few: '{count} أغانٍ', many: '{count} أغنيةً' }
    setMessages({
      'shop.songs': '{count} أغنية',
      ...Object.fromEntries(Object.entries(forms).map(([form, text]) => [`shop.songs_${form}`, text])),
    })
    const texts = [0, 1, 2, 3, 11, 100].map((count) => t('songs', { count }).replaceAll(/[\u2068\u2069]/g, ''))
    expect(texts).toEqual(['لا أغانٍ', 'أغنية', 'أغنيتان', '3 أغانٍ', '11 أغنيةً', '100 أغنية'])
  })

  it('isolate inserted values and untranslated texts in a right-to-left language', () => {
    setLanguageTag('ar')
    setMessages({ 'shop.block': 'الكتلة {number} على {chain}' })
    expect(t('block', { number: 7, chain: 'Local' })).toBe('الكتلة \u20687\u2069 على \u2068Local\u2069')
    expect(t('open')).toBe('\u2068Open\u2069')
  })

  it('are typed by their placeholders', () => {
    // @ts-expect-error a text with gaps needs their values
    expect(t('block')).toBe('Block {number} on {chain}')
    // @ts-expect-error there is no such text
    expect(t('closed')).toBe('closed')
  })
})
