import { currentLocation } from '../navigation/currentLocation.ts'

/**
 * URL of a picture that the served page showed before the app started, by its index on the page; null if there
 * was none, or if another page was opened since. Placeholders show it until the page's own data
 * arrives.
 */
export function servedPicture(place: number): string | null {
  if (currentLocation().navigationType !== 'load') return null
  return document.body.dataset['pictures']?.split(' ')[place] || null
}
