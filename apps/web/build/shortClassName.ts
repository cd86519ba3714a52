import { createHash } from 'node:crypto'
import { basename, relative } from 'node:path'

/**
 * Shortens a class name to a hash of four letters, because class names are shipped both in styles
 * and in code. In the dev build, class names contain the name of their file.
 */
export function shortClassName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split('?')[0] ?? file)
  if (process.env['NODE_ENV'] === 'development') return `${basename(path, '.module.css')}_${name}`
  // Letters only, because a class name must not begin with a digit.
  return createHash('sha256')
    .update(`${path}.${name}`)
    .digest('base64url')
    .replaceAll(/[^a-zA-Z]/g, '')
    .slice(0, 4)
}
