import { words } from '../i18n/words.ts'

/** Separate from the words of the first load. */
export const leftOutCountText = words('loading', {
  leftOut: '{count} entries couldn’t be read and aren’t shown.',
  leftOut_one: '{count} entry couldn’t be read and isn’t shown.',
})
