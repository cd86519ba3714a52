import type { MarketOverview, PoolFigures, TokenFigures } from '@musi/api/market'
import type { PayerDay, RankedArtist, RankedSong } from '@musi/api/ranks'
import type { Transaction } from 'kysely'
import type { Part } from './historyPart.ts'
import { marketRows } from './marketRows.ts'
import { payerRows, rankRows } from './rankRows.ts'
import type { Tables } from './tables.ts'
import type { WorthMarket } from './worthPoints.ts'

/** What is asked for by all is made once for each block, given its time. */
export type Once = <Made>(name: string, make: (nowSeconds: number) => Promise<Made>) => Promise<Made>

/** Each of them whole, made once for each block. */
export type MarketQuery =
  | { kind: 'market'; market: WorthMarket }
  | { kind: 'marketPools'; market: WorthMarket; after: number }
  | { kind: 'marketTokens'; market: WorthMarket; after: number }
export type RankQuery =
  | { kind: 'rankedSongs'; after: number }
  | { kind: 'rankedArtists'; after: number }
  | { kind: 'rankPayers'; song: string; after: number }

const PAGE = { figures: 500, ranks: 100 } as const

/** Of a list that is there as a whole, those after a place. */
const listPart = <Row>(rows: readonly Row[], after: number, most: number): Part<readonly Row[]> => ({
  rows: rows.slice(after, after + most),
  isLast: rows.length <= after + most,
})

export async function marketPart(
  reading: Transaction<Tables>,
  query: MarketQuery,
  once: Once,
): Promise<Part<readonly MarketOverview[] | readonly PoolFigures[] | readonly TokenFigures[]>> {
  const { market } = query
  const made = await once(`market ${JSON.stringify(market)}`, (now) => marketRows(reading, market, now))
  if (query.kind === 'market') return { rows: [made.overview], isLast: true }
  if (query.kind === 'marketPools') return listPart(made.pools, query.after, PAGE.figures)
  return listPart(made.tokens, query.after, PAGE.figures)
}

export async function rankPart(
  reading: Transaction<Tables>,
  query: RankQuery,
  once: Once,
): Promise<Part<readonly RankedSong[] | readonly RankedArtist[] | readonly PayerDay[]>> {
  if (query.kind === 'rankPayers') {
    const { song, after } = query
    const days = await once(`payers ${song}`, (now) => payerRows(reading, song, now))
    return listPart(days, after, PAGE.figures)
  }
  const made = await once('ranks', (now) => rankRows(reading, now))
  if (query.kind === 'rankedSongs') return listPart(made.songs, query.after, PAGE.ranks)
  return listPart(made.artists, query.after, PAGE.ranks)
}
