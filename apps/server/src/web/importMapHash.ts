import { createHash } from 'node:crypto'

const IMPORT_MAP = /<script type="importmap">([^<]*)<\/script>/

/** By which the policy lets the import map of the page through, and no other; null: the page has none. */
export function importMapHash(html: string): string | null {
  const map = IMPORT_MAP.exec(html)?.[1]
  return map === undefined ? null : `sha256-${createHash('sha256').update(map).digest('base64')}`
}
