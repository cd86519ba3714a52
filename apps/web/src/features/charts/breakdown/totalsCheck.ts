import type { Address } from '@musi/domain/address'
import type { PairTrade } from '@musi/domain/charts/candle'
import type { MarketPool, MarketTotals } from '../frame/marketFigures.ts'
import { poolVolumeCheck } from './poolVolumeCheck.ts'

type ReservesByPair = ReadonlyMap<Address, readonly [bigint, bigint]>
type PoolReserves = Pick<MarketPool, 'pair' | 'reserves'>

/** Compares indexed reserves with those the pools report (spec: charts.check). */
export function reservesCheck(pools: readonly PoolReserves[], onChain: ReservesByPair): readonly 'reserves'[] {
  const differs = ({ pair, reserves }: PoolReserves) => onChain.get(pair)?.join(' ') !== reserves.join(' ')
  return pools.some(differs) ? ['reserves'] : []
}

type PoolVolume = Pick<MarketPool, 'pair'> & { readonly traded: Pick<MarketPool['day'], 'paid' | 'trades'> }

/** Parts of pool volumes that differ from the receipts of their trades (spec: charts.check). */
export function volumesCheck(
  pools: readonly PoolVolume[],
  trades: readonly (PairTrade & { readonly pair: Address })[],
): readonly ('paid' | 'trades')[] {
  const tradesByPair = Map.groupBy(trades, ({ pair }) => pair)
  return [...new Set(pools.flatMap(({ pair, traded }) => poolVolumeCheck(traded, tradesByPair.get(pair) ?? [])))]
}

type PlayCounts = Pick<MarketTotals['week'], 'plays' | 'ownPlays' | 'payers'>

/** Parts of play counts that differ from the receipts of the payments (spec: charts.check). */
export function playsCheck(
  indexed: PlayCounts,
  plays: readonly { readonly payer: string; readonly isOwn: boolean }[],
): readonly (keyof PlayCounts)[] {
  const paid = plays.filter(({ isOwn }) => !isOwn)
  const counted: PlayCounts = {
    plays: paid.length,
    ownPlays: plays.length - paid.length,
    payers: new Set(paid.map(({ payer }) => payer)).size,
  }
  return (['plays', 'ownPlays', 'payers'] as const).filter((part) => counted[part] !== indexed[part])
}
