import type { RankedArtist, RankedSong } from '../frame/marketFigures.ts'

/** A row of either list of ranks. */
export type Ranked = RankedSong | RankedArtist

/** The song or artist whose payers are counted. */
export const rankOf = (ranked: Ranked) => ('song' in ranked ? { song: ranked.song } : { artist: ranked.artist })
