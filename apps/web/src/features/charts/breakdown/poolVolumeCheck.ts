import { type PairTrade, addAmounts } from '@musi/domain/charts/candle'

type Volume = { readonly paid: readonly [bigint, bigint]; readonly trades: number }

/** Parts of a pool's indexed volume that differ from the receipts of its trades (spec: charts.check). */
export function poolVolumeCheck(volume: Volume, trades: readonly PairTrade[]): readonly ('paid' | 'trades')[] {
  const paid = trades.reduce((sum, trade) => addAmounts(sum, trade.paid), ['0', '0'] as [string, string])
  const isPaid = paid[0] === String(volume.paid[0]) && paid[1] === String(volume.paid[1])
  return [...(isPaid ? [] : (['paid'] as const)), ...(trades.length === volume.trades ? [] : (['trades'] as const))]
}
