import type { ChainSong, Song, SongAbout, SongKey } from '@musi/api/music/songs'
import type { SoundFormat } from '@musi/api/music/uploads'
import { calendarSeconds } from '@musi/domain/calendarSeconds'
import { mapSongTexts } from '@musi/domain/text/textLimits'
import type { Kysely } from 'kysely'
import type { Takedowns } from '#moderation/takedowns.ts'
import type { SongTables } from './songTables.ts'
import { ARTWORKS_PATH } from '@musi/api/paths'

type Db = Kysely<SongTables>
export type SongRow = SongTables['songs']
type Withdrawn = Pick<Takedowns, 'has'>

/** Adds the artists' details to songs of the chain. */
export async function withDetails(db: Db, songs: readonly ChainSong[], takedowns: Withdrawn): Promise<readonly Song[]> {
  if (songs.length === 0) return []
  const ids = songs.map(({ song }) => song)
  const rows = await db.selectFrom('songs').selectAll().where('song', 'in', ids).execute()
  const held = new Map(rows.map((row) => [row.song, row]))
  return songs.map((song) => {
    const row = held.get(song.song)
    const isWithdrawn = isSongWithdrawn(takedowns, song.song, song.contentHash, row?.sound_object ?? null)
    const about = row === undefined ? null : withChainFacts(song, row)
    const artwork = isWithdrawn || takedowns.has(artworkObject(about?.artwork ?? null)) ? null : about?.artwork
    return {
      ...song,
      isWithdrawn,
      about: about && { ...about, artwork: artwork ?? null, sound: isWithdrawn ? null : about.sound },
    }
  })
}

/** True if the song's id is withdrawn, or one of these recordings. */
export const isSongWithdrawn = (takedowns: Withdrawn, song: string, ...objects: readonly (string | null)[]): boolean =>
  [song, ...objects].some((each) => takedowns.has(each))

export const artworkObject = (artwork: string | null): string | null =>
  artwork?.startsWith(`${ARTWORKS_PATH}/`) === true ? artwork.slice(ARTWORKS_PATH.length + 1) : null

/** Adds whether the recording is the registered one, and a release date if none was given. */
function withChainFacts(song: ChainSong, row: SongRow): SongAbout {
  const about = detailsOf(row)
  return {
    ...about,
    released_date: about.released_date || dayOf(openSinceSeconds(song)),
    sound: about.sound && { ...about.sound, isCertified: song.contentHash === `0x${row.sound_object}` },
  }
}

/** The time since which everybody can pay for a song. */
export const openSinceSeconds = ({
  timeSeconds,
  opensAtSeconds,
}: Pick<ChainSong, 'timeSeconds' | 'opensAtSeconds'>): number =>
  Math.max(timeSeconds, calendarSeconds(BigInt(opensAtSeconds)))

const dayOf = (seconds: number): string => new Date(seconds * 1000).toISOString().replace(/T.*$/, '')

/** Stores a song's details in place of earlier ones. */
export async function storeDetails(db: Db, song: string, about: SongAbout, soundObject: string | null): Promise<void> {
  const columns = {
    ...about,
    sound: about.sound && JSON.stringify(about.sound),
    keys: JSON.stringify(about.keys),
    supporters: JSON.stringify(about.supporters),
    sound_object: soundObject,
  }
  const defaults = {
    account: null,
    nonce: null,
    jukebox: null,
    format: 'mp3',
    bytes: 0,
    preview_object: null,
    plan: null,
    leaving_at: null,
    network: '',
    is_registered: 0,
  } as const
  await db
    .insertInto('songs')
    .values({ ...defaults, song, ...columns, made_at: 0, changed_at: 0 })
    .onConflict((conflict) => conflict.column('song').doUpdateSet(columns))
    .execute()
}

/** Reads the details of a row; they were validated when stored. */
export function detailsOf(row: SongRow): SongAbout {
  const { released_date, exclusive, artwork } = row
  return {
    ...mapSongTexts((name) => row[name]),
    released_date,
    exclusive,
    artwork,
    sound: row.sound === null ? null : (JSON.parse(row.sound) as SongAbout['sound']),
    keys: JSON.parse(row.keys) as SongKey[],
    supporters: JSON.parse(row.supporters) as SongKey[],
  }
}

export const songRow = (db: Db, song: string): Promise<SongRow | undefined> =>
  db.selectFrom('songs').selectAll().where('song', '=', song).executeTakeFirst()

export const isKnown = async (db: Db, song: string): Promise<boolean> => (await songRow(db, song)) !== undefined

/**
 * Data for the play gate: the stored recording, and the keys that open it without payment, always
 * or before its release.
 */
export type StoredSong = {
  soundObject: string
  format: SoundFormat
  durationMs: number
  keys: readonly SongKey[]
  supporters: readonly SongKey[]
  /** True once its artist has deleted it: only listeners who paid still hear it. */
  isDeleted: boolean
}

/** Returns null if this server does not have its recording. */
export async function findStoredSong(db: Db, song: string): Promise<StoredSong | null> {
  const row = await songRow(db, song)
  if (row === undefined || row.sound_object === null) return null
  const { sound, keys, supporters } = detailsOf(row)
  const { sound_object: soundObject, format } = row
  const isDeleted = row.leaving_at !== null
  return sound === null ? null : { soundObject, format, durationMs: sound.durationMs, keys, supporters, isDeleted }
}

/** Songs that show this object as their preview or picture. */
const songsShowing = (db: Db, object: string) =>
  db
    .selectFrom('songs')
    .select(['song', 'sound_object'])
    .where((column) =>
      column.or([column('preview_object', '=', object), column('artwork', '=', `${ARTWORKS_PATH}/${object}`)]),
    )
    .execute()

/** True if a preview or picture is public: it belongs to a song that is not withdrawn. */
export async function isShown(db: Db, object: string, takedowns: Withdrawn): Promise<boolean> {
  const songs = await songsShowing(db, object)
  return songs.some(({ song, sound_object: recording }) => !isSongWithdrawn(takedowns, song, recording))
}

/** True if the preview of this recording is public: a song that is not withdrawn has the recording. */
export async function isRecordingShown(db: Db, recording: string, takedowns: Withdrawn): Promise<boolean> {
  const songs = await db.selectFrom('songs').select('song').where('sound_object', '=', recording).execute()
  return songs.some(({ song }) => !isSongWithdrawn(takedowns, song, recording))
}

/** True if a song refers to this object. */
export async function isObjectOfSong(db: Db, object: string): Promise<boolean> {
  const row = await db.selectFrom('songs').select('song').where('sound_object', '=', object).executeTakeFirst()
  return row !== undefined || (await songsShowing(db, object)).length > 0
}
