/** A song as the player needs it. */
export type Track = {
  readonly id: string
  readonly title: string
  readonly artist: string
  /** Seed of the generated cover. */
  readonly coverSeed: string
  /** URL of the song's picture; null if the cover is generated. */
  readonly picture: string | null
  /** Length of the whole song; null while unknown. */
  readonly seconds: number | null
  /** Start, length and URL of the free preview; null if there is none. */
  readonly preview: { readonly from: number; readonly seconds: number; readonly address: string } | null
  /** The whole song; null if our server does not have it. */
  readonly whole: { readonly address: string; readonly isOpen: boolean } | null
  /** Gain that makes all songs equally loud. */
  readonly gainDb: number
  /** Peak of each part, one byte each, in base64; empty if unknown. */
  readonly waveform: string
}

/** Part of a song. */
export type Part = 'preview' | 'full'

/** The part a play button starts with: the preview, or the whole song without one (spec: songs.preview). */
export const firstPart = ({ preview }: Track): Part => (preview === null ? 'full' : 'preview')

/** The part that plays automatically, because it is free; null if none is. */
export function freePart({ whole, preview }: Track): Part | null {
  if (whole?.isOpen === true) return 'full'
  return preview === null ? null : 'preview'
}

/** Start and end of the part within the song (spec: songs.preview-window). */
export function partBounds({ seconds, preview }: Track, part: Part): { readonly from: number; readonly to: number } {
  if (part === 'full' || preview === null) return { from: 0, to: seconds ?? 0 }
  return { from: preview.from, to: preview.from + preview.seconds }
}

/** The position within the part that is nearest to `seconds`. */
export function clampToPart(track: Track, part: Part, seconds: number): number {
  const { from, to } = partBounds(track, part)
  return Math.min(Math.max(seconds, from), Math.max(to, from))
}
