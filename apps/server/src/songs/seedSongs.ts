import type { SongKey } from '@musi/api/songs'
import { soundPath } from '@musi/api/plays'
import { SOUNDS_PATH } from '@musi/api/songSound'
import { SEEDED_RECORDINGS } from '@musi/domain/recordings/seededRecordings'
import type { OwnDatabase } from '../database/ownDatabase.ts'
import type { SongTables } from './songTables.ts'
import { heldSong, isKnown, keepAbout } from './withAbout.ts'

/** A song of the past of a chain of our own. */
export type SeedSong = {
  song: string
  title: string
  artist: string
  genre: string
  description: string
  /** What its recording is called. */
  recording: string
  keys: readonly SongKey[]
  supporters: readonly SongKey[]
}

type SeedNeeds = {
  own: Pick<OwnDatabase, 'tables'>
  canBeHad: (soundObject: string) => Promise<boolean>
}

/** Tells the songs in the background, until it is stopped. */
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

/** What nobody has told this server yet; what an artist has changed since stays, as long as its recording can be had. */
async function seedSongs({ own, canBeHad }: SeedNeeds, songs: readonly SeedSong[], signal: AbortSignal): Promise<void> {
  if (songs.length === 0) return
  const tables = await own.tables<SongTables>()
  if (tables === null) return
  for (const { song, title, artist, genre, description, recording, keys, supporters } of songs) {
    if (signal.aborted) return
    const made = SEEDED_RECORDINGS[recording]
    const held = await heldSong(tables, song)
    // An earlier version of this program may have made another recording.
    const isKept = held === null ? await isKnown(tables, song) : await canBeHad(held.soundObject)
    if (made === undefined || isKept) continue
    const { hash, durationMs, waveform, preview } = made
    const about = {
      ...{ song_title: title, artist_name: artist, genre, description },
      // Its day is that of its registration or its opening, which the chain says.
      released_date: '',
      exclusive: 'true' as const,
      artwork: null,
      sound: {
        ...{ address: soundPath(song), isCertified: true, durationMs, gainDb: 0, waveform },
        preview: {
          address: `${SOUNDS_PATH}/${preview.hash}`,
          startMs: preview.startMs,
          durationMs: preview.durationMs,
        },
      },
      keys: [...keys],
      supporters: [...supporters],
    }
    await keepAbout(tables, song, about, hash)
  }
}
