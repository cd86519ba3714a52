import { parseAddress } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import type { ListedToken } from '@musi/domain/token-lists/tokenList'
import { tokenSearch } from '@musi/domain/token-lists/search/tokenSearch'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BOOK, DAI, listPage, listText, listed } from '../token-lists/testing/listPage.ts'

const log = vi.spyOn(console, 'error')
beforeEach(() => void log.mockReturnValue())
afterEach(() => {
  vi.unstubAllGlobals()
  log.mockReset()
})

const URL = '/lists/default.json'
const NATIVE = { kind: 'native', decimals: 18, symbol: 'ETH', name: 'Ether' } as const
const UNKNOWN_TOKEN: Token = {
  kind: 'token',
  address: '0x0000000000000000000000000000000000000042',
  symbol: 'ODD',
  name: 'Odd One',
  decimals: 6,
}

async function loadPage(
  tokens: readonly ListedToken[],
  storage?: Map<string, string>,
  config: Parameters<typeof listPage>[1] = {},
) {
  const loadedPage = await listPage(vi, config, storage)
  const [{ refreshList }, { listedTokensRead }, { tokenSearchIndex }, added, all, trust] = await Promise.all([
    import('../token-lists/refreshList.ts'),
    import('./listedTokens.ts'),
    import('./tokenSearchIndex.ts'),
    import('./addedTokens.ts'),
    import('./tokens.ts'),
    import('./tokenTrust.ts'),
  ])
  loadedPage.answers.set(URL, { text: listText('1.0.0', tokens) })
  await refreshList(URL)
  await listedTokensRead()
  const stop = tokenSearchIndex.subscribe(() => undefined)
  const symbols = (query = '') => {
    const state = tokenSearchIndex.get()
    const rows = state && tokenSearch(state.index, query, NATIVE)
    return rows?.kind === 'words' ? rows.tokens.rows().map(({ symbol }) => symbol) : []
  }
  const shows = (count: number) => vi.waitFor(() => expect(symbols()).toHaveLength(count), 5000)
  return { ...loadedPage, ...added, ...all, ...trust, tokenSearchIndex, refreshList, symbols, shows, stop }
}

describe('the known tokens', () => {
  it('are those of the address book, of the selected list on this chain, and those that the person added', async () => {
    const { tokenByAddress, isKnown, addToken, removeToken, offList, symbols, shows } = await loadPage([
      listed(1),
      listed(2, { chainId: 137 }),
      listed(3, { address: DAI, symbol: 'MINE', name: 'Not Dai' }),
    ])
    await shows(2)
    expect(symbols()).toEqual(['DAI', 'TK1'])
    expect(tokenByAddress(DAI)?.symbol).toBe('DAI')
    expect([isKnown(UNKNOWN_TOKEN.address), offList(UNKNOWN_TOKEN.address)]).toEqual([false, 'foundByAddress'])
    addToken(UNKNOWN_TOKEN)
    await shows(3)
    expect([isKnown(UNKNOWN_TOKEN.address), offList(UNKNOWN_TOKEN.address)]).toEqual([true, 'addedByUser'])
    removeToken(UNKNOWN_TOKEN.address)
    await shows(2)
    expect(isKnown(UNKNOWN_TOKEN.address)).toBe(false)
  })

  it('keep added ones across a reload, and drop only damaged ones', async () => {
    const { addToken, storage } = await loadPage([listed(1)])
    addToken(UNKNOWN_TOKEN)
    const saved = storage.get('musi.settings') ?? ''
    storage.set('musi.settings', saved.replace('"31337":{', '"31337":{"0x12":{"symbol":"X"},"__proto__":{"a":1},'))
    const later = await loadPage([listed(1)], storage)
    await later.shows(3)
    expect(later.tokenByAddress(UNKNOWN_TOKEN.address)).toEqual(UNKNOWN_TOKEN)
  })

  it('case 99: a list with one token twice is shown as empty and logged', async () => {
    const { symbols, shows } = await loadPage([listed(1), listed(2), listed(1)])
    await shows(1)
    expect(symbols()).toEqual(['DAI'])
    expect(log.mock.calls.flat().join(' ')).toContain('Duplicate tokens.')
  })

  it('case 102: a stored list that is invalid is shown as empty and fetched again', async () => {
    const { storage } = await loadPage([listed(1)])
    storage.set('musi.lists', (storage.get('musi.lists') ?? '').replace('18', '999'))
    const { symbols, shows, refreshList } = await loadPage([listed(1), listed(2)], storage)
    expect(symbols()).toEqual(['DAI'])
    await refreshList(URL)
    await shows(3)
    expect(symbols()).toEqual(['DAI', 'TK1', 'TK2'])
  })
})

describe('the search', () => {
  it('finds the tokens of a new version of the list once it has loaded', async () => {
    const { answers, refreshList, symbols, shows } = await loadPage([listed(1)])
    await shows(2)
    answers.set(URL, { text: listText('1.1.0', [listed(1), listed(2)]) })
    await refreshList(URL)
    await shows(3)
    expect(symbols('tk2')).toEqual(['TK2'])
  })

  it('ranks held tokens first, and forgets balances with the account', async () => {
    const { tokenSearchIndex, tokenByAddress, symbols, shows } = await loadPage([listed(1)])
    await shows(2)
    const address = tokenByAddress('0x0000000000000000000000000000000000000001')?.address ?? '0x'
    tokenSearchIndex.setAccount(DAI)
    tokenSearchIndex.setBalances([[address, 5n]])
    // Rows do not move before all balances are known.
    expect([symbols(), tokenSearchIndex.balanceOf(address)]).toEqual([['DAI', 'TK1'], 5n])
    tokenSearchIndex.orderByBalances()
    expect([symbols(), tokenSearchIndex.balanceOf(address)]).toEqual([['TK1', 'DAI'], 5n])
    tokenSearchIndex.setAccount(null)
    expect([symbols(), tokenSearchIndex.balanceOf(address)]).toEqual([['DAI', 'TK1'], null])
  })

  it('case 21: of two tokens with the same symbol, lists the known one first and flags the other', async () => {
    const impostor = listed(9, { symbol: 'DAI', name: 'Dai Stablecoin' })
    const { tokenSearchIndex, tokenByAddress, warningFor, symbols, shows } = await loadPage([impostor])
    await shows(2)
    const token = tokenByAddress('0x0000000000000000000000000000000000000009')
    if (token === null) throw new Error('The list was not read.')
    tokenSearchIndex.setBalances([[token.address, 10n ** 24n]])
    tokenSearchIndex.orderByBalances()
    expect(symbols('dai')).toEqual(['DAI', 'DAI'])
    const state = tokenSearchIndex.get()
    const rows = state && tokenSearch(state.index, 'dai', NATIVE)
    expect(rows?.kind === 'words' && rows.tokens.rows(0, 1)[0]?.address).toBe(DAI)
    expect(warningFor(token, 'search')?.lookAlike).toMatchObject({ original: { address: DAI }, by: 'symbol' })
    expect(warningFor(token, 'link')).toBeNull()
    expect(warningFor(UNKNOWN_TOKEN, 'link')).toMatchObject({ token: UNKNOWN_TOKEN, lookAlike: null })
  })
})

const testToken = (number: number, symbol: string, name = `Name ${number}`): Token => ({
  kind: 'token',
  address: `0x${number.toString(16).padStart(40, '0')}`,
  symbol,
  name,
  decimals: 18,
})

describe('trust', () => {
  it('case 20: an unknown token is compared with the address book, the selected list and the added tokens', async () => {
    const { lookAlike, addToken, shows } = await loadPage([listed(1, { symbol: 'NOVA', name: 'Nova Reyes' })])
    await shows(2)
    addToken(UNKNOWN_TOKEN)
    const like = (symbol: string, name?: string) => lookAlike(testToken(99, symbol, name))?.original.symbol
    expect([like('D\u0410I'), like('N\u041EVA'), like('\u041EDD')]).toEqual(['DAI', 'NOVA', 'ODD'])
    expect(like('ZZZ', 'nova reyes')).toBe('NOVA')
    expect(like('ZZZ')).toBeUndefined()
  })

  it('case 21: a more trusted token is never flagged because of a less trusted one', async () => {
    const tokensWithOneSymbol = [
      listed(1, { symbol: 'NOVA' }),
      listed(2, { symbol: 'NOVA' }),
      listed(3, { symbol: 'DAI' }),
    ]
    const { lookAlike, standing, addToken, tokenByAddress, shows } = await loadPage(tokensWithOneSymbol)
    await shows(4)
    addToken(testToken(50, 'NOVA'))
    addToken(testToken(51, 'ODD'))
    addToken(testToken(52, 'ODD'))
    const trustOf = (address: string) => {
      const token = tokenByAddress(parseAddress(address) ?? '0x')
      return token && [standing(token), lookAlike(token)?.original.symbol ?? null]
    }
    const at = (number: number) => trustOf(testToken(number, '').address)
    expect(trustOf(DAI)).toEqual(['known', null])
    expect([at(1), at(2), at(3)]).toEqual([
      ['unknown', null],
      ['unknown', null],
      ['lookAlike', 'DAI'],
    ])
    expect([at(50), at(51), at(52)]).toEqual([
      ['lookAlike', 'NOVA'],
      ['unknown', null],
      ['unknown', null],
    ])
  })

  it('the last of 10,000 listed tokens is compared as well as the first', async () => {
    const { lookAlike, shows } = await loadPage(Array.from({ length: 9_999 }, (_, at) => listed(at + 1)))
    await shows(10_000)
    expect(lookAlike(testToken(20_000, 'tk9999'))?.original.symbol).toBe('TK9999')
    expect(lookAlike(testToken(20_000, 'tk10000'))).toBeNull()
  })

  it('the wrapped native currency is a known token even if the address book does not list it', async () => {
    const wrapped = testToken(0x44, 'WETH').address
    const { tokenByAddress, sourcedToken } = await loadPage([], undefined, {
      book: { ...BOOK, contracts: { ...BOOK.contracts, wrappedNative: wrapped } },
    })
    expect(tokenByAddress(wrapped)).toMatchObject({ symbol: 'WETH', decimals: 18 })
    expect(sourcedToken(wrapped)?.source).toBe('book')
  })
})

describe('artists', () => {
  const artistToken = (number: number, symbol: string, lookAlike: object | null = null) => ({
    number,
    address: testToken(number, '').address,
    creator: testToken(7, '').address,
    symbol,
    name: `Artist ${symbol}`,
    hasSong: true,
    lookAlike,
  })
  const MIRA = artistToken(0x100, 'MIRA')
  const answer = (tokens: readonly object[], next: number | null = null) => ({
    text: JSON.stringify({ tokens, next, staleSince: null }),
  })

  async function artistPage(pages: Readonly<Record<number, ReturnType<typeof answer> & { status?: number }>>) {
    const loadedPage = await loadPage([listed(1, { symbol: 'NOVA' })])
    for (const [from, text] of Object.entries(pages)) loadedPage.answers.set(`/api/artist-tokens?from=${from}`, text)
    const { artistFeed } = await import('../artists/artistFeed.ts')
    artistFeed.begin()
    await vi.waitFor(() => expect(artistFeed.get().kind).not.toBe('reading'))
    return { ...loadedPage, artistFeed }
  }

  it('are read page by page, and do not become known tokens', async () => {
    const { sourcedToken, isKnown, offList, artistFeed } = await artistPage({
      0: answer([MIRA], 5),
      5: answer([artistToken(0x105, 'ARLO')]),
    })
    expect(artistFeed.get().artists.size).toBe(2)
    const address = parseAddress(MIRA.address) ?? '0x'
    expect(sourcedToken(address)).toMatchObject({ source: 'artist', token: { symbol: 'MIRA', decimals: 18 } })
    expect([isKnown(address), offList(address)]).toEqual([false, null])
  })

  it('are compared with the address book, the selected list and earlier artists, and unknown tokens with them (spec: tokens.look-alike)', async () => {
    const fake = artistToken(0x101, 'M1RA', { ...MIRA, by: 'symbol' })
    const { lookAlike, tokenByAddress } = await artistPage({
      0: answer([MIRA, fake, artistToken(0x102, 'N0VA'), artistToken(0x103, 'D\u0410I')]),
    })
    const originalOf = (number: number) => {
      const token = tokenByAddress(parseAddress(testToken(number, '').address) ?? '0x')
      return token && (lookAlike(token)?.original.symbol ?? null)
    }
    expect([0x100, 0x101, 0x102, 0x103].map(originalOf)).toEqual([null, 'MIRA', 'NOVA', 'DAI'])
    expect(lookAlike(testToken(0x999, 'mira'))?.original.address).toBe(MIRA.address)
  })

  it('that resemble no other need only a note once their creator has a song (spec: artist-tokens.note)', async () => {
    await artistPage({ 0: answer([MIRA, artistToken(0x103, 'DAI')]) })
    const { artistProof } = await import('./artistProof.ts')
    expect(await artistProof(parseAddress(MIRA.address) ?? '0x')).toBe(true)
    expect(await artistProof(testToken(0x103, '').address)).toBe(false)
    expect(await artistProof(testToken(0x999, '').address)).toBe(false)
  })

  it.each([
    ['the server could not read', { text: '{}', status: 503 }],
    ['that is no page', { text: '{"tokens":[{"symbol":1}]}' }],
  ])('are reported as failed, not as none, for a feed %s', async (_, text) => {
    vi.spyOn(console, 'debug').mockReturnValue()
    const { artistFeed } = await artistPage({ 0: text })
    expect(artistFeed.get().kind).toBe('failed')
  })
})

it('a list counts as read once its tokens have loaded, or once it failed to load', async () => {
  const { answers } = await listPage(vi)
  const [{ refreshList }, { isListRead, listedTokensRead }] = await Promise.all([
    import('../token-lists/refreshList.ts'),
    import('./listedTokens.ts'),
  ])
  expect(isListRead()).toBe(false)
  await refreshList(URL)
  expect(isListRead()).toBe(true)
  answers.set(URL, { text: listText('1.0.0', [listed(1)]) })
  const coming = refreshList(URL)
  expect(isListRead()).toBe(false)
  await coming
  await listedTokensRead()
  expect(isListRead()).toBe(true)
})
