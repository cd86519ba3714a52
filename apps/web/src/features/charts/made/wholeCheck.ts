import type { Address } from '@musi/domain/address'
import type { PairTrade } from '@musi/domain/charts/candle'
import type { MarketPool, MarketWhole } from '../frame/marketFigures.ts'
import { poolVolumeCheck } from './poolVolumeCheck.ts'

type Held = ReadonlyMap<Address, readonly [bigint, bigint]>
type HeldPool = Pick<MarketPool, 'pair' | 'reserves'>

/** Compares indexed reserves with those the pools report (spec: charts.check). */
export function reservesCheck(pools: readonly HeldPool[], held: Held): readonly 'reserves'[] {
  const isOtherwise = ({ pair, reserves }: HeldPool) => held.get(pair)?.join(' ') !== reserves.join(' ')
  return pools.some(isOtherwise) ? ['reserves'] : []
}

type Traded = Pick<MarketPool, 'pair'> & { readonly traded: Pick<MarketPool['day'], 'paid' | 'trades'> }

/** Parts of pool volumes that differ from the receipts of their trades (spec: charts.check). */
export function volumesCheck(
  pools: readonly Traded[],
  trades: readonly (PairTrade & { readonly pair: Address })[],
): readonly ('paid' | 'trades')[] {
  const ofPair = Map.groupBy(trades, ({ pair }) => pair)
  return [...new Set(pools.flatMap(({ pair, traded }) => poolVolumeCheck(traded, ofPair.get(pair) ?? [])))]
}

type Heard = Pick<MarketWhole['week'], 'plays' | 'ownPlays' | 'payers'>

/** Parts of play counts that differ from the receipts of the payments (spec: charts.check). */
export function heardCheck(
  heard: Heard,
  plays: readonly { readonly payer: string; readonly isOwn: boolean }[],
): readonly (keyof Heard)[] {
  const paid = plays.filter(({ isOwn }) => !isOwn)
  const counted: Heard = {
    plays: paid.length,
    ownPlays: plays.length - paid.length,
    payers: new Set(paid.map(({ payer }) => payer)).size,
  }
  return (['plays', 'ownPlays', 'payers'] as const).filter((part) => counted[part] !== heard[part])
}
