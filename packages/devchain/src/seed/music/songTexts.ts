import { SEEDED_RECORDINGS } from '@musi/domain/recordings/seededRecordings'
import type { SongTexts } from '@musi/domain/text/textLimits'
import type { Hex } from 'viem'

/** Genre and description of each song, by the name of its recording. */
export const SONG_TEXTS: Readonly<Record<string, Omit<SongTexts, 'artist_name' | 'song_title'>>> = {
  'Arlo: Kitchen Radio': { genre: 'Indie folk', description: 'Written in one morning, with the kettle on.' },
  'Arlo: Slow Ferry': { genre: 'Indie folk', description: 'The crossing takes an hour. So did the song.' },
  'Arlo: Every Other Sunday': { genre: 'Indie folk', description: 'For everybody who has a long way home.' },
  'Arlo: Demo From The Attic': { genre: 'Bluegrass', description: 'The first take, with the neighbours on banjo.' },
  'Arlo: Ferry Timetable': { genre: 'Indie folk', description: 'What happened after the slow ferry.' },
  'Mira Solenne: Glass Weather': {
    genre: 'Dream pop',
    description: 'Rain on a greenhouse, slowed down until it sang.',
  },
  'Mira Solenne: Lighthouse Keeper': { genre: 'Dream pop', description: 'He never saw the ships, only their horns.' },
  'Mira Solenne: Velvet Alarm': { genre: 'Synthwave', description: 'A wake-up call that lets you sleep on.' },
  'Mira Solenne: Tidal': { genre: 'Ambient', description: 'Two chords that come in and go out again.' },
  'Mira Solenne: Paper Moons': { genre: 'Dream pop', description: 'Cut out on the night before the tour.' },
  'Mira Solenne: Glass Weather (Thaw)': { genre: 'Dream pop', description: 'The same greenhouse in March.' },
  'Kofi Tempest: Harbour Road': { genre: 'Afrobeat', description: 'Four guitars, three drums, one take.' },
  'Kofi Tempest: Market Day': { genre: 'Afrobeat', description: 'Everybody talks at once and nobody is late.' },
  'Kofi Tempest: No Small Storm': { genre: 'Afrobeat', description: 'Ten people share what this one earns.' },
  'The Paper Lanterns: Choir For Ten Windows': {
    genre: 'Chamber pop',
    description: 'Sung across a courtyard, one window each.',
  },
  'The Paper Lanterns: The Last Tram': { genre: 'Chamber pop', description: 'In three, because the tram limps.' },
  'DJ Halcyon: Four In The Morning': { genre: 'House', description: 'The last record before the lights.' },
  'DJ Halcyon: Warehouse Sun': { genre: 'House', description: 'Made for a roof with holes in it.' },
  'DJ Halcyon: Kingfisher': { genre: 'Drum & bass', description: 'Blue, quick, gone.' },
  'DJ Halcyon: Strobe Lullaby': { genre: 'Techno', description: 'It costs next to nothing, on purpose.' },
  'DJ Halcyon: First Light, Second Floor': {
    genre: 'House',
    description: 'The window was open and somebody sang along.',
  },
  'DJ Halcyon: Split Single': { genre: 'Lo-fi', description: 'Half of it is Arlo’s.' },
  'Inés Caldera: Ceniza': { genre: 'Flamenco', description: 'What is left in the grate, and still warm.' },
  'Inés Caldera: Patio De Agosto': { genre: 'Flamenco', description: 'Played at noon, when nobody should.' },
  'Inés Caldera: Encore For An Empty Square': {
    genre: 'Flamenco',
    description: 'They had all gone home. She played on.',
  },
  'Brass Department: Overtime': { genre: 'Brass', description: 'Eleven minutes past five, every day.' },
  'Brass Department: Fire Drill': { genre: 'Brass', description: 'Please leave the building dancing.' },
  'Brass Department: Lunch Hour': { genre: 'Soul', description: 'The one hour in which nobody is anybody’s boss.' },
  'Ofelia Moth: Night Shift For Two Pianos': {
    genre: 'Ambient',
    description: 'One piano is awake; the other keeps it company.',
  },
  'Ofelia Moth: Dust': { genre: 'Ambient', description: 'What the light shows when it comes in low.' },
}

export const recordingName = (artist: string, title: string): string => `${artist}: ${title}`

/** Hash of the recording, which listeners can check (spec: songs.certified). */
export function contentHashOf(artist: string, title: string): Hex {
  const recording = SEEDED_RECORDINGS[recordingName(artist, title)]
  if (recording === undefined) throw new Error(`There is no recording of ${title}.`)
  return `0x${recording.hash}`
}
