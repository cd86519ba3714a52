import type { Act } from '@musi/api/history/acts'
import { HISTORY_TOPICS, type HistoryTopic } from '@musi/api/history/historyNews'
import { joinCandles, aggregateCandles } from '@musi/domain/charts/candle'
import type { Selectable, Transaction } from 'kysely'
import { type CandleRow, STORED_STEPS, type SwapAct, candleRows, isSwap } from './candleRows.ts'
import { changedTopics } from './changedTopics.ts'
import { addPayers, addTraders, isPlay } from './dayRows.ts'
import type { Turn } from './historyStorage.ts'
import { insertRows } from './insertRows.ts'
import { transactionRow } from './transactionRows.ts'
import type { Rows } from './rows.ts'
import type { Tables } from './tables.ts'

export type Mark = { number: number; hash: string }
/** Includes the block's time, from which figures of the last hours count back. */
export type SpanEnd = Mark & { timeSeconds: number }
/** Names of the factory's tokens. */
export type TokenNames = ReadonlyMap<string, { symbol: string; name: string }>

/** Stores each span atomically, together with the mark of its end. */
export type HistoryStore = {
  /** The newest marks first, starting below the given block. */
  marks: (below?: number) => Promise<readonly Mark[]>
  write: (rows: Rows, names: TokenNames, end: SpanEnd) => Promise<void>
  /** Removes everything indexed after this block. */
  undoAfter: (block: number) => Promise<void>
  /** Contracts created by the followed contracts. */
  createdContracts: () => Promise<Readonly<Record<'pairs' | 'tokens' | 'collections' | 'accounts', readonly string[]>>>
}

type Writing = Transaction<Tables>

/** Deep enough for any reorganisation; beyond it, everything is undone and indexed again. */
const MAX_MARKS = 512

export function historyStore({ database: db, lock, publish }: Turn): HistoryStore {
  const inWriteTransaction = (topics: readonly HistoryTopic[], write: (writing: Writing) => Promise<void>) =>
    db.transaction().execute(async (transaction) => {
      await lock(transaction)
      await write(transaction)
      await publish(transaction, topics)
    })
  return {
    marks: (below = Number.MAX_SAFE_INTEGER) =>
      db
        .selectFrom('marks')
        .select(['number', 'hash'])
        .where('number', '<', below)
        .orderBy('number', 'desc')
        .limit(32)
        .execute(),
    write: (rows, names, end) =>
      inWriteTransaction(changedTopics(rows), (transaction) => writeAll(transaction, rows, names, end)),
    undoAfter: (block) => inWriteTransaction(HISTORY_TOPICS, (transaction) => undo(transaction, block)),
    async createdContracts() {
      const pairs = db.selectFrom('pairs').select('address')
      const tokens = db.selectFrom('tokens').select('address')
      const addresses = (rows: readonly { address: string }[]) => rows.map(({ address }) => address)
      const opened = db.selectFrom('acts').select('subject as address').where('kind', '=', 'openCollection')
      const accounts = db.selectFrom('acts').select('account as address').where('kind', '=', 'openAccount')
      return {
        accounts: addresses(await accounts.execute()),
        pairs: addresses(await pairs.execute()),
        tokens: addresses(await tokens.execute()),
        collections: addresses(await opened.execute()),
      }
    },
  }
}

async function writeAll(writing: Writing, rows: Rows, names: TokenNames, end: SpanEnd): Promise<void> {
  await insertRows(writing, 'pairs', rows.pairs)
  await insertRows(writing, 'reserves', rows.reserves)
  await insertRows(
    writing,
    'tokens',
    rows.createdTokens.map((token) => ({ ...token, symbol: '', name: '', ...names.get(token.address) })),
  )
  await insertRows(writing, 'proposals', rows.proposals)
  await insertRows(writing, 'acts', rows.acts.map(actRow))
  await insertRows(
    writing,
    'moves',
    rows.moves.map(({ block, log, timeSeconds, transaction, token, from, to, amount }) => ({
      block,
      log,
      time: timeSeconds,
      hash: transaction,
      token,
      sender: from,
      receiver: to,
      amount,
    })),
  )
  await insertRows(writing, 'recordings', rows.recordings)
  await insertRows(writing, 'shares', rows.shares)
  await insertRows(writing, 'transactions', rows.transactions.map(transactionRow))
  await insertRows(writing, 'parties', rows.parties)
  await addCandles(writing, candleRows(rows.acts.filter(isSwap)))
  await addTraders(writing, rows.acts.filter(isSwap), 'add')
  await addPayers(writing, rows.acts.filter(isPlay), 'add')
  await insertRows(writing, 'marks', [{ number: end.number, hash: end.hash, time: end.timeSeconds }])
  const oldest = await writing
    .selectFrom('marks')
    .select('number')
    .orderBy('number', 'desc')
    .offset(MAX_MARKS)
    .limit(1)
    .executeTakeFirst()
  if (oldest !== undefined) await writing.deleteFrom('marks').where('number', '<=', oldest.number).execute()
}

function subjectOf(act: Act): string {
  if ('pair' in act) return act.pair
  if ('rewards' in act) return act.rewards
  if ('song' in act) return act.song
  if ('collection' in act) return act.collection
  if ('order' in act) return act.order
  if ('token' in act) return act.token
  if ('delegate' in act) return act.delegate
  return 'proposal' in act ? act.proposal : ''
}

function actRow(act: Act): Tables['acts'] {
  const { block, log, timeSeconds, transaction, account, kind, ...body } = act
  const place = { block, log, time: timeSeconds, hash: transaction }
  return { ...place, account, kind, subject: subjectOf(act), body: JSON.stringify(body) }
}

export function actOfRow({ block, log, time, hash, account, kind, body }: Selectable<Tables['acts']>): Act {
  const place = { block, log, timeSeconds: time, transaction: hash }
  return { ...place, account, kind, ...(JSON.parse(body) as object) } as Act
}

export const candleOfRow = ({
  start,
  volume0,
  volume1,
  paid0,
  paid1,
  ...row
}: Selectable<Tables['candles']>): CandleRow => ({
  ...row,
  step: row.step as CandleRow['step'],
  startSeconds: start,
  volume: [volume0, volume1],
  paid: [paid0, paid1],
})

const rowOfCandle = ({ startSeconds, volume, paid, ...candle }: CandleRow): Tables['candles'] => ({
  ...candle,
  start: startSeconds,
  volume0: volume[0],
  volume1: volume[1],
  paid0: paid[0],
  paid1: paid[1],
})

/** Time only moves forward, so only the last stored candle of each pair can continue. */
async function addCandles(writing: Writing, added: readonly CandleRow[]): Promise<void> {
  for (const step of STORED_STEPS) {
    const ofStep = added.filter((candle) => candle.step === step)
    if (ofStep.length === 0) continue
    const first = Math.min(...ofStep.map(({ startSeconds }) => startSeconds))
    const stored = await writing
      .selectFrom('candles')
      .selectAll()
      .where('step', '=', step)
      .where('start', '>=', first)
      .execute()
    const earlier = new Map(stored.map((row) => [`${row.pair} ${row.start}`, candleOfRow(row)]))
    const merged = ofStep.map((candle) => {
      const before = earlier.get(`${candle.pair} ${candle.startSeconds}`)
      return before === undefined ? candle : joinCandles(before, candle)
    })
    for (const { pair, startSeconds } of merged)
      if (earlier.has(`${pair} ${startSeconds}`))
        await writing
          .deleteFrom('candles')
          .where('pair', '=', pair)
          .where('step', '=', step)
          .where('start', '=', startSeconds)
          .execute()
    await insertRows(writing, 'candles', merged.map(rowOfCandle))
  }
}

async function undo(writing: Writing, block: number): Promise<void> {
  const changedPairs = await writing
    .selectFrom('acts')
    .select((column) => ['subject as pair', column.fn.min('time').as('since')])
    .where('kind', '=', 'swap')
    .where('block', '>', block)
    .groupBy('subject')
    .execute()
  await forEachUndone(writing, 'swap', block, (acts) => addTraders(writing, acts.filter(isSwap), 'remove'))
  await forEachUndone(writing, 'playSong', block, (acts) => addPayers(writing, acts.filter(isPlay), 'remove'))
  const tables = ['pairs', 'reserves', 'tokens', 'proposals', 'acts', 'moves', 'recordings', 'shares'] as const
  const tablesOfTransactions = ['transactions', 'parties'] as const
  for (const table of [...tables, ...tablesOfTransactions])
    await writing.deleteFrom(table).where('block', '>', block).execute()
  await writing.deleteFrom('marks').where('number', '>', block).execute()
  for (const { pair, since } of changedPairs) await rebuildCandles(writing, pair, since)
}

const ROWS_PER_QUERY = 1000
/** The column's largest value; no log has a higher number. */
const LAST_LOG = 2 ** 31 - 1

/** Visits the rows to be undone in parts, because a whole history does not fit into memory. */
async function forEachUndone(
  writing: Writing,
  kind: Act['kind'],
  block: number,
  undoActs: (acts: readonly Act[]) => Promise<void>,
): Promise<void> {
  let last = { block, log: LAST_LOG }
  for (;;) {
    const rows = await writing
      .selectFrom('acts')
      .selectAll()
      .where('kind', '=', kind)
      .where('block', '>=', last.block)
      .where((column) => column.or([column('block', '>', last.block), column('log', '>', last.log)]))
      .orderBy('block')
      .orderBy('log')
      .limit(ROWS_PER_QUERY)
      .execute()
    const [newest] = rows.slice(-1)
    if (newest === undefined) return
    await undoActs(rows.map(actOfRow))
    last = { block: newest.block, log: newest.log }
  }
}

/**
 * Rebuilds the shortest step from trades and each longer step from the previous one, so that one block does not re-read
 * a day of trades.
 */
async function rebuildCandles(writing: Writing, pair: string, since: number): Promise<void> {
  for (const [at, step] of STORED_STEPS.entries()) {
    const first = since - (since % step)
    const candlesOf = (each: number) =>
      writing.selectFrom('candles').selectAll().where('pair', '=', pair).where('step', '=', each)
    await writing
      .deleteFrom('candles')
      .where('pair', '=', pair)
      .where('step', '=', step)
      .where('start', '>=', first)
      .execute()
    const shorter = STORED_STEPS[at - 1]
    if (shorter === undefined) {
      const swaps = await swapsSince(writing, pair, first)
      await insertRows(
        writing,
        'candles',
        candleRows(swaps)
          .filter((candle) => candle.step === step)
          .map(rowOfCandle),
      )
      continue
    }
    const rows = await candlesOf(shorter).where('start', '>=', first).orderBy('start').execute()
    const longer = aggregateCandles(rows.map(candleOfRow), step)
    await insertRows(
      writing,
      'candles',
      longer.map((candle) => rowOfCandle({ ...candle, pair, step })),
    )
  }
}

async function swapsSince(writing: Writing, pair: string, seconds: number): Promise<readonly SwapAct[]> {
  const rows = await writing
    .selectFrom('acts')
    .selectAll()
    .where('subject', '=', pair)
    .where('kind', '=', 'swap')
    .where('time', '>=', seconds)
    .orderBy('block')
    .orderBy('log')
    .execute()
  return rows.map(actOfRow).filter(isSwap)
}
