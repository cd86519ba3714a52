import { type Kysely, type Transaction, sql } from 'kysely'
import type { PartyRow, RecordingRow, ShareRow } from './rows.ts'

type PlaceColumns = { block: number; log: number; time: number; hash: string }

/** Amounts are text, because SQLite and PostgreSQL have no 256-bit number in common. */
export type Tables = {
  /** The end of each indexed span, used to detect reorganisations. */
  marks: { number: number; hash: string; time: number }
  /** One row: the first indexed block. */
  beginning: { since: number }
  pairs: { number: number; address: string; token0: string; token1: string; block: number }
  reserves: { pair: string; block: number; reserve0: string; reserve1: string }
  tokens: { address: string; creator: string; symbol: string; name: string; block: number; log: number }
  proposals: { block: number; log: number; id: string; proposer: string; content: string }
  /**
   * `subject`: the pair, reward pool, song, collection, proposal or delegate of the act; `body`: fields of its kind, as
   * JSON.
   */
  acts: PlaceColumns & { account: string; kind: string; subject: string; body: string }
  moves: PlaceColumns & { token: string; sender: string; receiver: string; amount: string }
  recordings: RecordingRow
  shares: ShareRow
  /** Columns that do not apply to a transaction are empty. */
  transactions: {
    block: number
    place: number
    log: number
    time: number
    hash: string
    sender: string
    recipient: string
    value: string
    selector: string
    status: string
  }
  parties: PartyRow
  candles: {
    pair: string
    step: number
    start: number
    open: number
    high: number
    low: number
    close: number
    volume0: string
    volume1: string
    paid0: string
    paid1: string
    trades: number
  }
  /** An account's trades with a pair on a day (days since 1970). */
  traders: {
    pair: string
    day: number
    account: string
    paid0: string
    paid1: string
    got0: string
    got1: string
    trades: number
  }
  /** Number of traders of a pair on a day, and how much of their input they traded back. */
  pool_days: { pair: string; day: number; traders: number; back0: string; back1: string }
  payers: { song: string; day: number; payer: string; plays: number; paid: string }
}

export type HistoryDb = Kysely<Tables>

const PLACE = 'block bigint not null, log integer not null, time bigint not null, hash text not null'

const DEFINITIONS = [
  'table if not exists marks (number bigint primary key, hash text not null, time bigint not null)',
  'table if not exists beginning (since bigint primary key)',
  'table if not exists pairs (number bigint primary key, address text not null, token0 text not null, token1 text not null, block bigint not null)',
  'table if not exists reserves (pair text not null, block bigint not null, reserve0 text not null, reserve1 text not null, primary key (pair, block))',
  'table if not exists tokens (address text not null, creator text not null, symbol text not null, name text not null, block bigint not null, log integer not null, primary key (block, log))',
  'table if not exists proposals (block bigint not null, log integer not null, id text not null, proposer text not null, content text not null, primary key (block, log))',
  `table if not exists acts (${PLACE}, account text not null, kind text not null, subject text not null, body text not null, primary key (block, log))`,
  `table if not exists moves (${PLACE}, token text not null, sender text not null, receiver text not null, amount text not null, primary key (block, log))`,
  'table if not exists candles (pair text not null, step integer not null, start bigint not null, open double precision not null, high double precision not null, low double precision not null, close double precision not null, volume0 text not null, volume1 text not null, paid0 text not null, paid1 text not null, trades integer not null, primary key (pair, step, start))',
  'table if not exists recordings (block bigint not null, log integer not null, song text not null, artist text not null, content_hash text not null, primary key (block, log))',
  'table if not exists shares (block bigint not null, log integer not null, place integer not null, song text not null, kind text not null, payee text not null, successor text not null, share_bps integer not null, amount text not null, primary key (block, log, place))',
  'table if not exists traders (pair text not null, day integer not null, account text not null, paid0 text not null, paid1 text not null, got0 text not null, got1 text not null, trades integer not null, primary key (pair, day, account))',
  'table if not exists pool_days (pair text not null, day integer not null, traders integer not null, back0 text not null, back1 text not null, primary key (pair, day))',
  'table if not exists payers (song text not null, day integer not null, payer text not null, plays integer not null, paid text not null, primary key (song, day, payer))',
  'index if not exists pool_days_day on pool_days (day)',
  'index if not exists payers_day on payers (day)',
  'index if not exists payers_payer on payers (payer, day)',
  'index if not exists recordings_song on recordings (song)',
  'index if not exists recordings_artist on recordings (artist)',
  'table if not exists transactions (block bigint not null, place integer not null, log integer not null, time bigint not null, hash text not null, sender text not null, recipient text not null, value text not null, selector text not null, status text not null, primary key (block, place))',
  'table if not exists parties (block bigint not null, place integer not null, account text not null, is_told integer not null, primary key (account, block, place))',
  'index if not exists parties_block on parties (block)',
  'index if not exists parties_untold on parties (account, block, place) where is_told = 0',
  'index if not exists recordings_hash on recordings (content_hash, block, log)',
  'index if not exists shares_song on shares (song, kind, block, log)',
  'index if not exists shares_payee on shares (payee)',
  'index if not exists shares_successor on shares (successor)',
  'index if not exists proposals_id on proposals (id)',
  'index if not exists acts_time on acts (time, block)',
  'index if not exists acts_account on acts (account, block, log)',
  'index if not exists acts_subject on acts (subject, kind, block, log)',
  'index if not exists acts_kind on acts (kind, block, log)',
  'index if not exists moves_token on moves (token, block, log)',
  'index if not exists moves_sender on moves (sender, block, log)',
  'index if not exists moves_receiver on moves (receiver, block, log)',
  'index if not exists candles_start on candles (step, start)',
]

export async function createTables(db: HistoryDb | Transaction<Tables>): Promise<void> {
  for (const definition of DEFINITIONS) await sql.raw(`create ${definition}`).execute(db)
}

export async function storedFirstBlock(db: HistoryDb): Promise<number | null> {
  return (await db.selectFrom('beginning').select('since').executeTakeFirst())?.since ?? null
}

/** The first indexed block; decided once, because a number of blocks back moves with the chain. */
export async function firstBlockOfHistory(db: HistoryDb, firstBlock: () => Promise<number>): Promise<number> {
  const stored = await storedFirstBlock(db)
  if (stored !== null) return stored
  const since = await firstBlock()
  await db.insertInto('beginning').values({ since }).execute()
  return since
}
