import type { Worth } from '#platform/session/prices/useWorth.ts'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'
import type { CanPlay } from './useCanPlay.ts'

/** A song of the list, as a card or a row. */
export type ShownSong = {
  readonly song: JukeSong
  /** What amounts of artists' tokens are worth; null: not read yet. */
  readonly worth: Worth | null
  /** Null: nobody is connected. */
  readonly canPlay: CanPlay | null
  readonly isOpen: boolean
  readonly onToggle: () => void
}
