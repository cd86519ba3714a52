/** Stage of a song: not registered; registered but not released, for nobody or for supporters; released; retired. */
export type SongStage = 'draft' | 'scheduled' | 'supporters' | 'public' | 'retired'

type Registered = { readonly isRetired: boolean; readonly opensAtSeconds: bigint }

/** Decided by the chain's clock, never by dates somebody wrote (spec: songs.stages). */
export function songStage(registered: Registered | null, hasSupporters: boolean, chainSeconds: number): SongStage {
  if (registered === null) return 'draft'
  if (registered.isRetired) return 'retired'
  if (registered.opensAtSeconds <= BigInt(chainSeconds)) return 'public'
  return hasSupporters ? 'supporters' : 'scheduled'
}
