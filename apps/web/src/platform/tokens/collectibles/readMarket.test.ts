import { expect, it } from 'vitest'
import { readMarket } from './readMarket.ts'

const ADDRESS = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const named = (name: string) =>
  readMarket({
    collections: [
      {
        address: ADDRESS,
        name,
        symbol: 'X',
        text: '',
        minter: null,
        pieces: 1,
        holders: 1,
        listed: 0,
        floor: null,
        floorInTokens: [],
        volume: null,
      },
    ],
    pieces: [],
    next: null,
    hasMore: false,
  })?.collections[0]?.name

it.each(['', '   ', '\u200B\u2060', '\u202E\n'])(
  'a collection named %j is shown by its address (spec: market.collection-page)',
  (name) => {
    expect(named(name)).toBe('0x5FbD...0aa3')
  },
)

it('a collection is shown by the visible part of its name', () => {
  expect(named(' Harbour\u202E Tapes ')).toBe('Harbour Tapes')
  expect(named('x'.repeat(500))).toHaveLength(120)
})
