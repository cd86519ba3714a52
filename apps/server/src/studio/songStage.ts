import type { ChainSong } from '@musi/api/songs'
import type { SongStage } from '@musi/api/studio'

/** Where a song stands, by the chain's own clock: never by what somebody wrote down (spec: songs.stages). */
export function songStage(
  registered: Pick<ChainSong, 'isRetired' | 'opensAtSeconds'> | null,
  hasSupporters: boolean,
  chainSeconds: number,
): SongStage {
  if (registered === null) return 'draft'
  if (registered.isRetired) return 'retired'
  if (Number(registered.opensAtSeconds) <= chainSeconds) return 'public'
  return hasSupporters ? 'supporters' : 'scheduled'
}
