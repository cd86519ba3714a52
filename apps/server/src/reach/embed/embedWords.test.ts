import { LANGUAGES } from '@musi/domain/text/languages'
import { expect, test } from 'vitest'
import { EMBED_WORDS, embedFigureText, embedLanguage } from './embedWords.ts'

test.each([
  [null, undefined, 'en'],
  [null, 'de-CH,de;q=0.9,en;q=0.8', 'de'],
  [null, 'en;q=0.5, ar', 'ar'],
  [null, 'nl, fr;q=0, pt', 'pt-BR'],
  ['ja', 'de', 'ja'],
  ['xx', 'de', 'de'],
  ['toString', 'zh-TW, zh-HK', 'en'],
  [null, `${'x-,'.repeat(5000)}de`, 'en'],
] as const)('an embed for lang=%j and %j is in %s (spec: reach.embed)', (asked, accepted, language) => {
  expect(embedLanguage(asked, accepted)).toBe(language)
})

test('every language has all texts, and they differ from the English ones', () => {
  const said = LANGUAGES.map((language) => {
    const { failed, play, see, sample } = EMBED_WORDS[language]
    expect(sample('Dust')).toContain('Dust')
    expect(embedFigureText({ kind: 'play', price: '3 MIRA' }, language)).toContain('3 MIRA')
    expect(embedFigureText({ kind: 'songs', count: 5, isMore: true }, language)).toContain('5+')
    return [failed, play, see, embedFigureText({ kind: 'songs', count: 1, isMore: false }, language)].join()
  })
  expect(new Set(said).size).toBe(LANGUAGES.length)
  expect(embedFigureText({ kind: 'play', price: '' }, 'en')).toBe('')
  expect(embedFigureText({ kind: 'piece', price: '0.3 ETH' }, 'en')).toBe('0.3 ETH')
})
