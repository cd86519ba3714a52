import { SAMPLE_RECORDINGS } from '../recordings/sampleRecordings.ts'
import type { Recording } from '../recordings/recording.ts'
import type { Song } from './song.ts'

/** A song that is bundled with the app, on every chain: it has no token, and plays at once (spec: songs.play-access). */
export type SampleSong = Song & { readonly description: string; readonly recording: Recording }

type SampleText = Omit<SampleSong, 'id' | 'cost' | 'recording'> & { readonly price: string }

const COIN = 10n ** 18n

/** `1.5` as 18 decimals. */
function costOf(price: string): bigint {
  const [whole = '0', part = ''] = price.split('.')
  return BigInt(whole) * COIN + BigInt(part.padEnd(18, '0'))
}

const TEXTS: readonly SampleText[] = [
  {
    ...{ artist_name: 'Juno Vale', song_title: 'THIS MY DROP', genre: 'Synthwave', exclusive: 'true' },
    ...{ price: '5', views: 18_402, released_date: '2026-08-14' },
    description: 'Her first single: a drum machine, two synthesizers and the ring road at night.',
  },
  {
    ...{ artist_name: 'Kit Marlow', song_title: 'THIS IS MY DROP', genre: 'Drum & bass', exclusive: 'true' },
    ...{ price: '7.5', views: 12_977, released_date: '2026-09-02' },
    description: 'An answer to Juno’s, twice as fast.',
  },
  {
    ...{ artist_name: 'Sable & Finch', song_title: 'Window Seat', genre: 'Lo-fi', exclusive: 'false' },
    ...{ price: '1', views: 40_310, released_date: '2026-03-21' },
    description: 'For the slow train and the second cup.',
  },
  {
    ...{ artist_name: 'Luz Amaral', song_title: 'Rain On The Esplanade', genre: 'Bossa nova', exclusive: 'false' },
    ...{ price: '2.5', views: 8_114, released_date: '2026-05-30' },
    description: 'Everybody ran for cover but the guitarist.',
  },
  {
    ...{ artist_name: 'Theo Brandt Trio', song_title: 'Paper Sunday', genre: 'Jazz', exclusive: 'true' },
    ...{ price: '4', views: 3_568, released_date: '2026-07-05' },
    description: 'A waltz for the day on which the paper takes all morning.',
  },
  {
    ...{ artist_name: 'Hattie Rourke', song_title: 'Long Way To Tulsa', genre: 'Blues', exclusive: 'false' },
    ...{ price: '3', views: 21_005, released_date: '2026-01-17' },
    description: 'Twelve bars, twice, and every mile of them.',
  },
  {
    ...{ artist_name: 'Bitwise', song_title: 'Pixel Parade', genre: 'Chiptune', exclusive: 'false' },
    ...{ price: '0.5', views: 33_333, released_date: '2026-04-01' },
    description: 'Three square waves walk down the main street.',
  },
  {
    ...{ artist_name: 'Nils Ostra', song_title: 'Third Rail', genre: 'Techno', exclusive: 'false' },
    ...{ price: '1.25', views: 15_640, released_date: '2026-06-12' },
    description: 'Recorded under a station, between the last train and the first.',
  },
  {
    ...{ artist_name: 'Deacon Rhodes', song_title: 'Island Timetable', genre: 'Reggae', exclusive: 'false' },
    ...{ price: '2', views: 9_871, released_date: '2026-02-08' },
    description: 'The boat comes when it comes.',
  },
  {
    ...{ artist_name: 'The Hollow Pines', song_title: 'Porch Light', genre: 'Bluegrass', exclusive: 'false' },
    ...{ price: '1.75', views: 6_402, released_date: '2026-10-10' },
    description: 'Leave it on.',
  },
  {
    ...{ artist_name: 'Sekar', song_title: 'Bronze Morning', genre: 'Gamelan', exclusive: 'true' },
    ...{ price: '6', views: 2_218, released_date: '2026-09-27' },
    description: 'Marimbas and bells, from before the market opens.',
  },
  {
    ...{ artist_name: 'Marvelle', song_title: 'Stay A Little', genre: 'Soul', exclusive: 'false' },
    ...{ price: '3.5', views: 27_450, released_date: '2025-12-19' },
    description: 'An organ, a choir, and nobody in a hurry to leave.',
  },
]

/** In this order: the first is the one that the jukebox opens with. */
export const SAMPLE_SONGS: readonly SampleSong[] = TEXTS.flatMap(({ price, ...song }, at) => {
  const recording = SAMPLE_RECORDINGS[`${song.artist_name}: ${song.song_title}`]
  return recording === undefined ? [] : [{ ...song, id: `sample-${at + 1}`, cost: costOf(price), recording }]
})
