/**
 * Where a song stands: not registered; registered and not open, for nobody or for supporters; open; retired.
 */
export type SongStage = 'draft' | 'scheduled' | 'supporters' | 'public' | 'retired'

type Registered = { readonly isRetired: boolean; readonly opensAtSeconds: bigint }

/** By the chain's own clock: never by what somebody wrote down (spec: songs.stages). */
export function songStage(registered: Registered | null, hasSupporters: boolean, chainSeconds: number): SongStage {
  if (registered === null) return 'draft'
  if (registered.isRetired) return 'retired'
  if (registered.opensAtSeconds <= BigInt(chainSeconds)) return 'public'
  return hasSupporters ? 'supporters' : 'scheduled'
}
