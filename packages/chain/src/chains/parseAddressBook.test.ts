import { describe, expect, it } from 'vitest'
import { parseAddressBook } from './parseAddressBook.ts'
import { ADDRESS_BOOK_POLYGON as book } from './addressBookPolygon.ts'

const sentenceFor = (value: unknown) => {
  const parsed = parseAddressBook(value)
  return parsed.ok ? undefined : parsed.sentence
}

describe('the book built in for Polygon', () => {
  it('is complete, and every address has its checksum', () => {
    expect(parseAddressBook(book)).toEqual({ ok: true, book })
  })

  it('lists the tokens of the specification in its order', () => {
    const symbols = book.tokens.filter(({ superseded, symbol }) => superseded !== true && symbol !== 'USDC.e')
    const inOrder = 'DAI USDC USDT COMP EASY eUSDC eUSDT eDAI UNI TT01 TT02 ETH QUICK wBTC IGG OM'
    expect(symbols.map(({ symbol }) => symbol).join(' ')).toBe(inOrder)
  })

  it('contains no address twice', () => {
    const all = [...Object.values(book.contracts), ...book.tokens.map(({ address }) => address)]
    expect(new Set(all).size).toBe(all.length)
  })
})

it('a reward pool may name the artist’s token of its pair (spec: staking.artist-pools)', () => {
  const [one, other] = book.tokens
  const ofArtist = {
    ...book,
    stakingPools: [{ pair: one?.address, rewards: one?.address, artistToken: other?.address }],
  }
  expect(parseAddressBook(ofArtist)).toEqual({ ok: true, book: ofArtist })
})

describe('an invalid address book', () => {
  const [dai] = book.tokens
  const lowerCase = { ...dai, address: dai?.address.toLowerCase() }
  it.each([
    ['null', null, 'the book is not an object'],
    ['a chain id of 0', { ...book, chainId: 0 }, 'chainId is not a whole number'],
    [
      'a contract without a checksum',
      { ...book, tokens: [lowerCase] },
      'tokens[0].address is not an address with its checksum',
    ],
    ['a missing contract', { ...book, contracts: {} }, 'contracts.wrappedNative is not an address'],
    ['an unknown contract', { ...book, contracts: { ...book.contracts, bank: '' } }, 'contracts has a field "bank"'],
    [
      'half a pool',
      { ...book, pools: [{ tokens: [dai?.address], pair: dai?.address }] },
      'pools[0].tokens[1] is not an',
    ],
    [
      'a reward pool whose artist’s token is no address',
      { ...book, stakingPools: [{ pair: dai?.address, rewards: dai?.address, artistToken: 'MIRA' }] },
      'stakingPools[0].artistToken is not an address',
    ],
    ['256 decimals', { ...book, tokens: [{ ...dai, decimals: 256 }] }, 'tokens[0].decimals is not a whole number'],
    ['a genesis hash that is too short', { ...book, genesisHash: '0x12' }, 'genesisHash is neither null nor'],
  ])('%s is rejected with a sentence that names the field', (_, value, words) => {
    expect(sentenceFor(value)).toContain(words)
  })
})
