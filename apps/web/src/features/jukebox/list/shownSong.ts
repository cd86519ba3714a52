import type { Worth } from '#platform/session/prices/useWorth.ts'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'
import type { CanPlay } from './useCanPlay.ts'

/** A song of the list, as a card or a row. */
export type ShownSong = {
  readonly song: JukeSong
  /** Dollar worth of artist tokens; null until it is read. */
  readonly worth: Worth | null
  /** Says whether the account can play a song; null if no wallet is connected. */
  readonly canPlay: CanPlay | null
  readonly isOpen: boolean
  readonly onToggle: () => void
}
