import { join } from 'node:path'
import type { Act } from '@musi/api/history/acts'
import { type Address, ZERO_ADDRESS } from '@musi/domain/address'
import { permanentTurn } from '@musi/server/history/store/historyStorage'
import { historyStore } from '@musi/server/history/store/historyStore'
import { openHistory } from '@musi/server/history/store/openHistory'
import type { Rows } from '@musi/server/history/store/rows'

export const addressOf = (kind: number, number: number): Address =>
  `0x${kind.toString(16).padStart(4, '0')}${number.toString(16).padStart(36, '0')}`
const PAIRS = 100
const TRADERS = 5000
const SONGS = 200
const DAYS = 30
const SWAPS_PER_BLOCK = 10
const BLOCKS_PER_SPAN = 100
const PLAYS_PER_BLOCK = 1
/** Number of pairs with an artist’s token, whose transfers are indexed. */
const FOLLOWED_PAIRS = 20
export const BLOCKS_PER_DEPOSIT = 5
const FIRST_SECONDS = 1_700_000_000

export const idOf = (number: number) => `0x${number.toString(16).padStart(64, '0')}`
const WRAPPED = addressOf(2, 0)
const DOLLAR = addressOf(3, 0)
export const pairOf = (number: number) => addressOf(1, number)
export const market = { wrapped: WRAPPED, dollars: [DOLLAR], decimals: 6, known: [], staking: [] }

/** The first pair is the dollar's; each other pair has its own token. */
const PAIR_ROWS: Rows['pairs'] = Array.from({ length: PAIRS }, (_, at) => ({
  number: at + 1,
  address: pairOf(at),
  block: 0,
  token0: at === 0 ? WRAPPED : addressOf(4, at),
  token1: at === 0 ? DOLLAR : WRAPPED,
}))

export const NO_ROWS: Rows = {
  pairs: [],
  reserves: [],
  createdTokens: [],
  proposals: [],
  acts: [],
  moves: [],
  recordings: [],
  shares: [],
  transactions: [],
  parties: [],
}

export const traderOf = (number: number) => addressOf(5, (number * 7919) % TRADERS)
const pairAt = (number: number) => (number * 31) % PAIRS

/** Rows of a block of trade: swaps, a play, sometimes a deposit, and their transfers. */
export function blockRows(
  block: number,
  timeSeconds: number,
  swapCount = SWAPS_PER_BLOCK,
): Pick<Rows, 'acts' | 'moves' | 'reserves' | 'shares'> {
  const place = (log: number) => ({ block, log, timeSeconds, transaction: idOf(block * 100 + log) })
  const numbers = Array.from({ length: swapCount }, (_, at) => block * SWAPS_PER_BLOCK + at)
  const swaps = numbers.map((number, log): Act => {
    const amount = String(10n ** 18n + BigInt(number))
    const sides: [string, string][] = [
      [amount, '0'],
      ['0', amount],
    ]
    const [paid = ['0', '0'], got = ['0', '0']] = number % 2 === 0 ? sides : sides.toReversed()
    const account = traderOf(number)
    return { ...place(log), kind: 'swap', account, pair: pairOf(pairAt(number)), paid, got, to: account }
  })
  const plays = Array.from({ length: PLAYS_PER_BLOCK }, (_, at): Act => {
    const payer = addressOf(5, (block * 101 + at) % TRADERS)
    const song = idOf((block * 13) % SONGS)
    return { ...place(50 + at), kind: 'playSong', account: payer, song, token: addressOf(4, 1), cost: '9', payer }
  })
  const followed = numbers.flatMap((number, log): Rows['moves'][number][] => {
    const pair = pairAt(number)
    if (pair === 0 || pair > FOLLOWED_PAIRS) return []
    const [from, to] = number % 2 === 0 ? [pairOf(pair), traderOf(number)] : [traderOf(number), pairOf(pair)]
    return [{ ...place(log), token: addressOf(4, pair), from, to, amount: String(10n ** 18n) }]
  })
  const account = traderOf(block)
  const pair = pairOf(pairAt(block))
  const isDeposit = block % BLOCKS_PER_DEPOSIT === 0
  const deposits: Act[] = isDeposit
    ? [{ ...place(70), kind: 'addLiquidity', account, pair, amounts: ['1000', '1000'], shares: '1000' }]
    : []
  const shares = isDeposit ? [{ ...place(71), token: pair, from: ZERO_ADDRESS, to: account, amount: '1000' }] : []
  const heldBy = [...new Set(numbers.map(pairAt))]
  return {
    acts: [...swaps, ...plays, ...deposits],
    moves: [...followed, ...shares],
    reserves: heldBy.map((each) => reserveOf(each, block)),
    shares: plays.map(({ log, ...play }) => ({
      ...NO_SHARE,
      block,
      log,
      song: 'song' in play ? play.song : '',
      kind: 'played',
      amount: '9',
    })),
  }
}

const NO_SHARE = { place: 0, payee: '', successor: '', share_bps: 0 } as const
const reserveOf = (pair: number, block: number): Rows['reserves'][number] => ({
  pair: pairOf(pair),
  block,
  reserve0: String(10n ** 24n + BigInt(block)),
  reserve1: String(10n ** 22n),
})

/** Builds a history of `swaps` swaps, span by span. */
export async function pastTrades(swaps: number, folder: string) {
  const database = await openHistory(join(folder, 'history.db'), () => {})
  const store = historyStore(permanentTurn(database))
  const blocks = swaps / SWAPS_PER_BLOCK
  const timeOf = (block: number) => FIRST_SECONDS + Math.floor((block / blocks) * DAYS * 86_400)
  const recordings = Array.from({ length: SONGS }, (_, at) => ({
    block: 0,
    log: at,
    song: idOf(at),
    artist: addressOf(6, at % 50),
    content_hash: idOf(at),
  }))
  const shares = recordings.map(({ log, song, artist }) => ({
    ...NO_SHARE,
    block: 0,
    log,
    song,
    kind: 'payee' as const,
    payee: artist,
    share_bps: 10_000,
    amount: '',
  }))
  const first = { pairs: PAIR_ROWS, reserves: PAIR_ROWS.map((_, at) => reserveOf(at, 0)), recordings, shares }
  await store.write({ ...NO_ROWS, ...first }, new Map(), { number: 0, hash: idOf(0), timeSeconds: FIRST_SECONDS })
  for (let from = 1; from <= blocks; from += BLOCKS_PER_SPAN) {
    const span = Array.from({ length: Math.min(BLOCKS_PER_SPAN, blocks - from + 1) }, (_, at) => from + at)
    const rows = span.map((block) => blockRows(block, timeOf(block)))
    const last = span.at(-1) ?? from
    await store.write(
      {
        ...NO_ROWS,
        acts: rows.flatMap(({ acts }) => acts),
        moves: rows.flatMap(({ moves }) => moves),
        reserves: rows.flatMap(({ reserves }) => reserves),
        shares: rows.flatMap(({ shares: ofBlock }) => ofBlock),
      },
      new Map(),
      { number: last, hash: idOf(last), timeSeconds: timeOf(last) },
    )
  }
  return { database, store, blocks, timeOf }
}
