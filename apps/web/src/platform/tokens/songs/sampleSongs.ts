import { SOUNDS_PATH } from '@musi/api/paths'
import type { Song } from '@musi/domain/music/song'
import { SAMPLE_RECORDINGS } from '@musi/domain/recordings/sampleRecordings'
import type { JukeSong } from './jukeSong.ts'
import { peaksOf } from './peaksOf.ts'

type Sample = Omit<Song, 'cost'> & { readonly cost: number }

/** Bundled with the app; playable at once on every chain, even without a jukebox (spec: songs.samples). */
const SAMPLES: readonly Sample[] = [
  {
    id: 'sample-1',
    artist_name: 'Juno Vale',
    song_title: 'THIS MY DROP',
    genre: 'Synthwave',
    cost: 5,
    views: 80_436,
    released_date: '2026-10-31',
    exclusive: 'true',
    description: 'Neon on wet asphalt, one take, midnight. Made to be the first thing you hear here.',
  },
  {
    id: 'sample-2',
    artist_name: 'Kit Marlow',
    song_title: 'THIS IS MY DROP',
    genre: 'Drum and bass',
    cost: 4,
    views: 61_207,
    released_date: '2026-10-24',
    exclusive: 'true',
    description: 'An answer to a friend’s record, twice as fast and half as patient.',
  },
  {
    id: 'sample-3',
    artist_name: 'Sable & Finch',
    song_title: 'Window Seat',
    genre: 'Lo-fi',
    cost: 1,
    views: 37_432,
    released_date: '2026-09-18',
    exclusive: 'false',
    description: 'For the long way home, with the tape left running.',
  },
  {
    id: 'sample-4',
    artist_name: 'Luz Amaral',
    song_title: 'Rain On The Esplanade',
    genre: 'Bossa nova',
    cost: 2,
    views: 31_554,
    released_date: '2026-08-30',
    exclusive: 'false',
    description: 'Everybody ran inside. Two of us kept playing.',
  },
  {
    id: 'sample-5',
    artist_name: 'Theo Brandt Trio',
    song_title: 'Paper Sunday',
    genre: 'Jazz',
    cost: 3,
    views: 17_318,
    released_date: '2026-07-12',
    exclusive: 'false',
    description: 'A waltz for coffee, crosswords and nobody calling.',
  },
  {
    id: 'sample-6',
    artist_name: 'Hattie Rourke',
    song_title: 'Long Way To Tulsa',
    genre: 'Blues',
    cost: 2.5,
    views: 22_871,
    released_date: '2026-06-05',
    exclusive: 'false',
    description: 'Twelve bars, four flat tyres, one state line.',
  },
  {
    id: 'sample-7',
    artist_name: 'Bitwise',
    song_title: 'Pixel Parade',
    genre: 'Chiptune',
    cost: 0.5,
    views: 45_096,
    released_date: '2026-05-20',
    exclusive: 'false',
    description: 'Three voices and some noise are enough for a whole street of flags.',
  },
  {
    id: 'sample-8',
    artist_name: 'Nils Ostra',
    song_title: 'Third Rail',
    genre: 'Techno',
    cost: 3.5,
    views: 28_640,
    released_date: '2026-04-11',
    exclusive: 'false',
    description: 'Recorded below the platform. Do not touch.',
  },
  {
    id: 'sample-9',
    artist_name: 'Deacon Rhodes',
    song_title: 'Island Timetable',
    genre: 'Reggae',
    cost: 1.5,
    views: 19_205,
    released_date: '2026-03-02',
    exclusive: 'false',
    description: 'The ferry leaves when it leaves.',
  },
  {
    id: 'sample-10',
    artist_name: 'The Hollow Pines',
    song_title: 'Porch Light',
    genre: 'Bluegrass',
    cost: 1.25,
    views: 12_988,
    released_date: '2026-02-14',
    exclusive: 'false',
    description: 'Left on for whoever comes home last.',
  },
  {
    id: 'sample-11',
    artist_name: 'Sekar',
    song_title: 'Bronze Morning',
    genre: 'Gamelan',
    cost: 4.5,
    views: 8471,
    released_date: '2026-01-09',
    exclusive: 'false',
    description: 'Eleven gongs and a rooster who would not be asked to leave.',
  },
  {
    id: 'sample-12',
    artist_name: 'Marvelle',
    song_title: 'Stay A Little',
    genre: 'Soul',
    cost: 6,
    views: 54_310,
    released_date: '2025-12-19',
    exclusive: 'false',
    description: 'Written on the back of a receipt, sung to the person who paid it.',
  },
]

const CENTS = 100
const WEI_OF_A_CENT = 10n ** 16n

function songOf({ cost, ...sample }: Sample): JukeSong {
  const { id, song_title, artist_name } = sample
  const recording = SAMPLE_RECORDINGS[`${artist_name}: ${song_title}`] ?? null
  return {
    ...sample,
    cost: BigInt(cost * CENTS) * WEI_OF_A_CENT,
    offer: { kind: 'sample' },
    recentPlays: null,
    outAtSeconds: null,
    peaks: recording === null ? [] : peaksOf(recording.waveform),
    isUncertified: false,
    track: {
      id,
      title: song_title,
      artist: artist_name,
      coverSeed: id,
      picture: null,
      seconds: recording === null ? null : recording.durationMs / 1000,
      preview: recording && {
        from: recording.preview.startMs / 1000,
        seconds: recording.preview.durationMs / 1000,
        address: `${SOUNDS_PATH}/${recording.preview.hash}`,
      },
      whole: recording && { address: `${SOUNDS_PATH}/${recording.hash}`, isOpen: true },
      gainDb: 0,
      waveform: recording?.waveform ?? '',
    },
  }
}

export const sampleSongs = (): readonly JukeSong[] => SAMPLES.map(songOf)
