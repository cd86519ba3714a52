import { type SongStage, songStage } from '@musi/domain/music/songStage'
import type { WholeSong } from './wholeSong.ts'

/** What has to be known of a song before anything else. Null: it is open, and is heard here. */
export type SongNotice = 'withdrawn' | 'untold' | 'gone' | Exclude<SongStage, 'draft' | 'public'> | null

/** The strongest reason why it cannot be bought and heard at once (spec: songs.standing). */
export function songNotice(song: WholeSong, chainSeconds: number): SongNotice {
  if (song.isWithdrawn) return 'withdrawn'
  if (song.about === null) return 'untold'
  if (song.about.sound === null) return 'gone'
  const stage = songStage(song, song.about.supporters.length > 0, chainSeconds)
  return stage === 'public' || stage === 'draft' ? null : stage
}
