import { CANDLE_STEPS } from '@musi/api/history/candles'
import type { Act } from '@musi/api/history/acts'
import type { Address } from '@musi/domain/address'
import * as fc from 'fast-check'
import { Kysely } from 'kysely'
import { describe, expect, it } from 'vitest'
import { type SwapAct, isSwap } from './store/candleRows.ts'
import type { ChainSource } from './chainSource.ts'
import { type Follower, follower } from './follower.ts'
import { permanentTurn } from './store/historyStorage.ts'
import { historyPage } from './rows/historyQueries.ts'
import { historyStore } from './store/historyStore.ts'
import { nodeSqlite } from '#platform/database/nodeSqlite.ts'
import type { Rows } from './store/rows.ts'
import { type HistoryDb, type Tables, createTables } from './store/tables.ts'

const at = (number: number): Address => `0x${number.toString(16).padStart(40, '0')}`
const PAIRS = [at(1), at(2)]

/**
 * Content of one block: trades of two pairs in both directions, plays of two songs, and whether a token and a pair were
 * created.
 */
type BlockPlan = { seconds: number; trades: readonly Trade[]; plays: readonly Play[]; makes: boolean }
type Trade = { pair: 0 | 1; sold: 0 | 1; by: 7 | 8; paid: number; got: number }
type Play = { song: 1 | 2; by: 7 | 8; cost: number }
type ChainBlock = BlockPlan & { hash: string; timeSeconds: number }

const amountsOfSide = (isFirst: boolean, amount: number): [string, string] =>
  isFirst ? [String(amount), '0'] : ['0', String(amount)]

/** An in-memory chain that mines and reorganises, and its source, which can be made to fail. */
function fakeChain() {
  const blocks: ChainBlock[] = [{ seconds: 0, trades: [], plays: [], makes: false, hash: '0x0', timeSeconds: 1000 }]
  let forks = 0
  let failsAbove = Number.POSITIVE_INFINITY
  const tip = () => blocks.length - 1
  const rowsOf = (from: number, to: number): Rows => {
    const span = blocks.slice(from, to + 1).map((block, index) => ({ ...block, block: from + index }))
    const place = (block: number, log: number, timeSeconds: number) => ({
      block,
      log,
      timeSeconds,
      transaction: `0x${block}.${log}`,
    })
    return {
      recordings: [],
      shares: [],
      transactions: span.map(({ block, timeSeconds, trades }) => ({
        ...place(block, 0, timeSeconds),
        place: 0,
        from: at(7),
        to: at(8),
        value: String(block),
        selector: null,
        status: trades.length === 0 ? ('failed' as const) : ('success' as const),
      })),
      parties: span.map(({ block, trades }) => ({
        block,
        place: 0,
        account: at(7),
        is_told: trades.length === 0 ? (0 as const) : (1 as const),
      })),
      pairs: span.flatMap(({ makes, block }) =>
        makes ? [{ number: block + 1, address: at(500 + block), token0: at(8), token1: at(9), block }] : [],
      ),
      createdTokens: span.flatMap(({ makes, block }) =>
        makes ? [{ address: at(900 + block), creator: at(7), block, log: 99 }] : [],
      ),
      reserves: span.flatMap(({ trades, block }) =>
        trades.length > 0
          ? [{ pair: PAIRS[0] ?? at(1), block, reserve0: String(block), reserve1: String(trades.length) }]
          : [],
      ),
      proposals: span.flatMap(({ makes, block }) =>
        makes ? [{ block, log: 97, id: String(block), proposer: at(7), content: '{}' }] : [],
      ),
      acts: span.flatMap(({ trades, plays, block, timeSeconds }): Act[] => [
        ...trades.map((trade, log) => ({
          ...place(block, log, timeSeconds),
          kind: 'swap' as const,
          account: at(trade.by),
          pair: PAIRS[trade.pair] ?? at(1),
          paid: amountsOfSide(trade.sold === 0, trade.paid),
          got: amountsOfSide(trade.sold === 1, trade.got),
          to: at(7),
        })),
        ...plays.map((play, log) => ({
          ...place(block, 50 + log, timeSeconds),
          kind: 'playSong' as const,
          account: at(7),
          song: String(play.song),
          token: at(9),
          cost: String(play.cost),
          payer: at(play.by),
        })),
      ]),
      moves: span.flatMap(({ makes, block, timeSeconds }) =>
        makes
          ? [{ ...place(block, 98, timeSeconds), token: at(900 + block), from: at(0), to: at(7), amount: '5' }]
          : [],
      ),
    }
  }
  const source: ChainSource = {
    tip: () => Promise.resolve({ number: tip(), hash: blocks.at(-1)?.hash ?? '' }),
    hashAt: (block) => Promise.resolve(blocks[block]?.hash ?? null),
    read: ({ from, to }) =>
      to - from >= failsAbove
        ? Promise.reject(new Error('That is too much.'))
        : Promise.resolve({
            rows: rowsOf(from, to),
            names: new Map(),
            end: { number: to, hash: blocks[to]?.hash ?? '', timeSeconds: blocks[to]?.timeSeconds ?? 0 },
            newContracts: new Map(),
          }),
  }
  return {
    source,
    mine(plan: BlockPlan) {
      forks += 1
      const last = blocks.at(-1)?.timeSeconds ?? 0
      blocks.push({ ...plan, hash: `0x${blocks.length}.${forks}`, timeSeconds: last + plan.seconds })
    },
    goBack: (count: number) => void blocks.splice(Math.max(1, blocks.length - count)),
    setFailsAbove: (length: number) => {
      failsAbove = length
    },
  }
}

async function emptyHistory(): Promise<HistoryDb> {
  const db = new Kysely<Tables>({ dialect: nodeSqlite(':memory:') })
  await createTables(db)
  return db
}

const followerOf = (source: ChainSource, db: HistoryDb): Follower =>
  follower({
    source,
    store: historyStore(permanentTurn(db)),
    fixed: new Map(),
    since: 0,
    now: () => 0,
    isEnded: () => false,
  })

const ignoreProgress = () => undefined

/** Every row of every table in order, except span ends, which depend on how it was indexed. */
async function contentOf(db: HistoryDb) {
  return {
    pairs: await db.selectFrom('pairs').selectAll().orderBy('number').execute(),
    reserves: await db.selectFrom('reserves').selectAll().orderBy('pair').orderBy('block').execute(),
    tokens: await db.selectFrom('tokens').selectAll().orderBy('block').execute(),
    proposals: await db.selectFrom('proposals').selectAll().orderBy('block').execute(),
    acts: await db.selectFrom('acts').selectAll().orderBy('block').orderBy('log').execute(),
    moves: await db.selectFrom('moves').selectAll().orderBy('block').orderBy('log').execute(),
    transactions: await db.selectFrom('transactions').selectAll().orderBy('block').execute(),
    parties: await db.selectFrom('parties').selectAll().orderBy('block').execute(),
    candles: await db.selectFrom('candles').selectAll().orderBy('pair').orderBy('step').orderBy('start').execute(),
    traders: await db.selectFrom('traders').selectAll().orderBy('pair').orderBy('day').orderBy('account').execute(),
    poolDays: await db.selectFrom('pool_days').selectAll().orderBy('pair').orderBy('day').execute(),
    payers: await db.selectFrom('payers').selectAll().orderBy('song').orderBy('day').orderBy('payer').execute(),
  }
}

/** Candles computed directly from all trades. */
function plainCandles(swaps: readonly SwapAct[], pair: string, step: number) {
  const spans = Map.groupBy(
    swaps.filter((swap) => swap.pair === pair),
    ({ timeSeconds }) => Math.floor(timeSeconds / step) * step,
  )
  return [...spans]
    .toSorted(([a], [b]) => b - a)
    .map(([startSeconds, trades]) => {
      const prices = trades.map(
        ({ paid, got }) => Number(BigInt(paid[1]) + BigInt(got[1])) / Number(BigInt(paid[0]) + BigInt(got[0])),
      )
      const sum = (amounts: readonly string[]) => String(amounts.reduce((all, each) => all + BigInt(each), 0n))
      return {
        startSeconds,
        open: prices[0],
        high: Math.max(...prices),
        low: Math.min(...prices),
        close: prices.at(-1),
        volume: [
          sum(trades.flatMap((each) => [each.paid[0], each.got[0]])),
          sum(trades.flatMap((each) => [each.paid[1], each.got[1]])),
        ],
        paid: [sum(trades.map(({ paid }) => paid[0])), sum(trades.map(({ paid }) => paid[1]))],
        trades: trades.length,
      }
    })
}

const dayOf = ({ timeSeconds }: Act) => Math.floor(timeSeconds / 86_400)
const sumOf = (amounts: readonly string[]) => amounts.reduce((all, each) => all + BigInt(each), 0n)
const sorted = <Row extends object>(rows: readonly Row[]) =>
  rows.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))

/** Day totals computed directly: each account's trades, and what it traded back. */
function plainPoolDays(swaps: readonly SwapAct[]) {
  const days = Map.groupBy(swaps, (swap) => `${swap.pair} ${dayOf(swap)}`)
  return sorted(
    [...days.values()].flatMap((ofDay) => {
      const [first] = ofDay
      if (first === undefined) return []
      const accounts = [...Map.groupBy(ofDay, ({ account }) => account).values()]
      const back = (side: 0 | 1) =>
        accounts.reduce((all, swapsOfAccount) => {
          const paid = sumOf(swapsOfAccount.map((swap) => swap.paid[side]))
          const got = sumOf(swapsOfAccount.map((swap) => swap.got[side]))
          return all + (paid < got ? paid : got)
        }, 0n)
      const amounts = { back0: String(back(0)), back1: String(back(1)) }
      return [{ pair: first.pair, day: dayOf(first), traders: accounts.length, ...amounts }]
    }),
  )
}

function plainPayers(acts: readonly Act[]) {
  const plays = acts.flatMap((act) => (act.kind === 'playSong' ? [act] : []))
  const byPayer = Map.groupBy(plays, (act) => `${act.song} ${dayOf(act)} ${act.payer}`)
  return sorted(
    [...byPayer.values()].flatMap((playsOfDay) => {
      const [first] = playsOfDay
      if (first === undefined) return []
      const paid = String(sumOf(playsOfDay.map(({ cost }) => cost)))
      return [{ song: first.song, day: dayOf(first), payer: first.payer, plays: playsOfDay.length, paid }]
    }),
  )
}

/** A few runs by default (spec: index.rebuilt). */
const RUNS = { numRuns: process.env.MUSI_LONG ? 1000 : 25 }

const trade = fc.record({
  pair: fc.constantFrom<0 | 1>(0, 1),
  sold: fc.constantFrom<0 | 1>(0, 1),
  by: fc.constantFrom<7 | 8>(7, 8),
  paid: fc.integer({ min: 1, max: 1e9 }),
  got: fc.integer({ min: 1, max: 1e9 }),
})
const play = fc.record({
  song: fc.constantFrom<1 | 2>(1, 2),
  by: fc.constantFrom<7 | 8>(7, 8),
  cost: fc.integer({ min: 1, max: 1e9 }),
})
const block = fc.record({
  seconds: fc.constantFrom(0, 1, 30, 61, 3000, 90_000),
  trades: fc.array(trade, { maxLength: 4 }),
  plays: fc.array(play, { maxLength: 3 }),
  makes: fc.boolean(),
})
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('mine'), blocks: fc.array(block, { maxLength: 6 }) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('goBack'), count: fc.integer({ min: 1, max: 40 }) }) },
)

describe('following a chain', () => {
  it('a history read step by step through reorganisations equals one read at once (spec: index.rebuilt, index.days)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const chain = fakeChain()
        const db = await emptyHistory()
        const following = followerOf(chain.source, db)
        for (const each of steps) {
          if ('count' in each) chain.goBack(each.count)
          else each.blocks.forEach((plan) => chain.mine(plan))
          await following.catchUp(ignoreProgress)
        }
        const reread = await emptyHistory()
        await followerOf(chain.source, reread).catchUp(ignoreProgress)
        expect(await contentOf(db)).toEqual(await contentOf(reread))

        const page = await historyPage(db, {
          kind: 'acts',
          account: null,
          subject: null,
          act: null,
          before: null,
        })
        if (page?.isLast !== true) return
        const acts = (page.rows as readonly Act[]).toReversed()
        const swaps = acts.filter(isSwap)
        const content = await contentOf(db)
        expect(sorted(content.poolDays)).toEqual(plainPoolDays(swaps))
        expect(sorted(content.payers)).toEqual(plainPayers(acts))
        for (const [pair, candleStep] of PAIRS.flatMap((pair) => CANDLE_STEPS.map((each) => [pair, each] as const))) {
          const candles = await historyPage(db, { kind: 'candles', pair, step: candleStep, before: null })
          expect(candles?.rows).toEqual(plainCandles(swaps, pair, candleStep))
        }
      }),
      RUNS,
    )
  })

  it.each([1, 3, 32, 600])(
    'a reorganisation of %i blocks is followed, and reported with its first undone block',
    async (depth) => {
      const chain = fakeChain()
      const trade: Trade = { pair: 0, sold: 0, by: 7, paid: 2, got: 3 }
      const plan: BlockPlan = { seconds: 30, trades: [trade], plays: [{ song: 1, by: 8, cost: 5 }], makes: false }
      const db = await emptyHistory()
      const following = followerOf(chain.source, db)
      for (let mined = 0; mined < depth + 5; mined++) {
        chain.mine(plan)
        if (mined % 7 === 0) await following.catchUp(ignoreProgress)
      }
      await following.catchUp(ignoreProgress)
      chain.goBack(depth)
      chain.mine({ ...plan, trades: [], plays: [], makes: true })
      const undone: (number | null)[] = []
      await following.catchUp(({ undoneAfter }) => undone.push(undoneAfter))
      expect(undone[0]).toBeLessThanOrEqual(5)
      const reread = await emptyHistory()
      await followerOf(chain.source, reread).catchUp(ignoreProgress)
      expect(await contentOf(db)).toEqual(await contentOf(reread))
    },
  )

  it('a node that lags behind undoes nothing, and a shorter chain is undone (spec: index.lagging)', async () => {
    const chain = fakeChain()
    for (let at = 0; at < 4; at += 1) chain.mine({ seconds: 1, trades: [], plays: [], makes: false })
    const tipAtBegin = await chain.source.tip()
    for (let at = 0; at < 3; at += 1) chain.mine({ seconds: 1, trades: [], plays: [], makes: false })
    const newest = await chain.source.tip()
    let isLagging = false
    const tip = () => (isLagging ? Promise.resolve(tipAtBegin) : chain.source.tip())
    const following = followerOf({ ...chain.source, tip }, await emptyHistory())
    expect(await following.catchUp(ignoreProgress)).toBe(newest.number)
    isLagging = true
    const undone: (number | null)[] = []
    expect(await following.catchUp(({ undoneAfter }) => undone.push(undoneAfter))).toBe(newest.number)
    expect(undone).toEqual([])
    isLagging = false
    chain.goBack(2)
    await following.catchUp(({ undoneAfter }) => undone.push(undoneAfter))
    expect(undone).toEqual([expect.any(Number), null])
  })

  it('spans are shortened if the node refuses long ones, and reading fails if it refuses a single block (spec: index.ranges)', async () => {
    const chain = fakeChain()
    for (let mined = 0; mined < 300; mined++) chain.mine({ seconds: 1, trades: [], plays: [], makes: true })
    const db = await emptyHistory()
    const following = followerOf(chain.source, db)
    chain.setFailsAbove(5)
    await following.catchUp(ignoreProgress)
    expect((await contentOf(db)).pairs).toHaveLength(300)
    chain.setFailsAbove(0)
    chain.mine({ seconds: 1, trades: [], plays: [], makes: true })
    await expect(following.catchUp(ignoreProgress)).rejects.toThrow('too much')
    expect((await contentOf(db)).pairs).toHaveLength(300)
    chain.setFailsAbove(9)
    await following.catchUp(ignoreProgress)
    expect((await contentOf(db)).pairs).toHaveLength(301)
  })
})
