// Maximum lengths of texts. Forms, the server and the screens read them here, so no accepted text is shown cut.

/** In characters. Named as the fields of a song are (spec: songs.fields). */
export const SONG_LIMITS = { artist_name: 100, song_title: 100, genre: 40, description: 1000 } as const

/** The texts that an artist writes of a song, by their names. */
export type SongTexts = Readonly<Record<keyof typeof SONG_LIMITS, string>>

/** Makes a value of each text of a song, in the order of its form (spec: songs.upload-problems). */
/* @__NO_SIDE_EFFECTS__ */
export const ofSongTexts = <Value>(make: (name: keyof SongTexts) => Value): Record<keyof SongTexts, Value> =>
  Object.fromEntries(Object.keys(SONG_LIMITS).map((name) => [name, make(name as keyof SongTexts)])) as Record<
    keyof SongTexts,
    Value
  >

/** In characters. The artist of a piece is one of its traits. */
export const PIECE_LIMITS = { name: 80, description: 900, artist: 60 } as const

/** In bytes: our factory of artist tokens refuses longer ones. */
export const TOKEN_LIMITS = { name: 64, symbol: 32 } as const

/** In bytes: our factory of collections refuses longer ones. */
export const COLLECTION_LIMITS = { name: 64, symbol: 32, text: 1000 } as const

/** In characters, for a token of a list (spec: token-lists.schema). */
export const LISTED_TOKEN_LIMITS = { name: 60, symbol: 20, description: 200 } as const

/** In characters. The text of a proposal has no limit of its own. */
export const PROPOSAL_LIMITS = { title: 200 } as const

/** In characters, for the name that a person's file is shown with. */
export const FILE_NAME_SHOWN = 80
