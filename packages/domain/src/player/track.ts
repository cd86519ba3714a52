/** A song as the player needs it. */
export type Track = {
  readonly id: string
  readonly title: string
  readonly artist: string
  /** Seed of the drawn cover. */
  readonly coverSeed: string
  /** URL of the song's own picture; null if it has none, and the cover is drawn. */
  readonly picture: string | null
  /** Length of the whole song; null while unknown. */
  readonly seconds: number | null
  /** Start, length and URL of the free preview; null if there is none. */
  readonly preview: { readonly from: number; readonly seconds: number; readonly address: string } | null
  /** The whole song; null if this server does not have it. */
  readonly whole: { readonly address: string; readonly isOpen: boolean } | null
  /** Gain that makes all songs equally loud. */
  readonly gainDb: number
}

/** The part of a song that plays. */
export type Part = 'preview' | 'full'

/** The part a play button starts with: the preview, or the whole song without one (spec: songs.preview). */
export const firstPart = ({ preview }: Track): Part => (preview === null ? 'full' : 'preview')

/** The part that plays automatically: as much as is free. */
export function freePart({ whole, preview }: Track): Part | null {
  if (whole?.isOpen === true) return 'full'
  return preview === null ? null : 'preview'
}

/** Position of the part in the song; a preview has its own window (spec: songs.preview-window). */
export function windowOf({ seconds, preview }: Track, part: Part): { readonly from: number; readonly to: number } {
  if (part === 'full' || preview === null) return { from: 0, to: seconds ?? 0 }
  return { from: preview.from, to: preview.from + preview.seconds }
}

/** The place nearest to the one wanted that the part has. */
export function placeIn(track: Track, part: Part, seconds: number): number {
  const { from, to } = windowOf(track, part)
  return Math.min(Math.max(seconds, from), Math.max(to, from))
}
