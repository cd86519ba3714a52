import type { MarketOverview, PoolFigures, TokenFigures } from '@musi/api/market/market'
import type { PayerDay, RankedArtist, RankedChainSong } from '@musi/api/history/ranks'
import type { Part } from '../store/historyPart.ts'
import type { WorthMarket } from './worthPoints.ts'
import type { Moment } from './incremental.ts'
import { oncePerBlock } from './oncePerBlock.ts'
import { marketRows } from './marketRows.ts'
import { type RankOf, payerRows, rankRows } from './rankRows.ts'

/** Lists that are computed as a whole, once per block. */
export type MarketQuery =
  | { kind: 'market'; market: WorthMarket }
  | { kind: 'marketPools'; market: WorthMarket; after: number }
  | { kind: 'marketTokens'; market: WorthMarket; after: number }
export type RankQuery =
  | { kind: 'rankedSongs'; after: number }
  | { kind: 'rankedArtists'; after: number }
  | { kind: 'rankPayers'; of: RankOf; after: number }

const PAGE_SIZES = { figures: 500, ranks: 100 } as const

/** The part of a complete list after a given place. */
const listPart = <Row>(rows: readonly Row[], after: number, pageSize: number): Part<readonly Row[]> => ({
  rows: rows.slice(after, after + pageSize),
  isLast: rows.length <= after + pageSize,
})

export async function marketPart(
  moment: Moment,
  query: MarketQuery,
): Promise<Part<readonly MarketOverview[] | readonly PoolFigures[] | readonly TokenFigures[]>> {
  const { market } = query
  const rows = await oncePerBlock(moment, `market ${JSON.stringify(market)}`, () => marketRows(moment, market))
  if (query.kind === 'market') return { rows: [rows.overview], isLast: true }
  if (query.kind === 'marketPools') return listPart(rows.pools, query.after, PAGE_SIZES.figures)
  return listPart(rows.tokens, query.after, PAGE_SIZES.figures)
}

export async function rankPart(
  moment: Moment,
  query: RankQuery,
): Promise<Part<readonly RankedChainSong[] | readonly RankedArtist[] | readonly PayerDay[]>> {
  if (query.kind === 'rankPayers') {
    const { of, after } = query
    const days = await oncePerBlock(moment, `payers ${JSON.stringify(of)}`, () => payerRows(moment, of))
    return listPart(days, after, PAGE_SIZES.figures)
  }
  const rows = await oncePerBlock(moment, 'ranks', () => rankRows(moment))
  if (query.kind === 'rankedSongs') return listPart(rows.songs, query.after, PAGE_SIZES.ranks)
  return listPart(rows.artists, query.after, PAGE_SIZES.ranks)
}
