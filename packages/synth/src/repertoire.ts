import type { StyleName } from './styles/allStyles.ts'

type Names = Readonly<Record<string, StyleName>>

/** Songs that are bundled. */
const SAMPLE_NAMES: Names = {
  'Juno Vale: THIS MY DROP': 'synthwave',
  'Kit Marlow: THIS IS MY DROP': 'drumAndBass',
  'Sable & Finch: Window Seat': 'loFi',
  'Luz Amaral: Rain On The Esplanade': 'bossa',
  'Theo Brandt Trio: Paper Sunday': 'jazzWaltz',
  'Hattie Rourke: Long Way To Tulsa': 'blues',
  'Bitwise: Pixel Parade': 'chip',
  'Nils Ostra: Third Rail': 'techno',
  'Deacon Rhodes: Island Timetable': 'reggae',
  'The Hollow Pines: Porch Light': 'bluegrass',
  'Sekar: Bronze Morning': 'gamelan',
  'Marvelle: Stay A Little': 'soul',
}

/** Songs of the seeded artists on our own chain. */
const SEEDED_NAMES: Names = {
  'Arlo: Kitchen Radio': 'folk',
  'Arlo: Slow Ferry': 'folk',
  'Arlo: Every Other Sunday': 'folk',
  'Arlo: Demo From The Attic': 'bluegrass',
  'Arlo: Ferry Timetable': 'folk',
  'Mira Solenne: Glass Weather': 'dreamPop',
  'Mira Solenne: Lighthouse Keeper': 'dreamPop',
  'Mira Solenne: Velvet Alarm': 'synthwave',
  'Mira Solenne: Tidal': 'ambient',
  'Mira Solenne: Paper Moons': 'dreamPop',
  'Mira Solenne: Glass Weather (Thaw)': 'dreamPop',
  'Kofi Tempest: Harbour Road': 'afrobeat',
  'Kofi Tempest: Market Day': 'afrobeat',
  'Kofi Tempest: No Small Storm': 'afrobeat',
  'The Paper Lanterns: Choir For Ten Windows': 'chamberPop',
  'The Paper Lanterns: The Last Tram': 'chamberPop',
  'DJ Halcyon: Four In The Morning': 'house',
  'DJ Halcyon: Warehouse Sun': 'house',
  'DJ Halcyon: Kingfisher': 'drumAndBass',
  'DJ Halcyon: Strobe Lullaby': 'techno',
  'DJ Halcyon: First Light, Second Floor': 'house',
  'DJ Halcyon: Split Single': 'loFi',
  'Inés Caldera: Ceniza': 'flamenco',
  'Inés Caldera: Patio De Agosto': 'flamenco',
  'Inés Caldera: Encore For An Empty Square': 'flamenco',
  'Brass Department: Overtime': 'brassBand',
  'Brass Department: Fire Drill': 'brassBand',
  'Brass Department: Lunch Hour': 'soul',
  'Ofelia Moth: Night Shift For Two Pianos': 'ambient',
  'Ofelia Moth: Dust': 'ambient',
}

/** Style of each recording that we make, by name. The name is also the seed, so another name is another song. */
export const REPERTOIRE: Names = { ...SAMPLE_NAMES, ...SEEDED_NAMES }

export const SAMPLES: ReadonlySet<string> = new Set(Object.keys(SAMPLE_NAMES))
