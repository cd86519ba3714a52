// Maximum lengths of texts, shared by forms, server and screens, so that no accepted text is shown cut.

/** Limits of a song in characters, by field name (spec: songs.fields). */
export const SONG_LIMITS = { artist_name: 100, song_title: 100, genre: 40, description: 1000 } as const

/** The texts that an artist enters for a song. */
export type SongTexts = Readonly<Record<keyof typeof SONG_LIMITS, string>>

/** Builds a record with one value for each text of a song, in the order of the form (spec: songs.upload-problems). */
/* @__NO_SIDE_EFFECTS__ */
export const mapSongTexts = <Value>(make: (name: keyof SongTexts) => Value): Record<keyof SongTexts, Value> =>
  Object.fromEntries(Object.keys(SONG_LIMITS).map((name) => [name, make(name as keyof SongTexts)])) as Record<
    keyof SongTexts,
    Value
  >

/** Limits of a piece in characters. */
export const PIECE_LIMITS = { name: 80, description: 900, artist: 60 } as const

/** Limits of an artist token in bytes, enforced by its factory. */
export const TOKEN_LIMITS = { name: 64, symbol: 32 } as const

/** Limits of a collection in bytes, enforced by its factory. */
export const COLLECTION_LIMITS = { name: 64, symbol: 32, text: 1000 } as const

/** Limits of a token of a list in characters (spec: token-lists.schema). */
export const LISTED_TOKEN_LIMITS = { name: 60, symbol: 20, description: 200 } as const

/** Limit of a proposal in characters. */
export const PROPOSAL_LIMITS = { title: 200 } as const

/** Limit of an uploaded file's displayed name in characters. */
export const FILE_NAME_SHOWN = 80

/** Limits in characters of visitors' reports, an operator's reasons and the replies to them. */
export const MODERATION_LIMITS = { text: 1000, contact: 200, reason: 500, reply: 1000 } as const
