import { seededNumbers } from '@musi/domain/random/seededNumbers'
import type { Native, Token } from '@musi/domain/currency'
import { setBalances, type TokenIndex, tokenIndex } from '@musi/domain/token-lists/search/tokenIndex'
import { tokenSearch } from '@musi/domain/token-lists/search/tokenSearch'
import { type Row, median, row } from './measure/row.ts'

const NATIVE: Native = { kind: 'native', symbol: 'ETH', name: 'Ether', decimals: 18 }
/** Queries, typed letter by letter. */
export const TYPED = ['usdc', 'eth', 'wrapped ether', 'dao', 'musi coin', 'finance', 'zq', 'x']
const KEYSTROKES = TYPED.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1))).filter(
  (query) => query === query.trim(),
)
const SYLLABLES = 'ba co da ether fi gra in ju ko lum mo na ox pi qua ra sol tri usd ver wi xe yo zen'.split(' ')
const ENDINGS = ['Token', 'Coin', 'Finance', 'DAO', 'Protocol', 'Network', 'Swap', 'Cash', 'Index', 'Music']

export function randomTokens(count: number): readonly Token[] {
  const next = seededNumbers(`tokens ${count}`)
  const randomInt = (below: number) => Math.floor(next() * below)
  const word = () => Array.from({ length: 1 + randomInt(3) }, () => SYLLABLES[randomInt(SYLLABLES.length)]).join('')
  return Array.from({ length: count }, (_, at) => {
    const first = word()
    const second = word()
    const name = [...(randomInt(10) === 0 ? ['Wrapped'] : []), first, second, ENDINGS[randomInt(ENDINGS.length)]].join(
      ' ',
    )
    const symbol = randomInt(2) === 0 ? first.slice(0, 5).toUpperCase() : (first + second).slice(0, 3 + randomInt(5))
    // No checksums, since the search only compares addresses.
    return { kind: 'token', address: `0x${at.toString(16).padStart(40, '0')}`, decimals: 18, symbol, name }
  })
}

/** The original search of 2020: filters all tokens, then sorts the matches. */
export function plainSearch(
  tokens: readonly Token[],
  balances: ReadonlyMap<string, bigint>,
  query: string,
): readonly Token[] {
  const queryWords = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 0)
  const matches = (text: string) => {
    const words = text.toLowerCase().split(/\s+/)
    return queryWords.every((part) => words.some((word) => word.startsWith(part) || word.endsWith(part)))
  }
  const order = (one: Token, other: Token) => {
    const oneBalance = balances.get(one.address) ?? 0n
    const otherBalance = balances.get(other.address) ?? 0n
    if (oneBalance !== otherBalance) return oneBalance > otherBalance ? -1 : 1
    const left = one.symbol.toLowerCase()
    const right = other.symbol.toLowerCase()
    return left === right ? 0 : left < right ? -1 : 1
  }
  const sorted = tokens.filter(({ symbol, name }) => matches(symbol) || matches(name)).sort(order)
  if (queryWords.length !== 1) return sorted
  const exact = ({ symbol }: Token) => symbol.toLowerCase() === queryWords[0]
  return [...sorted.filter(exact), ...sorted.filter((token) => !exact(token))]
}

const timed = <T>(work: () => T): readonly [ms: number, result: T] => {
  const started = performance.now()
  const result = work()
  return [performance.now() - started, result]
}

const sameTokens = (one: readonly Token[], other: readonly Token[]) =>
  one.length === other.length && one.every(({ address }, at) => address === other[at]?.address)

export const p95 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN

/** More rows than fit on a screen. */
const ROWS = 20

function search(index: TokenIndex, query: string) {
  const rows = tokenSearch(index, query, NATIVE)
  if (rows.kind !== 'words') throw new Error('The address is invalid.')
  return rows.tokens
}
const onScreen = (index: TokenIndex, query: string) => search(index, query).rows(0, ROWS)

/** The first runs are slower on both sides. */
const WARM_UP = 3

/** Runs all keystrokes on both sides, which must find the same tokens in the same order. */
function keystrokes(tokens: readonly Token[], rounds: number) {
  const balances = new Map(
    tokens.filter((_, at) => at % 100 === 7).map(({ address }, at) => [address, BigInt(1 + (at % 50))]),
  )
  const searched = tokens.map((token) => ({ token, standing: 'unknown' as const }))
  const [buildMs, index] = timed(() => tokenIndex(searched))
  const [firstMs] = timed(() => setBalances(index, balances))
  const [plain, ours, allRows]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < rounds + WARM_UP; round++) {
    const expected = KEYSTROKES.map((query) => timed(() => plainSearch(tokens, balances, query)))
    const shown = KEYSTROKES.map((query) => timed(() => onScreen(index, query)))
    const all = KEYSTROKES.map((query) => timed(() => search(index, query).rows()))
    for (const [at, [plainMs, tokensFound]] of expected.entries()) {
      const [[ms, first] = [0, []], [allMs, every] = [0, []]] = [shown[at], all[at]]
      if (!sameTokens(every, tokensFound) || !sameTokens(first, tokensFound.slice(0, ROWS)))
        throw new Error(`"${KEYSTROKES[at]}" gives different results.`)
      if (round < WARM_UP) continue
      plain.push(plainMs)
      ours.push(ms)
      allRows.push(allMs)
    }
  }
  const changes: number[] = []
  const some = tokens.slice(0, 10)
  for (let round = 0; round < 20; round++)
    changes.push(
      timed(() =>
        setBalances(
          index,
          some.map(({ address }) => [address, BigInt(round)]),
        ),
      )[0],
    )
  return { buildMs, firstMs, ours, allRows, plain, changes }
}

/** The token search per keystroke against a plain filter and sort. */
export async function* tokenSearches(quick: boolean): AsyncIterable<Row> {
  for (const size of quick ? [10_000] : [10_000, 100_000]) {
    const { buildMs, firstMs, ours, allRows, plain, changes } = keystrokes(randomTokens(size), size > 10_000 ? 4 : 12)
    const name = 'filter and sort'
    yield row('tokenSearch', size, 'keystroke, median', { name, ms: median(plain) }, median(ours))
    yield row('tokenSearch', size, 'keystroke, p95', { name, ms: p95(plain) }, p95(ours))
    yield row('tokenSearch', size, 'every row made, median', { name, ms: median(plain) }, median(allRows))
    yield row('tokenSearch', size, 'index built', { name: 'none', ms: null }, buildMs)
    yield row('tokenSearch', size, 'balances of 1 % arrive', { name: 'none', ms: null }, firstMs)
    yield row('tokenSearch', size, '10 balances change', { name: 'none', ms: null }, median(changes))
  }
}
