import { words } from '#platform/page/i18n/words.ts'

/** Separate from the words of the bars, which load first. */
export const morePlacesText = words('place', {
  dropzone: 'Drops',
  collections: 'Collections',
  studio: 'Studio',
  createArtistToken: 'Create artist token',
  tickets: 'Tickets',
  merch: 'Merch',
  pitchPage: 'Pitch',
  contact: 'Contact',
})
