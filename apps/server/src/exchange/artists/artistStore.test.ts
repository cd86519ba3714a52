import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import { describe, expect, it } from 'vitest'
import { MAX_LISTED, MAX_LISTED_PER_ACCOUNT, artistStore } from './artistStore.ts'
import type { CreatedToken } from '#history/rows/artistRows.ts'

const at = (number: number): Address => `0x${number.toString(16).padStart(40, '0')}`
const usdc: Token = { kind: 'token', address: at(0xabc), symbol: 'USDC', name: 'USD Coin', decimals: 6 }
const made = (
  number: number,
  symbol: string,
  name = `Artist ${number}`,
  creator = at(1000 + number),
): CreatedToken => ({
  block: number,
  log: 0,
  address: at(number + 1),
  creator,
  symbol,
  name,
})
const addressBookOf = (...tokens: readonly CreatedToken[]) => {
  const store = artistStore([usdc])
  store.add(tokens)
  return store
}
const flags = (store: ReturnType<typeof artistStore>) =>
  store.listed().map(({ symbol, lookAlike }) => [symbol, lookAlike && `${lookAlike.by} of ${lookAlike.symbol}`])

describe('the token that a new token may be mistaken for', () => {
  it('is a known token with the same letters, look-alike letters or hidden bidi letters', () => {
    const store = addressBookOf(made(0, 'USDC'), made(1, 'U5DC'), made(2, '\u202EUSDC'), made(3, 'NOVA', 'USD Coin'))
    expect(flags(store)).toEqual([
      ['USDC', 'symbol of USDC'],
      ['U5DC', 'symbol of USDC'],
      ['\u202EUSDC', 'symbol of USDC'],
      ['NOVA', 'name of USDC'],
    ])
  })

  it('is an earlier token of the factory, never a later one (spec: artist-tokens.look-alike)', () => {
    const store = addressBookOf(
      made(0, 'NOVA', 'Nova Reyes'),
      made(1, 'N\u041EVA', 'Somebody'),
      made(2, 'STAR', 'nova reyes'),
    )
    expect(flags(store)).toEqual([
      ['NOVA', null],
      ['N\u041EVA', 'symbol of NOVA'],
      ['STAR', 'name of NOVA'],
    ])
  })
})

describe('the listed tokens', () => {
  it('are those that a token list can hold (spec: artist-tokens.listed)', () => {
    const store = addressBookOf(
      made(0, 'A B'),
      made(1, 'S'.repeat(21)),
      made(2, 'OK', 'n'.repeat(61)),
      made(3, 'FINE'),
      made(4, ''),
    )
    expect(store.listed().map(({ symbol }) => symbol)).toEqual(['FINE'])
  })

  it('are at most ten per account, those with a song first', () => {
    const flood = Array.from({ length: 20_000 }, (_, number) => made(number, `F${number}`, `Flood ${number}`, at(7)))
    const store = addressBookOf(...flood, made(20_000, 'MIRA'))
    store.addSongs([
      { artist: at(7), token: at(15_001), block: 3 },
      { artist: at(8), token: at(16_001), block: 3 },
    ])
    const listed = store.listed()
    expect(listed).toHaveLength(MAX_LISTED_PER_ACCOUNT + 1)
    expect(listed.filter(({ hasSong }) => hasSong).map(({ number }) => number)).toEqual([15_000])
    expect(listed.at(-1)?.symbol).toBe('MIRA')
    // Unlisted tokens are remembered: a later token may still imitate one.
    store.add([made(20_001, 'F19999')])
    expect(store.listed().at(-1)?.lookAlike?.address).toBe(at(20_000))
  })

  it('are at most as many as a token list may have', () => {
    const crowd = Array.from({ length: MAX_LISTED + 5 }, (_, number) => made(number, `T${number}`))
    expect(addressBookOf(...crowd).listed()).toHaveLength(MAX_LISTED)
  })
})

it('a reorganisation removes the tokens of its undone blocks, with their songs and comparisons', () => {
  const store = addressBookOf(made(0, 'MIRA'), made(1, 'NOVA'))
  store.addSongs([{ artist: at(1000), token: at(1), block: 9 }])
  store.dropAfter(1, 8)
  store.add([made(2, 'N0VA')])
  expect(store.listed()).toMatchObject([
    { symbol: 'MIRA', hasSong: false },
    { symbol: 'N0VA', number: 1, lookAlike: null },
  ])
})
