import type { Native, Token } from '@musi/domain/currency'
import { type Fraction, fraction } from '@musi/domain/fraction'
import { afterEach, expect, it } from 'vitest'
import { setLanguageTag } from '#platform/page/i18n/languageTag.ts'
import { artistPriceText } from './artistPriceText.ts'

afterEach(() => setLanguageTag('en'))

const base: Token = { kind: 'token', address: `0x${'1'.repeat(40)}`, decimals: 18, symbol: 'KOFI', name: 'Kofi' }
const quote: Native = { kind: 'native', decimals: 18, symbol: 'ETH', name: 'Ether' }
const artist = { token: base, creator: base.address, hasSong: true, lookAlike: null }

it.each([
  ['en', '0.0004321 ETH'],
  ['de', '0,0004321 ETH'],
])('a price in %s reads %s (spec: money.grouping)', (language, text) => {
  setLanguageTag(language)
  const price = { base, quote, ratio: fraction(4321n, 10_000_000n) }
  expect(artistPriceText({ artist, price, held: 1n }).replaceAll(/[\u2066-\u2069]/g, '')).toBe(text)
})

it('a price is in dollars if a pool gives them, and in native currency otherwise', () => {
  const priced = { artist, price: { base, quote, ratio: fraction(4321n, 10_000_000n) }, held: 1n }
  const worthOf = (dollars: Fraction | null) => ({ of: () => dollars, isKnown: () => true })
  const texts = [fraction(318n, 100n), null].map((dollars) => artistPriceText(priced, worthOf(dollars)))
  expect(texts.map((text) => text.replaceAll(/[\u2066-\u2069]/g, ''))).toEqual(['$3.18', '0.0004321 ETH'])
})
