/** 'scheduled' and 'supporters' are registered and not released yet; supporters can already play the latter. */
export type SongStage = 'draft' | 'scheduled' | 'supporters' | 'public' | 'retired'

type Registered = { readonly isRetired: boolean; readonly opensAtSeconds: bigint }

/** Decided by the chain's clock, not by the release date of the song's texts (spec: songs.stages). */
export function songStage(registered: Registered | null, hasSupporters: boolean, chainSeconds: number): SongStage {
  if (registered === null) return 'draft'
  if (registered.isRetired) return 'retired'
  if (registered.opensAtSeconds <= BigInt(chainSeconds)) return 'public'
  return hasSupporters ? 'supporters' : 'scheduled'
}
