import { createHash } from 'node:crypto'
import { basename, relative } from 'node:path'

/** Class names are shipped in styles and in code, so they are hashes of four letters; in the dev build they name their file. */
export function shortClassName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split('?')[0] ?? file)
  if (process.env['NODE_ENV'] === 'development') return `${basename(path, '.module.css')}_${name}`
  // Letters only: a class name may not begin with a digit.
  return createHash('sha256')
    .update(`${path}.${name}`)
    .digest('base64url')
    .replaceAll(/[^a-zA-Z]/g, '')
    .slice(0, 4)
}
