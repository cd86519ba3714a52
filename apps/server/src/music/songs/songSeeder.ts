import type { SongKey } from '@musi/api/music/songs'
import type { SongPlan } from '@musi/api/music/studio'
import { soundPath, SOUNDS_PATH } from '@musi/api/paths'
import { SEEDED_RECORDINGS } from '@musi/domain/recordings/seededRecordings'
import type { SongTexts } from '@musi/domain/text/textLimits'
import type { ServiceNeeds } from '#history/serviceNeeds.ts'
import { nowSeconds } from '#platform/clock.ts'
import type { SongTables } from './songTables.ts'
import { findStoredSong, isKnown, storeDetails } from './songDetails.ts'

/** A seeded song of a development chain. */
export type SeedSong = {
  song: string
  texts: SongTexts
  /** Name of its recording. */
  recording: string
  isExclusive: boolean
  keys: readonly SongKey[]
  /** Accounts that hear it before its release. */
  supporters: readonly SongKey[]
  /** True if it is listed as withdrawn. */
  isWithdrawn: boolean
  /** Account and fields of a song that is not registered yet. */
  draft: { jukebox: string; account: string; nonce: string; plan: SongPlan } | null
}

type SeedNeeds = Pick<ServiceNeeds, 'database' | 'clock'> & {
  hasSound: (soundObject: string) => Promise<boolean>
}

/** Adds the seeded songs in the background, until it is stopped. */
export function songSeeder(needs: SeedNeeds) {
  const stopping = new AbortController()
  let seeding: Promise<void> = Promise.resolve()
  return {
    begin(songs: readonly SeedSong[]) {
      seeding = seedSongs(needs, songs, stopping.signal)
    },
    async stop() {
      stopping.abort()
      await seeding
    },
  }
}

/**
 * Adds songs this server does not have. Later changes by the artist are kept while the recording is
 * available.
 */
async function seedSongs(
  { database, clock, hasSound }: SeedNeeds,
  songs: readonly SeedSong[],
  signal: AbortSignal,
): Promise<void> {
  if (songs.length === 0) return
  const tables = await database.tables<SongTables>()
  if (tables === null) return
  for (const { song, texts, recording, isExclusive, keys, supporters, draft } of songs) {
    if (signal.aborted) return
    const seedRecording = SEEDED_RECORDINGS[recording]
    const held = await findStoredSong(tables, song)
    // An earlier version of this program may have made another recording.
    const isUnchanged = held === null ? await isKnown(tables, song) : await hasSound(held.soundObject)
    if (seedRecording === undefined || isUnchanged) continue
    const { hash, durationMs, waveform, preview } = seedRecording
    const about = {
      ...texts,
      // Empty, so that the date of its registration or release on chain is shown.
      released_date: '',
      exclusive: isExclusive ? ('true' as const) : ('false' as const),
      artwork: null,
      sound: {
        address: soundPath(song),
        isCertified: true,
        durationMs,
        gainDb: 0,
        waveform,
        preview: {
          address: `${SOUNDS_PATH}/${preview.hash}`,
          startMs: preview.startMs,
          durationMs: preview.durationMs,
        },
      },
      keys: [...keys],
      supporters: [...supporters],
    }
    await tables.transaction().execute(async (transaction) => {
      await storeDetails(transaction, song, about, hash)
      if (draft === null) return
      const now = nowSeconds(clock)
      const { jukebox, account, nonce, plan } = draft
      const columns = { jukebox, account, nonce, plan: JSON.stringify(plan), made_at: now, changed_at: now }
      await transaction.updateTable('songs').set(columns).where('song', '=', song).execute()
    })
  }
}
