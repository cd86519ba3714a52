import { describe, expect, it } from 'vitest'
import type { Native, Token } from '../../currency.ts'
import { type Dice, dice, testTokenAddress } from '../../exchange/oracle/seededPairs.ts'
import { type PlainToken, plainSearch } from '../oracle/plainSearch.ts'
import type { Direction } from './foundTokens.ts'
import { pickOnEnter } from './pickOnEnter.ts'
import { addTokens, addTokenSteps, removeTokens, setBalances, tokenIndex, tokenIndexSteps } from './tokenIndex.ts'
import type { Standing } from './tokenOrder.ts'
import { tokenSearch } from './tokenSearch.ts'

const ETHER: Native = { kind: 'native', symbol: 'ETH', name: 'Ether', decimals: 18 }
const POL: Native = { kind: 'native', symbol: 'POL', name: 'POL', decimals: 18 }

let number = 1_000_000
const token = (symbol: string, name = symbol, decimals = 18): Token => {
  number += 1
  return { kind: 'token', address: testTokenAddress(number), symbol, name, decimals }
}
const indexOf = (...tokens: readonly Token[]) =>
  tokenIndex(tokens.map((each) => ({ token: each, standing: 'unknown' })))

const matchesFor = (index: ReturnType<typeof tokenIndex>, query: string, direction?: Direction) => {
  const rows = tokenSearch(index, query, ETHER, direction)
  return rows.kind === 'words' ? rows.tokens.rows() : []
}
const symbols = (tokens: readonly Token[]) => tokens.map(({ symbol }) => symbol)

describe('the results of a query', () => {
  const index = indexOf(
    token('USDC', 'USD Coin'),
    token('WBTC', 'Wrapped Bitcoin'),
    token('WUSD', 'Wrapped Dollar'),
    token('COIN', 'Coin of the Day'),
  )
  it.each([
    ['usd', ['USDC', 'WUSD']],
    ['COIN', ['COIN', 'USDC', 'WBTC']],
    ['wrap', ['WBTC', 'WUSD']],
    ['sd', ['USDC', 'WUSD']],
    ['dc', ['USDC']],
    ['coin usd', ['USDC']],
    ['  us   in ', ['USDC']],
    ['usdc coin', []],
    ['oin', ['COIN', 'USDC', 'WBTC']],
    ['btc wrapped', []],
    ['oi', []],
    ['', ['COIN', 'USDC', 'WBTC', 'WUSD']],
    ['  ', ['COIN', 'USDC', 'WBTC', 'WUSD']],
  ])(
    'match every word to a beginning or an end of a word of the symbol, or to words of the name: %j',
    (query, expected) => {
      expect(symbols(matchesFor(index, query))).toEqual(expected)
    },
  )

  it('are the one token with a pasted address, in checksummed form', () => {
    const dai = token('DAI')
    const lowerCase = dai.address.toLowerCase()
    const one = indexOf(dai, token('USDC'))
    expect(tokenSearch(one, ` ${lowerCase} `, ETHER)).toEqual({ kind: 'address', address: dai.address, token: dai })
    expect(tokenSearch(indexOf(), lowerCase, ETHER)).toEqual({ kind: 'address', address: dai.address, token: null })
    expect(tokenSearch(one, lowerCase.slice(0, -1), ETHER)).toMatchObject({ kind: 'words', tokens: { count: 0 } })
  })

  it.each([
    [ETHER, ['', ' ', 'e', 'E', 'et', 'ETH', ' eth '], ['ethe', 'th', 'x']],
    [POL, ['', 'e', 'et', 'eth', 'p', 'Po', 'pol'], ['poly', 'ol', 'w']],
  ])('include the native row for empty, e, et, eth and any beginning of the native symbol', (native, shown, hidden) => {
    const rows = (query: string) => tokenSearch(index, query, native)
    for (const query of shown) expect(rows(query)).toMatchObject({ native: true })
    for (const query of hidden) expect(rows(query)).toMatchObject({ native: false })
  })
})

describe('the order of results', () => {
  const dai = token('DAI')
  const usdc = token('usdc', 'USD Coin', 6)
  const wbtc = token('wBTC', 'BTC', 8)
  const aave = token('AAVE')
  const index = indexOf(wbtc, usdc, dai, aave)

  it('is by balance, then by symbol regardless of case', () => {
    expect(symbols(matchesFor(index, ''))).toEqual(['AAVE', 'DAI', 'usdc', 'wBTC'])
    // 2 USDC are more than 1.5 DAI, although USDC has fewer decimals.
    setBalances(index, [
      [dai.address, 15n * 10n ** 17n],
      [usdc.address, 2n * 10n ** 6n],
    ])
    expect(symbols(matchesFor(index, ''))).toEqual(['usdc', 'DAI', 'AAVE', 'wBTC'])
    setBalances(index, [[usdc.address, 0n]])
    expect(symbols(matchesFor(index, ''))).toEqual(['DAI', 'AAVE', 'usdc', 'wBTC'])
  })

  it('can be reversed', () => {
    setBalances(index, [[dai.address, 0n]])
    expect(symbols(matchesFor(index, '', 'up'))).toEqual(['wBTC', 'usdc', 'DAI', 'AAVE'])
  })

  it('puts exact symbol matches of a single word first', () => {
    const exact = token('UNI', 'Z')
    const heldToken = token('UNIX', 'A')
    const index = indexOf(heldToken, exact, token('UNIT'))
    setBalances(index, [[heldToken.address, 5n]])
    expect(symbols(matchesFor(index, 'uni'))).toEqual(['UNI', 'UNIX', 'UNIT'])
    expect(symbols(matchesFor(index, 'uni', 'up'))).toEqual(['UNI', 'UNIT', 'UNIX'])
    expect(symbols(matchesFor(index, 'un'))).toEqual(['UNIX', 'UNI', 'UNIT'])
  })

  it('case 21: puts the known token before others with its symbol, whatever was sent to the account', () => {
    const real = token('USDC', 'Real')
    const fake = token('USDC', 'Fake')
    const honest = token('ZZZ')
    const index = tokenIndex([
      { token: fake, standing: 'lookAlike' },
      { token: honest, standing: 'unknown' },
      { token: real, standing: 'known' },
    ])
    setBalances(index, [
      [fake.address, 10n ** 30n],
      [honest.address, 1n],
    ])
    expect(matchesFor(index, 'usdc')).toEqual([real, fake])
    expect(matchesFor(index, '')).toEqual([honest, real, fake])
  })
})

describe('the tokens of artists', () => {
  const dai = token('DAI')
  const mira = token('MIRA', 'Mira Solenne')
  const arlo = token('ARLO')
  const zed = token('ZEDA')
  const index = indexOf(zed, mira, dai, arlo)
  const rows = (query: string, only: boolean, direction?: Direction) => {
    const found = tokenSearch(index, query, ETHER, direction, {
      raised: [mira.address, arlo.address],
      last: [],
      only: only ? [mira.address, arlo.address] : null,
      worthOf: null,
    })
    return found.kind === 'words' ? [found.native, ...symbols(found.tokens.rows())] : []
  }

  it('come after held tokens and before the rest while nothing is typed', () => {
    expect(rows('', false)).toEqual([true, 'ARLO', 'MIRA', 'DAI', 'ZEDA'])
    setBalances(index, [
      [zed.address, 1n],
      [mira.address, 5n],
    ])
    expect(rows('', false)).toEqual([true, 'MIRA', 'ZEDA', 'ARLO', 'DAI'])
    expect(rows('', false, 'up')).toEqual([true, 'DAI', 'ARLO', 'ZEDA', 'MIRA'])
    setBalances(index, [
      [zed.address, 0n],
      [mira.address, 0n],
    ])
  })

  it('are found by name and symbol in the normal order', () => {
    expect(rows('solenne', false)).toEqual([false, 'MIRA'])
    expect(rows('da', false)).toEqual([false, 'DAI', 'ZEDA'])
    expect(rows('a', false)).toEqual([false, 'ARLO', 'MIRA', 'ZEDA'])
  })

  it('can be the only ones shown', () => {
    expect(rows('', true)).toEqual([false, 'ARLO', 'MIRA'])
    expect(rows('mira', true)).toEqual([false, 'MIRA'])
    expect(rows('dai', true)).toEqual([false])
  })
})

describe('Enter', () => {
  const rows = (query: string, ...tokens: readonly Token[]) => ({
    query,
    rows: tokenSearch(indexOf(...tokens), query, POL),
  })
  const picked = ({ query, rows: asked }: ReturnType<typeof rows>) => pickOnEnter(query, asked, POL)
  const usdc = token('USDC')
  const usdt = token('USDT')

  it.each(['eth', ' ETH', 'pol', 'POL '])(
    'selects the native currency for %j, also beside a token of that symbol',
    (query) => {
      expect(picked(rows(query, token('ETH'), token('POL')))).toBe(POL)
    },
  )
  it('selects the first result if its symbol is the query', () => {
    expect(picked(rows(' usdc ', usdt, usdc, token('USDCX')))).toBe(usdc)
  })
  it('selects the only result', () => {
    expect(picked(rows('usdt', usdc, usdt))).toBe(usdt)
    expect(picked(rows('sdt', usdc, usdt))).toBe(usdt)
    expect(picked(rows('po'))).toBe(POL)
    expect(picked(rows(usdc.address, usdc))).toBe(usdc)
  })
  it('selects nothing if the choice is ambiguous', () => {
    expect(picked(rows('usd', usdc, usdt))).toBeNull()
    expect(picked(rows('nothing', usdc))).toBeNull()
    expect(picked(rows('p', token('PEPE')))).toBeNull()
    expect(picked(rows('', usdc))).toBeNull()
    expect(picked(rows(usdc.address))).toBeNull()
  })
})

const SETS = process.env.MUSI_LONG ? 20_000 : 200
const LETTERS = ['a', 'b', 'A', 'B', 'ab', 'Ba', 'é', 'Σ', 'İ', '🎵', '-', '1'] as const
const word = (roll: Dice) => Array.from({ length: 1 + roll.integerBelow(3) }, () => roll.pick(LETTERS)).join('')
const text = (roll: Dice, words: number) =>
  Array.from({ length: roll.integerBelow(words + 1) }, () => word(roll)).join(roll.pick([' ', '  ', '\t', '\u00a0']))

function anyToken(roll: Dice, at: number): PlainToken {
  const symbol = text(roll, 2)
  const name = text(roll, 3)
  const randomToken: Token = {
    kind: 'token',
    address: testTokenAddress(at),
    decimals: roll.pick([0, 6, 18, 255]),
    symbol,
    name,
  }
  return {
    token: randomToken,
    standing: roll.pick<Standing>(['known', 'unknown', 'unknown', 'lookAlike']),
    balance: 0n,
  }
}

const anyBalance = (roll: Dice) =>
  roll.chance(0.4) ? 0n : roll.chance(0.5) ? BigInt(roll.integerBelow(4)) * 10n ** 6n : roll.size(70)

it(`the search equals a plain filter and sort, in ${SETS} sets of tokens that are added, removed and change their balances`, () => {
  const roll = dice('token search')
  for (let run = 0; run < SETS; run++) {
    let tokens = [] as readonly PlainToken[]
    let next = 0
    const index = tokenIndex([])
    for (let step = 0; step < 6; step++) {
      const added = Array.from({ length: roll.integerBelow(roll.chance(0.1) ? 60 : 6) }, () => anyToken(roll, next++))
      tokens = [...tokens, ...added]
      addTokens(index, added)
      const removed = new Set(tokens.filter(() => roll.chance(0.1)).map((each) => each.token.address))
      tokens = tokens.filter((each) => !removed.has(each.token.address))
      removeTokens(index, removed)
      const balances = new Map(
        tokens.filter(() => roll.chance(0.3)).map((each) => [each.token.address, anyBalance(roll)]),
      )
      tokens = tokens.map((each) => ({ ...each, balance: balances.get(each.token.address) ?? each.balance }))
      setBalances(index, balances)
      for (let attempt = 0; attempt < 4; attempt++) {
        const query = text(roll, 3)
        expect([query, matchesFor(index, query)]).toEqual([query, plainSearch(tokens, query)])
      }
    }
  }
})

it('balances and removals that arrive between two slices apply to the tokens being added', () => {
  const roll = dice('slices')
  const first = Array.from({ length: 50 }, (_, at) => anyToken(roll, at))
  const second = Array.from({ length: 9000 }, (_, at) => anyToken(roll, at + 50))
  const index = tokenIndex(first)
  const steps = addTokenSteps(index, second)
  let slices = 0
  for (let at = 0; steps.next().done !== true; at += 3) {
    slices += 1
    setBalances(
      index,
      [...first, ...second].slice(at, at + 60).map(({ token: { address } }) => [address, BigInt(at % 5)]),
    )
    removeTokens(
      index,
      second.slice(at + 1, at + 2).map(({ token: { address } }) => address),
    )
  }
  expect(slices).toBeGreaterThan(5)
  const remaining = [...first, ...second].flatMap((each): PlainToken[] => {
    const place = index.placeOf.get(each.token.address)
    const entry = place === undefined ? null : index.entries[place]
    return entry ? [{ ...each, balance: entry.balance }] : []
  })
  expect(remaining.length).toBe(9050 - slices)
  expect(remaining.some(({ balance }) => balance > 0n)).toBe(true)
  const all = tokenSearch(index, '', ETHER)
  expect(all.kind === 'words' && all.tokens.count).toBe(remaining.length)
  for (const query of ['', 'a', 'ab', 'b a', '🎵'])
    expect(matchesFor(index, query)).toEqual(plainSearch(remaining, query))
})

it('a long list is indexed in slices in proportion to its length', () => {
  const roll = dice('long')
  const tokens = Array.from({ length: 20_000 }, (_, at) => anyToken(roll, at))
  const steps = tokenIndexSteps(tokens)
  let slices = 0
  while (steps.next().done !== true) slices += 1
  expect(slices).toBe(30)
})

it('adding tokens reindexes at most twice as many', () => {
  const roll = dice('parts')
  const tokens = Array.from({ length: 400 }, (_, at) => anyToken(roll, at))
  const sizes = (...adds: readonly number[]) => {
    const index = tokenIndex([])
    let from = 0
    for (const count of adds) {
      addTokens(index, tokens.slice(from, from + count))
      from += count
    }
    return index.parts.map(({ places }) => places.length)
  }
  expect(sizes(100, 49)).toEqual([100, 49])
  expect(sizes(100, 50)).toEqual([150])
  expect(sizes(200, 60, 40)).toEqual([300])
  expect(sizes(300, 60, 40)).toEqual([300, 100])
})

it('held tokens are ordered by worth, then unpriced ones by balance, and test tokens come last (spec: token-select.order)', () => {
  const [rich, cheap, priceless, test, rest] = ['RICH', 'CHEAP', 'NONE', 'TT01', 'AAA'].map((symbol) => token(symbol))
  const all = [rich, cheap, priceless, test, rest] as Token[]
  const index = indexOf(...all)
  const balances = [1n, 100n, 50n, 900n, 0n].map((whole) => whole * 10n ** 18n)
  setBalances(
    index,
    all.map(({ address }, at) => [address, balances[at] ?? 0n] as const),
  )
  const worthOf = ({ symbol }: Token) => (symbol === 'RICH' ? 5000 : symbol === 'CHEAP' ? 100 : null)
  const choice = {
    raised: [],
    last: all.filter(({ symbol }) => symbol === 'TT01').map(({ address }) => address),
    only: null,
    worthOf,
  }
  const found = (direction: Direction) => {
    const rows = tokenSearch(index, '', ETHER, direction, choice)
    return rows.kind === 'words' ? symbols(rows.tokens.rows()) : []
  }
  const down = ['RICH', 'CHEAP', 'NONE', 'AAA', 'TT01']
  expect(found('down')).toEqual(down)
  expect(found('up')).toEqual(down.toReversed())
})

it('rows are created on demand and do not change afterwards', () => {
  const roll = dice('rows')
  const tokens = Array.from({ length: 500 }, (_, at) => anyToken(roll, at))
  const index = tokenIndex(tokens)
  for (const direction of ['down', 'up'] as const)
    for (const query of ['', 'a', 'ab', 'b', 'a b', 'zz']) {
      const rows = tokenSearch(index, query, ETHER, direction)
      if (rows.kind !== 'words') throw new Error('This is no address.')
      const all = rows.tokens.rows()
      expect(rows.tokens.count).toBe(all.length)
      for (let from = 0; from < all.length + 20; from += 17)
        expect(rows.tokens.rows(from, from + 20)).toEqual(all.slice(from, from + 20))
      setBalances(index, [[testTokenAddress(roll.integerBelow(500)), roll.size(60)]])
      expect(rows.tokens.rows()).toEqual(all)
    }
})

it('an index transferred from a worker gives the same results', () => {
  const roll = dice('sent')
  const tokens = Array.from({ length: 300 }, (_, at) => anyToken(roll, at))
  const sent = structuredClone(tokenIndex(tokens))
  setBalances(sent, [[testTokenAddress(7), 5n]])
  const remaining = tokens.map((each) => (each.token.address === testTokenAddress(7) ? { ...each, balance: 5n } : each))
  for (const query of ['', 'a', 'ab a']) expect(matchesFor(sent, query)).toEqual(plainSearch(remaining, query))
})

it('an index built in slices equals one built at once', () => {
  const roll = dice('built in slices')
  const tokens = Array.from({ length: 20_000 }, (_, at) => anyToken(roll, at))
  const steps = tokenIndexSteps(tokens)
  for (let slices = 0; ; slices++) {
    const { done, value } = steps.next()
    if (done !== true) continue
    expect(slices).toBeGreaterThan(10)
    expect(value).toEqual(tokenIndex(tokens))
    return
  }
})

it('an address is indexed once, with its first token', () => {
  const dai = token('DAI')
  const index = indexOf(dai, { ...dai, symbol: 'OTHER' })
  addTokens(index, [{ token: { ...dai, symbol: 'THIRD' }, standing: 'known' }])
  expect(matchesFor(index, '')).toEqual([dai])
  removeTokens(index, [dai.address, '0x0000000000000000000000000000000000000001'])
  expect(matchesFor(index, '')).toEqual([])
})

it('case 19: a symbol of a megabyte, or of ten thousand marks, is searched like any other', () => {
  const long = token('M'.repeat(1_000_000))
  const marked = token(`a${'\u0301'.repeat(10_000)}`)
  const index = indexOf(long, marked, token('MUSI'))
  expect(matchesFor(index, 'mus')).toHaveLength(1)
  expect(matchesFor(index, 'm'.repeat(500_000))).toEqual([long])
})
