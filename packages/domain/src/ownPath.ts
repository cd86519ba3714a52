import type { Reader } from './untrusted.ts'

/**
 * A path of our own origin (case 29). Browsers read a backslash as a slash and ignore line breaks and tabs, so `/\host` and a tab
 * between two slashes lead to another host. Only printable ASCII without a backslash is allowed.
 */
export const OWN_PATH = /^\/(?!\/)[!-[\]-~]*$/

export const ownPath: Reader<string> = (value) =>
  typeof value === 'string' && OWN_PATH.test(value) ? value : undefined
