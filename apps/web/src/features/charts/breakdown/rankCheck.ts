import type { SongRank } from '@musi/domain/charts/songRank'

type Ranked = Record<'points' | 'payers' | 'plays' | 'ownPlays' | 'rising', number>

const PARTS = ['points', 'payers', 'plays', 'ownPlays', 'rising'] as const
const playsOf = (payers: SongRank['payers']) => payers.reduce((all, { plays }) => all + plays, 0)

/** Parts of a rank that differ from the payments on chain (spec: charts.check). */
export function rankCheck(ranked: Ranked, { points, payers, own, rising }: SongRank): readonly (keyof Ranked)[] {
  const counted: Ranked = { points, rising, payers: payers.length, plays: playsOf(payers), ownPlays: playsOf(own) }
  return PARTS.filter((part) => counted[part] !== ranked[part])
}
