import { indexPage } from '@musi/api/indexPage'
import { Song, type SongAbout } from '@musi/api/music/songs'
import { type Address, parseAddress } from '@musi/domain/address'
import type { Track } from '@musi/domain/player/track'
import { safeText } from '@musi/domain/safeText'
import { SONG_LIMITS, mapSongTexts } from '@musi/domain/text/textLimits'
import * as v from 'valibot'
import type { JukeSong } from './jukeSong.ts'
import { peaksOf } from './peaksOf.ts'

const ListedSong = v.pick(Song, [
  'song',
  'jukebox',
  'artist',
  'token',
  'cost',
  'opensAtSeconds',
  'isRetired',
  'plays',
  'timeSeconds',
  'isWithdrawn',
  'about',
])

/** A page of GET /api/songs. */
export const ListedSongs = indexPage(ListedSong)

type About = v.InferOutput<typeof SongAbout>
type Listed = v.InferOutput<typeof ListedSong>
type Registered = Omit<Listed, 'isWithdrawn'>

function trackOf(id: string, isOpen: boolean, { song_title, artist_name, artwork, sound }: About): Track {
  const seconds = sound === null ? null : sound.durationMs / 1000
  return {
    id,
    title: safeText(song_title, SONG_LIMITS.song_title),
    artist: safeText(artist_name, SONG_LIMITS.artist_name),
    coverSeed: id,
    picture: artwork,
    seconds,
    preview:
      sound === null || sound.preview === null
        ? null
        : {
            from: sound.preview.startMs / 1000,
            seconds: sound.preview.durationMs / 1000,
            address: sound.preview.address,
          },
    whole: sound === null ? null : { address: sound.address, isOpen },
    gainDb: sound?.gainDb ?? 0,
    waveform: sound?.waveform ?? '',
  }
}

const dayOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10)

/** Texts of a song that is registered on chain, but has none on this server. */
const withoutTexts = (artist: Address, timeSeconds: number): About => ({
  ...mapSongTexts(() => ''),
  artist_name: artist,
  released_date: dayOf(timeSeconds),
  exclusive: 'true',
  artwork: null,
  sound: null,
  keys: [],
  supporters: [],
})

const shownParts = (songTexts: About) => ({
  ...mapSongTexts((name) => safeText(songTexts[name], SONG_LIMITS[name])),
  released_date: songTexts.released_date,
  exclusive: songTexts.exclusive,
  peaks: songTexts.sound === null ? [] : peaksOf(songTexts.sound.waveform),
})

/** Converts a row of the server into a song of the jukebox. */
export function registeredSong(row: Registered): JukeSong {
  const { song, jukebox, artist, token, cost, opensAtSeconds, isRetired, plays, timeSeconds } = row
  const { keys, supporters } = row.about ?? { keys: [], supporters: [] }
  const songTexts = row.about ?? withoutTexts(artist, timeSeconds)
  return {
    ...shownParts(songTexts),
    id: song,
    cost,
    views: plays,
    recentPlays: null,
    outAtSeconds: Math.max(timeSeconds, Number(opensAtSeconds)),
    offer: {
      kind: 'registered',
      song,
      jukebox,
      artist: parseAddress(artist) ?? artist,
      token,
      opensAtSeconds,
      isRetired,
      keys,
      supporters,
    },
    isUncertified: songTexts.sound !== null && !songTexts.sound.isCertified,
    track: trackOf(song, false, songTexts),
  }
}

/** The rows of the server that the jukebox lists: a withdrawn song has only its page (spec: songs.withdrawn). */
export const listedSongs = (rows: readonly Listed[]): readonly JukeSong[] =>
  rows.filter(({ isWithdrawn }) => !isWithdrawn).map(registeredSong)
