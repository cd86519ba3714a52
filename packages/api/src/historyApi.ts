import type * as v from 'valibot'
import { ACTS_PATH, Act } from './acts.ts'
import { ARTIST_TOKENS_PATH, ArtistToken } from './artistTokens.ts'
import { CANDLES_PATH, Candle } from './candles.ts'
import { EARNINGS_PATH, Earning } from './earnings.ts'
import { DELEGATES_PATH, DELEGATIONS_PATH, Delegate, Delegation } from './delegates.ts'
import { HOLDERS_PATH, Holder } from './holders.ts'
import {
  MARKET_PATH,
  MARKET_POOLS_PATH,
  MARKET_TOKENS_PATH,
  MarketOverview,
  PoolFigures,
  TokenFigures,
} from './market.ts'
import { MOVES_PATH, Move } from './moves.ts'
import { PAIRS_PATH, Pair } from './pairs.ts'
import { POSITIONS_PATH, PositionHistory } from './positions.ts'
import {
  PayerDay,
  RANKED_ARTISTS_PATH,
  RANKED_SONGS_PATH,
  RANK_PAYERS_PATH,
  RankedArtist,
  RankedSong,
} from './ranks.ts'
import { PROPOSALS_PATH, Proposal } from './proposals.ts'
import { SONGS_PATH, Song } from './songs.ts'
import { SentTransaction, TRANSACTIONS_PATH } from './transactions.ts'
import { WORTH_PATH, WorthPoint } from './worth.ts'

type Resource = {
  path: string
  about: string
  /** Where its rows stand in the answer. */
  rows: 'rows' | 'tokens'
  query: Readonly<Record<string, string>>
  row: v.GenericSchema
}

/** What answers any origin, as docs/api.md lists it. */
export const HISTORY_API: readonly Resource[] = [
  {
    path: PAIRS_PATH,
    about: 'The pairs of the exchange with what they hold, in the order in which they were made. 500 to a page.',
    rows: 'rows',
    query: { after: 'the number of the last pair of the page before' },
    row: Pair,
  },
  {
    path: CANDLES_PATH,
    about:
      'What a pair was traded at, newest first. 300 to a page. A price is token1 for token0, both in their smallest units: times 10^(decimals0 − decimals1) it is the price that people read. A span without trades has no candle.',
    rows: 'rows',
    query: {
      pair: 'the address of the pair; needed',
      step: 'how many seconds a candle lasts: 60, 300, 900, 3600, 14400 or 86400; 3600 if it is not named',
      before: 'the start of the last candle of the page before',
    },
    row: Candle,
  },
  {
    path: ACTS_PATH,
    about:
      'What people did, newest first. 100 to a page. Amounts are of token0 and of token1 where there are two. Of a swap through several pairs each has an act of its own.',
    rows: 'rows',
    query: {
      account: 'only what this account did',
      contract: 'only what was done with this pair, reward pool, collection or token',
      song: 'only what was done with this song',
      order: 'only what was done with this order',
      proposal: 'only what was done with this proposal: its votes are of the kind castVote',
      kind: 'only acts of this kind',
      before: 'the place of the last act of the page before: its block, a dot, its log',
    },
    row: Act,
  },
  {
    path: MOVES_PATH,
    about:
      'Transfers of artist tokens, of the governance token and of the shares of pairs, newest first. 100 to a page. The zero address makes and destroys.',
    rows: 'rows',
    query: {
      account: 'only what left or reached this account',
      token: 'only of this token or pair',
      before: 'the place of the last transfer of the page before: its block, a dot, its log',
    },
    row: Move,
  },
  {
    path: TRANSACTIONS_PATH,
    about:
      'Every transaction of a chain of our own, failed ones too, newest first. 100 to a page. Of a chain that others use as well none are kept (404, `noHistory`).',
    rows: 'rows',
    query: {
      account: 'only what this account sent or received, or in which tokens of any kind left or reached it',
      untold: '`yes`: only those of them that no act of the account tells of; with `account`',
      before: 'the place of the last transaction of the page before: its block, a dot, its place',
    },
    row: SentTransaction,
  },
  {
    path: HOLDERS_PATH,
    about:
      'Who has a token whose transfers are followed, most first, as they add up. 200 to a page. A token that is not followed has no rows; of one with more than 50,000 transfers nothing is added up (422, `tooMuch`).',
    rows: 'rows',
    query: {
      token: 'the token; needed',
      after: 'the place of the last holder of the page before',
    },
    row: Holder,
  },
  {
    path: SONGS_PATH,
    about: 'The songs of the jukebox as they stand, newest first. 100 to a page.',
    rows: 'rows',
    query: {
      artist: 'only songs that this account registered',
      song: 'only this song',
      before: 'the place of the last song of the page before: its block, a dot, its log',
    },
    row: Song,
  },
  {
    path: EARNINGS_PATH,
    about:
      'What the songs of the jukebox earned, for each of their payees, of the newest songs first. 50 songs to a page. Shares are rounded down as the jukebox does, and the first payee has the rest.',
    rows: 'rows',
    query: {
      artist: 'only songs that this account registered',
      payee: 'only songs in which this account shares or has shared',
      song: 'only this song',
      from: 'only what was paid from this second on, by the clock of the blocks',
      before: 'the place of the last song of the page before: its block, a dot, its log',
    },
    row: Earning,
  },
  {
    path: PROPOSALS_PATH,
    about:
      'Proposals as they were made, with what was decided about them, newest first. 20 to a page, fewer where their texts are long. How the voting stands is asked of the governor: its tallies and its state change with time alone.',
    rows: 'rows',
    query: {
      proposal: 'only the one with this number',
      before: 'the place of the last proposal of the page before: its block, a dot, its log',
    },
    row: Proposal,
  },
  {
    path: DELEGATES_PATH,
    about:
      'Who casts votes of the governance token, most first. 100 to a page. Of a token with more than 50,000 delegations or changes of votes nothing is added up (422, `tooMuch`).',
    rows: 'rows',
    query: { after: 'the place of the last delegate of the page before' },
    row: Delegate,
  },
  {
    path: DELEGATIONS_PATH,
    about:
      'To whom the votes of each account go now, newest first. 100 to a page. The zero address takes a delegation back. With the same limit as the delegates.',
    rows: 'rows',
    query: {
      delegate: 'only of those who delegated to this account',
      before: 'the place of the last delegation of the page before: its block, a dot, its log',
    },
    row: Delegation,
  },
  {
    path: WORTH_PATH,
    about:
      'What an account had of the tokens whose transfers are followed, newest first: now, and at each full hour or day before. 60 to a page. Shares of pairs count those that earn rewards too. Dollars are by the pools of that block; null means that no pool leads to a dollar. Of an account that moved more than 20,000 times nothing is added up (422, `tooMuch`).',
    rows: 'rows',
    query: {
      account: 'the account; needed',
      step: 'how many seconds lie between two points: 3600 or 86400; 86400 if it is not named',
      before: 'the time of the last point of the page before',
    },
    row: WorthPoint,
  },
  {
    path: MARKET_PATH,
    about:
      'The whole exchange and the whole jukebox, as one row. Dollars are by the pools of that block: volume is what was paid, at the prices of now. Pools from which no pool leads to a dollar are counted, and are in no sum. Days are in UTC, the present one included.',
    rows: 'rows',
    query: {},
    row: MarketOverview,
  },
  {
    path: MARKET_POOLS_PATH,
    about:
      'Every pool that holds something, with what was traded in it; what holds most dollars comes first. 500 to a page. The day is the last 24 hours, counted in whole ones; a week and a month are 7 and 30 days in UTC; the present hour and day are included. What an account got back on the same day of what it paid into the same pool is apart, as `back`.',
    rows: 'rows',
    query: { after: 'the place of the last pool of the page before' },
    row: PoolFigures,
  },
  {
    path: MARKET_TOKENS_PATH,
    about:
      'Every token that a pool holds, that of which most dollars are locked first. 500 to a page. A change is a part of the price of then: 0.1 is a tenth more.',
    rows: 'rows',
    query: { after: 'the place of the last token of the page before' },
    row: TokenFigures,
  },
  {
    path: RANKED_SONGS_PATH,
    about:
      'Songs that somebody paid for in the last 28 days, most points first. 100 to a page. Each payer counts once: 28 points on the day (UTC) of the newest payment, one less with each day since. What the artist or a payee paid is apart.',
    rows: 'rows',
    query: { after: 'the place of the last song of the page before' },
    row: RankedSong,
  },
  {
    path: RANKED_ARTISTS_PATH,
    about: 'Artists by the same points, over all of their songs: each payer counts once for an artist. 100 to a page.',
    rows: 'rows',
    query: { after: 'the place of the last artist of the page before' },
    row: RankedArtist,
  },
  {
    path: RANK_PAYERS_PATH,
    about:
      'What the rank of a song or of an artist is made of: who paid on which of the last 28 days, newest first. 500 to a page.',
    rows: 'rows',
    query: {
      song: 'the song',
      artist: 'or the artist, with all of their songs; one of both is needed',
      after: 'the place of the last row of the page before',
    },
    row: PayerDay,
  },
  {
    path: POSITIONS_PATH,
    about:
      'What changed how many shares of pairs an account has, those that earn rewards included, pair by pair, in the order of the chain; with what the pair held right after. 50 pairs to a page. Of an account that moved shares more than 20,000 times nothing is added up (422, `tooMuch`).',
    rows: 'rows',
    query: {
      account: 'the account; needed',
      pair: 'only of this pair',
      after: 'the number of the last pair of the page before',
    },
    row: PositionHistory,
  },
  {
    path: ARTIST_TOKENS_PATH,
    about:
      'Tokens that artists made here, in their order, with what they could be mistaken for. 500 to a page. Its pages have `staleSince` instead of `at`, `behind` and `since`: null, or the last block that was read while the chain cannot be.',
    rows: 'tokens',
    query: { from: 'the number that the page before names as `next`' },
    row: ArtistToken,
  },
]
