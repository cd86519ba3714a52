import { words } from '#platform/page/i18n/words.ts'

/** Apart from those of the bars, which are needed at first. */
export const t = words('place', {
  dropzone: 'Drops',
  collections: 'Collections',
  studio: 'Studio',
  createArtistToken: 'Create artist token',
  tickets: 'Tickets',
  merch: 'Merch',
  pitchPage: 'Pitch',
  contact: 'Contact',
})
