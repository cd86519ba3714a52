import { currentLocation } from '../navigation/currentLocation.ts'

/**
 * URL of a picture that the served page showed before the app, by its place; null if there was none, or another page was
 * opened since. Placeholders keep it in view until the page's own answer is there.
 */
export function servedPicture(place: number): string | null {
  if (currentLocation().navigationType !== 'load') return null
  return document.body.dataset['pictures']?.split(' ')[place] || null
}
