import { type SongStage, songStage } from '@musi/domain/music/songStage'
import type { WholeSong } from './wholeSong.ts'

/** The most important notice about a song; null if it is open and playable here. */
export type SongNotice = 'withdrawn' | 'unpublished' | 'gone' | Exclude<SongStage, 'draft' | 'public'> | null

/** The most important reason why a song cannot be bought and heard now (spec: songs.standing). */
export function songNotice(song: WholeSong, chainSeconds: number): SongNotice {
  if (song.isWithdrawn) return 'withdrawn'
  if (song.about === null) return 'unpublished'
  if (song.about.sound === null) return 'gone'
  const stage = songStage(song, song.about.supporters.length > 0, chainSeconds)
  return stage === 'public' || stage === 'draft' ? null : stage
}
