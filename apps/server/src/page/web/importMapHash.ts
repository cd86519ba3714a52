import { createHash } from 'node:crypto'

const IMPORT_MAP = /<script type="importmap">([^<]*)<\/script>/

/** The policy's hash for the page's import map; null if it has none. */
export function importMapHash(html: string): string | null {
  const map = IMPORT_MAP.exec(html)?.[1]
  return map === undefined ? null : `sha256-${createHash('sha256').update(map).digest('base64')}`
}
