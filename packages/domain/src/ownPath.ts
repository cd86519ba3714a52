import type { Reader } from './untrusted.ts'

/**
 * A path of our own origin (case 29). Browsers take a backslash for a slash and leave out line breaks and tabs, so that `/\host` and
 * a tab between two slashes lead to another host: nothing but plain letters without a backslash is a path.
 */
export const OWN_PATH = /^\/(?!\/)[!-[\]-~]*$/

export const ownPath: Reader<string> = (given) =>
  typeof given === 'string' && OWN_PATH.test(given) ? given : undefined
