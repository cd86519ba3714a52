import { ADDRESS_BOOK_POLYGON } from '@musi/chain/chains/addressBookPolygon'
import { chainById } from '@musi/chain/chains/chainTable'
import { expect, it } from 'vitest'
import type { ServedFile } from '#edge/http/servedFile.ts'
import { bookTokens, isListable } from './bookTokens.ts'
import { tokenCatalogue } from './tokenCatalogue.ts'

const polygon = chainById(137)
if (!polygon) throw new Error('The chain table has Polygon.')
const [dai] = ADDRESS_BOOK_POLYGON.tokens
if (!dai) throw new Error('The book has tokens.')
const withTokens = (...tokens: (typeof dai)[]) => ({ ...ADDRESS_BOOK_POLYGON, tokens })
const named = (symbol: string, name: string) => bookTokens(withTokens({ ...dai, symbol, name }), polygon)[1]

it('case 99: each address is listed once, even if the address book repeats it', () => {
  const wrapped = { ...dai, address: ADDRESS_BOOK_POLYGON.contracts.wrappedNative }
  const tokens = bookTokens(withTokens(dai, wrapped, { ...dai, name: 'Again' }), polygon)
  expect(tokens.map(({ name }) => name)).toEqual(['Wrapped POL', dai.name])
})

it.each([
  ['a symbol of 21', 'S'.repeat(21), 'Name', false],
  ['a symbol of 20', '🎵'.repeat(20), 'Name', true],
  ['a symbol of two words', 'A B', 'Name', false],
  ['a name of 61', 'S', 'n'.repeat(61), false],
  ['a name of 60', 'S', 'n'.repeat(60), true],
  ['a name of two lines', 'S', 'a\nb', false],
])('case 99: whether a list accepts %s (%s, %s): %s', (_, symbol, name, fits) => {
  const token = named(symbol, name)
  expect(token && isListable(token)).toBe(fits)
})

it('a token too long for a list still has a logo, and its symbol is never copied into the SVG', () => {
  const hostile = '"><script>alert(1)</script>'
  const catalogue = tokenCatalogue(withTokens({ ...dai, symbol: hostile }), polygon)
  const text = (file: ServedFile | null) =>
    file?.content instanceof Uint8Array ? new TextDecoder().decode(file.content) : ''
  expect(text(catalogue.list('default.json', 'http://localhost:1'))).not.toContain(dai.address)
  expect(text(catalogue.logo(dai.address))).toMatch(/^<svg .*<\/svg>\n$/)
  expect(text(catalogue.logo(dai.address))).not.toMatch(/script|alert/)
})

it('an address book without stablecoins has no list of them', () => {
  const catalogue = tokenCatalogue(withTokens(), polygon)
  expect([catalogue.hasLists, catalogue.list('stable.json', 'http://localhost:1')]).toEqual([true, null])
})
