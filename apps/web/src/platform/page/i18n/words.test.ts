import { afterEach, describe, expect, it } from 'vitest'
import { setLanguageTag } from './languageTag.ts'
import { setMessages, tables, words } from './words.ts'

const t = words('shop', {
  open: 'Open',
  block: 'Block {number} on {chain}',
  songs: '{count} songs',
  songs_one: '{count} song',
})

describe('words', () => {
  afterEach(() => {
    setMessages({})
    setLanguageTag('en')
  })

  it('are English until a language is loaded', () => {
    expect(t('open')).toBe('Open')
    expect(t('block', { number: 7, chain: 'Local' })).toBe('Block 7 on Local')
  })

  it('come in the current language, and in English where a translation is missing', () => {
    setMessages({ 'shop.open': 'Offen' })
    expect(t('open')).toBe('Offen')
    expect(t('block', { number: 7, chain: 'Local' })).toBe('Block 7 on Local')
  })

  it('take values as text, whatever they look like', () => {
    expect(t('block', { number: '{chain}', chain: '$&' })).toBe('Block {chain} on $&')
  })

  it('can be listed for translators', () => {
    expect(tables.find(({ area }) => area === 'shop')?.english).toMatchObject({ open: 'Open' })
  })

  it('count as the language does', () => {
    expect([0, 1, 2].map((count) => t('songs', { count }))).toEqual(['0 songs', '1 song', '2 songs'])
    setLanguageTag('fr')
    setMessages({ 'shop.songs': '{count} chansons', 'shop.songs_one': '{count} chanson' })
    expect([0, 1, 2].map((count) => t('songs', { count }))).toEqual(['0 chanson', '1 chanson', '2 chansons'])
    setLanguageTag('ja')
    setMessages({ 'shop.songs': '{count}曲' })
    expect(t('songs', { count: 1 })).toBe('1曲')
  })

  it('are typed by the placeholders of a text', () => {
    // @ts-expect-error a text with gaps needs their values
    expect(t('block')).toBe('Block {number} on {chain}')
    // @ts-expect-error there is no such text
    expect(t('closed')).toBe('closed')
  })
})
