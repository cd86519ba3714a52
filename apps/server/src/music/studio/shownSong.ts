import type { ChainSong } from '@musi/api/music/songs'
import { DRAFT_SECONDS, type SongPlan, type StudioSong } from '@musi/api/music/studio'
import type { FirstSong } from '@musi/api/music/uploads'
import type { Address } from '@musi/domain/address'
import { songStage } from '@musi/domain/music/songStage'
import type { ServiceNeeds } from '#history/serviceNeeds.ts'
import { nowSeconds } from '#platform/clock.ts'
import { countHeardPlays } from '../plays/playStore.ts'
import type { PlayTables } from '../plays/playTables.ts'
import type { Takedowns } from '#moderation/takedowns.ts'
import { type SongRow, detailsOf, isSongWithdrawn } from '../songs/songDetails.ts'

export type ShownNeeds = Pick<ServiceNeeds, 'database' | 'clock'> & {
  takedowns: Pick<Takedowns, 'has'>
  /** The jukebox for new songs first; empty if this chain has none. */
  jukeboxes: readonly Address[]
  findFirstRegistration: (contentHash: string, account: Address) => Promise<FirstSong | null>
  /** Size of a stored recording. */
  bytesOf: (object: string) => Promise<number | null>
}

/** Paid plays that can still be heard; null if unknown. */
export async function unheardPlays(
  { database, clock }: Pick<ShownNeeds, 'database' | 'clock'>,
  { song, plays }: ChainSong,
): Promise<number | null> {
  const db = await database.tables<PlayTables>()
  return db === null ? null : Math.max(0, plays - (await countHeardPlays(db, song, nowSeconds(clock))))
}

/** A song as its artist sees it in the studio; null if it has no recording or something about it is unknown now. */
export async function shownSong(
  needs: ShownNeeds,
  row: SongRow,
  registered: ChainSong | null,
  chainSeconds: number,
): Promise<StudioSong | null> {
  const { takedowns, jukeboxes, findFirstRegistration, bytesOf } = needs
  const { sound, keys, supporters, ...about } = detailsOf(row)
  if (sound === null || sound.preview === null || row.sound_object === null) return null
  const { song_title, artist_name, genre, description, released_date, artwork } = about
  const { durationMs, gainDb, waveform, preview } = sound
  const contentHash = `0x${row.sound_object}`
  const account = (row.account ?? registered?.artist ?? '0x') as Address
  const unheard = registered === null ? 0 : await unheardPlays(needs, registered)
  if (unheard === null) return null
  return {
    song_title,
    artist_name,
    genre,
    description,
    released_date,
    keys,
    supporters,
    plan: row.plan === null ? null : (JSON.parse(row.plan) as SongPlan),
    jukebox: registered?.jukebox ?? draftJukebox(row, jukeboxes),
    song: row.song,
    nonce: row.nonce ?? '0',
    artwork,
    contentHash,
    format: row.format,
    stage: songStage(termsOf(registered), supporters.length > 0, chainSeconds),
    isWithdrawn: isSongWithdrawn(takedowns, row.song, row.sound_object, registered?.contentHash ?? null),
    bytes: row.bytes > 0 ? row.bytes : ((await bytesOf(row.sound_object)) ?? 0),
    durationMs,
    gainDb,
    waveform,
    preview,
    first: await findFirstRegistration(contentHash, account),
    registered: registered && {
      token: registered.token,
      cost: registered.cost,
      opensAtSeconds: registered.opensAtSeconds,
      contentHash: registered.contentHash,
      plays: registered.plays,
    },
    unheardPlays: unheard,
    madeAtSeconds: row.made_at,
    changedAtSeconds: row.changed_at,
    endsAtSeconds: registered === null ? row.changed_at + DRAFT_SECONDS : null,
  }
}

/** A draft older than the current jukebox has its id in the earlier jukebox, and is registered there. */
const draftJukebox = ({ jukebox }: SongRow, jukeboxes: readonly Address[]): Address =>
  (jukebox ?? jukeboxes.at(-1) ?? '0x') as Address

const termsOf = (registered: ChainSong | null) =>
  registered && { isRetired: registered.isRetired, opensAtSeconds: BigInt(registered.opensAtSeconds) }
