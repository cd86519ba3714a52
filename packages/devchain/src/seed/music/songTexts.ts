import { SEEDED_RECORDINGS } from '@musi/domain/recordings/seededRecordings'
import type { Hex } from 'viem'

/** What the artists say of their songs: the kind of music, and a sentence. By artist and title, as their recordings are called. */
export const SONG_TEXTS: Readonly<Record<string, readonly [genre: string, description: string]>> = {
  'Arlo: Kitchen Radio': ['Indie folk', 'Written in one morning, with the kettle on.'],
  'Arlo: Slow Ferry': ['Indie folk', 'The crossing takes an hour. So did the song.'],
  'Arlo: Every Other Sunday': ['Indie folk', 'For everybody who has a long way home.'],
  'Arlo: Demo From The Attic': ['Bluegrass', 'The first take, with the neighbours on banjo.'],
  'Arlo: Ferry Timetable': ['Indie folk', 'What happened after the slow ferry.'],
  'Mira Solenne: Glass Weather': ['Dream pop', 'Rain on a greenhouse, slowed down until it sang.'],
  'Mira Solenne: Lighthouse Keeper': ['Dream pop', 'He never saw the ships, only their horns.'],
  'Mira Solenne: Velvet Alarm': ['Synthwave', 'A wake-up call that lets you sleep on.'],
  'Mira Solenne: Tidal': ['Ambient', 'Two chords that come in and go out again.'],
  'Mira Solenne: Paper Moons': ['Dream pop', 'Cut out on the night before the tour.'],
  'Mira Solenne: Glass Weather (Thaw)': ['Dream pop', 'The same greenhouse in March.'],
  'Kofi Tempest: Harbour Road': ['Afrobeat', 'Four guitars, three drums, one take.'],
  'Kofi Tempest: Market Day': ['Afrobeat', 'Everybody talks at once and nobody is late.'],
  'Kofi Tempest: No Small Storm': ['Afrobeat', 'Ten people share what this one earns.'],
  'The Paper Lanterns: Choir For Ten Windows': ['Chamber pop', 'Sung across a courtyard, one window each.'],
  'The Paper Lanterns: The Last Tram': ['Chamber pop', 'In three, because the tram limps.'],
  'DJ Halcyon: Four In The Morning': ['House', 'The last record before the lights.'],
  'DJ Halcyon: Warehouse Sun': ['House', 'Made for a roof with holes in it.'],
  'DJ Halcyon: Kingfisher': ['Drum & bass', 'Blue, quick, gone.'],
  'DJ Halcyon: Strobe Lullaby': ['Techno', 'It costs next to nothing, on purpose.'],
  'DJ Halcyon: First Light, Second Floor': ['House', 'The window was open and somebody sang along.'],
  'DJ Halcyon: Split Single': ['Lo-fi', 'Half of it is Arlo’s.'],
  'Inés Caldera: Ceniza': ['Flamenco', 'What is left in the grate, and still warm.'],
  'Inés Caldera: Patio De Agosto': ['Flamenco', 'Played at noon, when nobody should.'],
  'Inés Caldera: Encore For An Empty Square': ['Flamenco', 'They had all gone home. She played on.'],
  'Brass Department: Overtime': ['Brass', 'Eleven minutes past five, every day.'],
  'Brass Department: Fire Drill': ['Brass', 'Please leave the building dancing.'],
  'Brass Department: Lunch Hour': ['Soul', 'The one hour in which nobody is anybody’s boss.'],
  'Ofelia Moth: Night Shift For Two Pianos': ['Ambient', 'One piano is awake; the other keeps it company.'],
  'Ofelia Moth: Dust': ['Ambient', 'What the light shows when it comes in low.'],
}

export const recordingName = (artist: string, title: string): string => `${artist}: ${title}`

/** The hash of the recording itself, which whoever hears it can check (spec: songs.certified). */
export function contentHashOf(artist: string, title: string): Hex {
  const recording = SEEDED_RECORDINGS[recordingName(artist, title)]
  if (recording === undefined) throw new Error(`There is no recording of ${title}.`)
  return `0x${recording.hash}`
}
