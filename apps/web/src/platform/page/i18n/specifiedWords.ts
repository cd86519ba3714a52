import { words } from './words.ts'

/** Keys that the specification itself names (spec: language.keys), so they have no area prefix. */
export const specified = words('', {
  swap: 'Swap',
  pool: 'Pool',
  unknownError: 'Something went wrong. Refresh the page, or try another browser or device.',
})
