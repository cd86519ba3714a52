/** What the player has to know of a song. */
export type Track = {
  readonly id: string
  readonly title: string
  readonly artist: string
  /** Its cover follows from this. */
  readonly coverSeed: string
  /** The address of a picture of its own. Null: it has none, and the cover is drawn. */
  readonly picture: string | null
  /** Of the whole song. Null: not known. */
  readonly seconds: number | null
  /** Where in the song the free preview begins, how long it is, and where it is served. Null: it has none. */
  readonly preview: { readonly from: number; readonly seconds: number; readonly address: string } | null
  /** The whole song. Null: this server does not have it. */
  readonly whole: { readonly address: string; readonly isOpen: boolean } | null
  /** How much louder or softer it is played, so that all songs are equally loud. */
  readonly gainDb: number
}

/** What is heard of a song. */
export type Part = 'preview' | 'full'

/** What the play button begins with: the preview, and where there is none the whole song (spec: songs.preview). */
export const firstPart = ({ preview }: Track): Part => (preview === null ? 'full' : 'preview')

/** What comes when the player goes on by itself: as much as is free. */
export function freePart({ whole, preview }: Track): Part | null {
  if (whole?.isOpen === true) return 'full'
  return preview === null ? null : 'preview'
}

/** Where the part lies in the song; a preview is heard in its own window (spec: songs.preview-window). */
export function windowOf({ seconds, preview }: Track, part: Part): { readonly from: number; readonly to: number } {
  if (part === 'full' || preview === null) return { from: 0, to: seconds ?? 0 }
  return { from: preview.from, to: preview.from + preview.seconds }
}

/** The place nearest to the one wanted that the part has. */
export function placeIn(track: Track, part: Part, seconds: number): number {
  const { from, to } = windowOf(track, part)
  return Math.min(Math.max(seconds, from), Math.max(to, from))
}
